import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionAnswer } from '@dalan/contract/people/accounts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function choose({ headers }: LoggedIn, payload: object) {
  return shop.app.inject({ method: 'PUT', url: '/api/admin/language', headers, payload });
}

async function languageOf({ headers }: LoggedIn) {
  const answer = await shop.app.inject({ url: '/api/session', headers });
  return answer.json<SessionAnswer>().user?.language;
}

test('a rider chooses the language of their own screens, without a proof, for every device', async () => {
  const rider = await logInAs(shop, 'admin', { duty: 'delivery' });
  const other = await logInAs(shop, 'admin', { duty: 'delivery' });
  await shop.db
    .updateTable('sessions')
    .set({ provedAt: null })
    .where('userId', '=', rider.userId)
    .execute();
  expect(await languageOf(rider)).toBe('en');
  const answer = await choose(rider, { language: 'mr' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ user: { _id: rider.userId, language: 'mr' } });
  expect(await languageOf(rider)).toBe('mr');
  expect(await languageOf(other)).toBe('en');
});

test('choosing the same language again writes nothing', async () => {
  const counter = await logInAs(shop, 'admin', { duty: 'counter', language: 'hi' });
  const answer = await choose(counter, { language: 'hi' });
  expect(answer.json()).toMatchObject({ user: { language: 'hi', version: 1 } });
  const rows = await shop.db
    .selectFrom('auditLog')
    .select('id')
    .where('actorId', '=', counter.userId)
    .execute();
  expect(rows).toEqual([]);
});

test.each([{ language: 'de' }, { language: '' }, {}, { language: 'mr', role: 'admin' }])(
  '%j is refused',
  async (body) => {
    const person = await logInAs(shop, 'admin', { duty: 'counter' });
    expect((await choose(person, body)).statusCode).toBe(400);
    expect(await languageOf(person)).toBe('en');
  },
);

test('a customer has no panel', async () => {
  expect((await choose(await logInAs(shop, 'user'), { language: 'mr' })).statusCode).toBe(403);
});
