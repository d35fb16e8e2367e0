import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionAnswer } from '@dalan/contract/people/accounts';
import { preferenceTexts } from '@dalan/contract/people/preferences';
import type { Preferences } from '@dalan/contract/people/preferences';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function save({ headers }: LoggedIn, payload: object) {
  return shop.app.inject({ method: 'PUT', url: '/api/admin/preferences', headers, payload });
}

async function sessionOf({ headers }: LoggedIn) {
  return (await shop.app.inject({ url: '/api/session', headers })).json<SessionAnswer>();
}

test('a choice is kept with its person, and another person’s panel stays as it was', async () => {
  const [sunanda, meera] = [await logInAs(shop, 'admin'), await logInAs(shop, 'admin')];
  expect((await sessionOf(sunanda)).preferences).toEqual({});
  await save(sunanda, { startPage: 'orders' });
  await save(sunanda, { pageSizes: { orders: 10 } });
  const saved = await save(sunanda, { pageSizes: { users: 5 } });
  const chosen: Preferences = { startPage: 'orders', pageSizes: { orders: 10, users: 5 } };
  expect(saved.json<Preferences>()).toEqual(chosen);
  expect((await sessionOf(sunanda)).preferences).toEqual(chosen);
  expect((await sessionOf(meera)).preferences).toEqual({});
  const { user } = await sessionOf(sunanda);
  expect(user?.version).toBe(1);
});

test('two devices that choose at once both keep their choice', async () => {
  const staff = await logInAs(shop, 'admin');
  const lists = ['orders', 'users', 'products', 'contacts'] as const;
  await Promise.all([
    save(staff, { startPage: 'today' }),
    ...lists.map((list) => save(staff, { pageSizes: { [list]: 10 } })),
  ]);
  expect((await sessionOf(staff)).preferences).toEqual({
    startPage: 'today',
    pageSizes: { orders: 10, users: 10, products: 10, contacts: 10 },
  });
});

test.each([
  ['counter', 'figures', 400],
  ['counter', 'orders', 200],
  ['owner', 'figures', 200],
  ['delivery', 'users', 400],
] as const)('the duty %s may start with %s: %i', async (duty, startPage, status) => {
  const staff = await logInAs(shop, 'admin', { duty });
  const answer = await save(staff, { startPage });
  expect(answer.statusCode, answer.body).toBe(status);
  if (status === 400) expect(answer.body).toContain(preferenceTexts.startPageNotAllowed);
});

test.each([
  { startPage: '/admin/ordermaster' },
  { startPage: 'https://evil.test' },
  { pageSizes: { orders: 7 } },
  { pageSizes: { orders: '10' } },
  { pageSizes: { secrets: 10 } },
  { userId: 'another', startPage: 'orders' },
])('%j is refused', async (choice) => {
  expect((await save(await logInAs(shop, 'admin'), choice)).statusCode).toBe(400);
});

test('customers have no panel, and nothing is left of who is erased', async () => {
  const customer = await logInAs(shop, 'user');
  expect((await save(customer, { startPage: 'orders' })).statusCode).toBe(403);
  expect(await sessionOf(customer)).not.toHaveProperty('preferences');
  const [owner, gone] = [await logInAs(shop, 'admin'), await logInAs(shop, 'admin')];
  await save(gone, { startPage: 'orders' });
  const { userId } = gone;
  const url = `/api/users/${userId}`;
  await shop.app.inject({ method: 'DELETE', url, headers: owner.headers });
  const row = await shop.db
    .selectFrom('users')
    .select(['preferences', 'erasedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ preferences: {}, erasedAt: expect.any(Date) as Date });
});

test('a stored choice that no release offers any more is not shown', async () => {
  const staff = await logInAs(shop, 'admin');
  await shop.db
    .updateTable('users')
    .set({ preferences: JSON.stringify({ startPage: 'abolished' }) })
    .where('id', '=', staff.userId)
    .execute();
  expect((await sessionOf(staff)).preferences).toEqual({});
});
