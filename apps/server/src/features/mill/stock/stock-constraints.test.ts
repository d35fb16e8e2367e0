import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../test/shops/products.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let productId: string;
beforeAll(async () => {
  shop = await startTestApp();
  productId = (await createTestProduct(shop.db, { stockKg: 5 })).id;
});
afterAll(() => shop.close());

test('the database refuses negative stock', async () => {
  const take = shop.db
    .updateTable('stock')
    .set({ onHandGrams: -1 })
    .where('productId', '=', productId);
  await expect(take.execute()).rejects.toMatchObject({ constraint: 'stock_is_never_negative' });
});

test('the stock ledger is append-only', async () => {
  const change = shop.db.updateTable('stockMovements').set({ deltaGrams: 1 });
  const refusal = { message: 'stock_movements is append-only' };
  await expect(change.execute()).rejects.toMatchObject(refusal);
  await expect(shop.db.deleteFrom('stockMovements').execute()).rejects.toMatchObject(refusal);
  await expect(sql`truncate stock_movements`.execute(shop.db)).rejects.toMatchObject(refusal);
  expect(await ledgerKgOf(shop.db, productId)).toBe(await stockKgOf(shop.db, productId));
});

test.each([
  [{ deltaGrams: 0, reason: 'adjustment' }, 'movement_moves_something'],
  [{ deltaGrams: 5, reason: 'a gift' }, 'movement_has_a_known_reason'],
  [{ deltaGrams: -5, reason: 'order placed' }, 'order_movement_names_its_order'],
])('the ledger refuses %j', async (movement, constraint) => {
  const insert = shop.db.insertInto('stockMovements').values({ productId, ...movement });
  await expect(insert.execute()).rejects.toMatchObject({ constraint });
});
