import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../../../test/violations/invariant-violations.ts';
import { startShopWithHistory } from '../../../../test/shops/shop-with-history.ts';
import type { ShopWithHistory } from '../../../../test/shops/shop-with-history.ts';
import { checkInvariants } from './index.ts';
import type { BrokenInvariant } from './index.ts';
import { invariants } from './invariants.queries.ts';

let shop: ShopWithHistory;
beforeAll(async () => {
  shop = await startShopWithHistory();
});
afterAll(() => shop.close());

/** Runs statements that the shop never makes, checks, and rolls back. */
async function checkAfter(statements: RawBuilder<unknown>[]): Promise<BrokenInvariant[]> {
  let broken: BrokenInvariant[] = [];
  const undo = new Error('undo');
  const rolledBack = shop.db.transaction().execute(async (tx) => {
    // Disables triggers and foreign keys. Needs a superuser.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
    broken = await checkInvariants(tx);
    throw undo;
  });
  await expect(rolledBack).rejects.toBe(undo);
  return broken;
}

test('finds nothing after sales, cancellations, returns and deletions', async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test.each(violations)('finds $name', async ({ breaks, finding, statements }) => {
  const broken = await checkAfter(statements(shop));
  expect(broken).toContainEqual({
    name: breaks,
    findings: [expect.stringContaining(finding(shop))],
    total: 1,
  });
  const others = broken.filter(({ name }) => name !== breaks).map(({ name }) => name);
  expect(others.length, others.join('; ')).toBeLessThanOrEqual(1);
});

test('every invariant has a test that breaks it', () => {
  const broken = new Set(violations.map(({ breaks }) => breaks));
  expect([...broken].sort()).toEqual(invariants.map(({ name }) => name).sort());
});

test('counts all findings of a broken invariant', async () => {
  const broken = await checkAfter([sql`update orders set version = version + 1`]);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatchObject({ total: 7 });
});
