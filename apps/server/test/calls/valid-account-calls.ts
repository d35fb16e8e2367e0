import type { Role } from '@dalan/contract/people/accounts';
import { emailChangeToken, mailedToken } from '../shops/mailed-token.ts';
import { logInAs, TEST_PASSWORD } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

type Maker = (shop: TestApp, role: Role) => Promise<Partial<ValidCall>>;

const page = { q: 'flour', page: '1', pageSize: '10', sort: '-createdAt' };
let made = 0;

/** Calls about accounts and sessions, for `valid-calls.ts`. */
export const accountCalls: Record<string, Maker> = {
  'GET /api/users': async (shop) => ({ by: await logInAs(shop, 'admin'), query: page }),
  'GET /api/users/:id': self,
  'PUT /api/users/:id/profile': async (shop, role) => {
    const { by, params } = await self(shop, role);
    const body = {
      _id: params.id,
      version: 1,
      name: 'Asha Patil',
      address: '3 Kasba Peth',
      language: 'mr',
    };
    return { by, params, body };
  },
  'DELETE /api/users/:id': self,
  'POST /api/users': async () => {
    made += 1;
    const email = `registers-${made}@dalan.example`;
    const person = { name: 'Asha', email, phone: '5550001234', address: '3 Kasba Peth' };
    return { body: { ...person, language: 'hi', password: TEST_PASSWORD } };
  },
  'POST /api/login': async (shop) => {
    const { email } = await logInAs(shop, 'user');
    return { body: { email, password: TEST_PASSWORD } };
  },
  'POST /api/admin/login': async (shop) => {
    const { email } = await logInAs(shop, 'admin');
    return { body: { username: email, password: TEST_PASSWORD } };
  },
  'POST /api/logout': async (shop) => ({ by: await logInAs(shop, 'user') }),
  'POST /api/password/forgotten': async () => ({ body: { email: 'asha@dalan.example' } }),
  'POST /api/password/link': async (shop) => ({
    body: { token: await mailedToken(shop, 'reset-password') },
  }),
  'POST /api/password/new': async (shop) => ({
    body: { token: await mailedToken(shop, 'reset-password'), password: TEST_PASSWORD },
  }),
  'POST /api/password/change': async (shop, role) => ({
    by: await logInAs(shop, role),
    body: { presentPassword: TEST_PASSWORD, newPassword: `${TEST_PASSWORD}-2` },
  }),
  'POST /api/sessions/end-all': async (shop, role) => ({ by: await logInAs(shop, role) }),
  'GET /api/account': async (shop, role) => ({ by: await logInAs(shop, role) }),
  'POST /api/email/confirmation': async (shop, role) => ({ by: await logInAs(shop, role) }),
  'POST /api/proof/password': async (shop) => ({
    by: await logInAs(shop, 'user'),
    body: { password: TEST_PASSWORD },
  }),
  'POST /api/email/undo': async (shop) => {
    const person = await logInAs(shop, 'admin');
    made += 1;
    const newEmail = `moved-${made}@dalan.example`;
    await shop.db
      .insertInto('staffEmailChanges')
      .values({ userId: person.userId, oldEmail: person.email, newEmail })
      .execute();
    return { body: { token: await emailChangeToken(shop, 'undo-email', person) } };
  },
  'POST /api/email/confirm': async (shop) => ({
    body: { token: await mailedToken(shop, 'confirm-email') },
  }),
};

/** A customer on their own account, or staff on a customer's. */
async function self(shop: TestApp, role: Role) {
  const customer = await logInAs(shop, 'user');
  const by = role === 'admin' ? await logInAs(shop, 'admin') : customer;
  return { by, params: { id: customer.userId } };
}
