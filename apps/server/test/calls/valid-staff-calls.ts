import { sql } from 'kysely';
import type { MadeInvitation } from '@dalan/contract/people/staff';
import { createAuthenticator } from '../shops/authenticator.ts';
import { addingOptions, proofOptions, signInOptions, staffWithPasskey } from '../shops/passkeys.ts';
import { logInAs, TEST_PASSWORD } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

async function versionOf({ db }: TestApp, page: string): Promise<number> {
  const { version } = await db
    .selectFrom('settingsVersions')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  return version;
}

/** Calls about passkeys and staff, for `valid-calls.ts`. */
export const staffCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'POST /api/admin/passkey-login/options': async () => ({}),
  'POST /api/admin/passkey-login': async (shop) => {
    const { authenticator } = await staffWithPasskey(shop);
    return { body: { passkey: authenticator.use(await signInOptions(shop)) } };
  },
  'POST /api/admin/proof/options': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/proof/passkey': async (shop) => {
    const { by, authenticator } = await staffWithPasskey(shop);
    return { by, body: { passkey: authenticator.use(await proofOptions(shop, by)) } };
  },
  'POST /api/admin/proof/password': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: { password: TEST_PASSWORD },
  }),
  'PUT /api/admin/preferences': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: { startPage: 'orders', pageSizes: { orders: 10 } },
  }),
  'PUT /api/admin/language': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: { language: 'mr' },
  }),
  'GET /api/admin/passkeys': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/passkeys/options': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/passkeys': async (shop) => {
    const by = await logInAs(shop, 'admin');
    const { publicOrigin: origin } = shop.config;
    const passkey = createAuthenticator({ origin }).create(await addingOptions(shop, by));
    return { by, body: { name: 'Counter laptop', passkey } };
  },
  'PUT /api/admin/passkeys/:id': async (shop) => {
    const { by, passkey } = await staffWithPasskey(shop);
    return { by, params: { id: passkey._id }, body: { name: 'Meera’s phone' } };
  },
  'DELETE /api/admin/passkeys/:id': async (shop) => {
    const { by, passkey } = await staffWithPasskey(shop);
    return { by, params: { id: passkey._id } };
  },
  'PUT /api/admin/passkey-rule': async (shop) => ({
    by: (await staffWithPasskey(shop)).by,
    body: { isRequired: false },
  }),

  'GET /api/admin/settings': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/admin/settings/:page/history': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    params: { page: 'payment' },
  }),
  'PUT /api/admin/settings': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: {
      page: 'payment',
      version: await versionOf(shop, 'payment'),
      document: { upiId: 'mill@bank', wallets: [] },
    },
  }),
  'GET /api/admin/staff': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'PUT /api/admin/staff/:id/duty': async (shop) => {
    const { userId: id } = await logInAs(shop, 'admin', { duty: 'counter' });
    const body = { duty: 'delivery', was: 'counter' };
    return { by: await logInAs(shop, 'admin'), params: { id }, body };
  },
  'PUT /api/admin/staff/:id/disabled': async (shop) => {
    const { userId: id } = await logInAs(shop, 'admin', { duty: 'counter' });
    return { by: await logInAs(shop, 'admin'), params: { id }, body: { isDisabled: true } };
  },
  'POST /api/admin/staff/:id/password-link': async (shop) => {
    const { userId: id } = await logInAs(shop, 'admin', { duty: 'delivery' });
    return { by: await logInAs(shop, 'admin'), params: { id } };
  },
  'POST /api/admin/staff/invitations': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: invited,
  }),
  'POST /api/admin/staff/invitations/:id/renew': async (shop) => {
    const { by, invitation } = await inviteStaff(shop);
    return { by, params: { id: invitation._id } };
  },
  'DELETE /api/admin/staff/invitations/:id': async (shop) => {
    const { by, invitation } = await inviteStaff(shop);
    return { by, params: { id: invitation._id } };
  },
  'POST /api/admin/join/invitation': async (shop) => ({
    body: { token: (await inviteStaff(shop)).token },
  }),
  'POST /api/admin/join/passkey': async (shop) => ({
    body: { token: (await inviteStaff(shop)).token },
  }),
  'POST /api/admin/join': async (shop) => {
    made += 1;
    const { token } = await inviteStaff(shop);
    const email = `joins-${made}@dalan.example`;
    return { body: { token, email, phone: '5550017321', password: TEST_PASSWORD } };
  },
};

const invited = { name: 'Anita Jagtap', contact: '55500 17321', duty: 'counter' };

async function inviteStaff(shop: TestApp) {
  const by = await logInAs(shop, 'admin');
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/staff/invitations',
    headers: by.headers,
    payload: invited,
  });
  return { by, ...answer.json<MadeInvitation>() };
}
