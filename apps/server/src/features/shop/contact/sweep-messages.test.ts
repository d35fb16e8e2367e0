import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { sweepMessages } from './sweep-messages.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const insertMessages = (count: number, age: string) =>
  sql`insert into contact_messages (name, email, subject, message, created_at)
    select 'Asha', 'asha@dalan.example', 'Jowar', 'Coarse?', now() - ${age}::interval
    from generate_series(1, ${count}::int)`.execute(shop.db);

async function ages(): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select extract(day from now() - created_at)::int as days from contact_messages
    order by 1`.execute(shop.db);
  return rows.map(({ days }) => days);
}

test('deletes messages after a year, in small steps, also when two sweeps run at once', async () => {
  await insertMessages(23, '366 days');
  await insertMessages(2, '364 days');
  const counts = await Promise.all([sweepMessages(shop.db, 5), sweepMessages(shop.db, 5)]);
  expect(counts[0] + counts[1]).toBeLessThanOrEqual(23);
  await sweepMessages(shop.db);
  expect(await ages()).toEqual([364, 364]);
  expect(await sweepMessages(shop.db)).toBe(0);
});
