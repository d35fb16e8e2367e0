import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '@dalan/contract/people/accounts';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let customer: LoggedIn;
let admin: LoggedIn;
let shown: User;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  customer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  admin = await logInAs(shop, 'admin', { name: 'Meera Joshi' });
  const answer = await shop.app.inject({
    url: `/api/users/${customer.userId}`,
    headers: admin.headers,
  });
  shown = answer.json<{ data: User }>().data;
});
afterAll(() => shop.close());

function save(by: LoggedIn, change: object) {
  const { name, address, email, phone } = shown;
  return shop.app.inject({
    method: 'PUT',
    url: `/api/users/${customer.userId}/profile`,
    headers: by.headers,
    payload: { name, address, email, phone, ...change },
  });
}

test('staff with an older version are told who changed the user and the current values', async () => {
  const { version } = shown;
  const first = await save(admin, { version, address: 'Kothrud, Pune' });
  expect(first.json<{ user: User }>().user.version).toBe(version + 1);
  const stale = await save(admin, { version, name: 'Asha K.' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json<ErrorAnswer>()).toMatchObject({
    code: 'USER_CHANGED',
    details: { by: 'Meera Joshi', user: { name: 'Asha Kulkarni', address: 'Kothrud, Pune' } },
  });
});

test("the customer's own change counts too", async () => {
  await save(customer, { address: 'Aundh, Pune' });
  const stale = await save(admin, { version: shown.version, name: 'Asha K.' });
  expect(stale.json<ErrorAnswer>()).toMatchObject({
    details: { by: 'Asha Kulkarni', user: { address: 'Aundh, Pune' } },
  });
});

test('a call without a version changes the user, as the specification says', async () => {
  await save(admin, { address: 'Aundh, Pune' });
  const answer = await save(admin, { name: 'Asha K.' });
  expect(answer.statusCode).toBe(200);
});

test('of many concurrent saves with one version, one succeeds', async () => {
  const { version } = shown;
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) => save(admin, { version, name: `Form ${place}` })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
});
