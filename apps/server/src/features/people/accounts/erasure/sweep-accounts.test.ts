import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { sweepAccounts } from './sweep-accounts.ts';

let shop: TestApp;
let userId: string;
beforeAll(async () => {
  shop = await startTestApp();
  ({ userId } = await logInAs(shop, 'user'));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from known_devices`.execute(shop.db);
  await sql`delete from sessions`.execute(shop.db);
});

const insertSessions = (count: number, expiresIn: string) =>
  sql`insert into sessions (token_hash, user_id, expires_at)
    select sha256(gen_random_uuid()::text::bytea), ${userId}, now() + ${expiresIn}::interval
    from generate_series(1, ${count}::int)`.execute(shop.db);

const insertDevices = (count: number, age: string) =>
  sql`insert into known_devices (token_hash, user_id, last_seen_at)
    select sha256(gen_random_uuid()::text::bytea), ${userId}, now() - ${age}::interval
    from generate_series(1, ${count}::int)`.execute(shop.db);

async function left() {
  const { rows } = await sql<{ sessions: number; devices: number }>`
    select (select count(*) from sessions) as sessions,
      (select count(*) from known_devices) as devices`.execute(shop.db);
  return rows[0];
}

test('deletes ended sessions and devices that nobody used for 180 days, and no other', async () => {
  await insertSessions(25, '-1 minute');
  await insertSessions(2, '1 minute');
  await insertDevices(13, '181 days');
  await insertDevices(3, '179 days');
  expect(await sweepAccounts(shop.db, 10)).toBe(38);
  expect(await left()).toEqual({ sessions: 2, devices: 3 });
  expect(await sweepAccounts(shop.db, 10)).toBe(0);
});

test('two sweeps at once share the work', async () => {
  await insertSessions(200, '-1 minute');
  const counts = await Promise.all([1, 2, 3, 4].map(() => sweepAccounts(shop.db, 7)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200);
  await sweepAccounts(shop.db);
  expect(await left()).toEqual({ sessions: 0, devices: 0 });
});

test('a session that somebody holds is left for the next sweep', async () => {
  await insertSessions(3, '-1 minute');
  await inTransaction(shop.db, async (tx) => {
    await sql`select from sessions limit 1 for update`.execute(tx);
    expect(await sweepAccounts(shop.db)).toBe(2);
  });
  expect(await sweepAccounts(shop.db)).toBe(1);
});
