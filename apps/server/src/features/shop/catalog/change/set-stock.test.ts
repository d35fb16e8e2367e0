import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFormTexts } from '@dalan/contract/catalog/catalog';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';
import { ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

test('setting the stock writes a ledger row', async () => {
  const { _id } = await shop.create({ quantity: 10 });
  const answer = await shop.send('PUT', { _id, quantity: 4, expectedQuantity: 10 });
  expect(answer.json()).toMatchObject({ quantity: 4 });
  const unchanged = await shop.send('PUT', { _id, quantity: 4 });
  expect(unchanged.json()).toMatchObject({ quantity: 4 });
  const movements = await shop.db
    .selectFrom('stockMovements')
    .select(['reason', 'deltaGrams', 'actorId'])
    .where('productId', '=', _id)
    .orderBy('id')
    .execute();
  expect(movements).toEqual([
    { reason: 'opening', deltaGrams: 10_000, actorId: shop.admin.userId },
    { reason: 'adjustment', deltaGrams: -6_000, actorId: shop.admin.userId },
  ]);
});

test('stock can be set without the expected old value', async () => {
  const { _id } = await shop.create({ quantity: 10 });
  expect((await shop.send('PUT', { _id, quantity: 7 })).json()).toMatchObject({ quantity: 7 });
  expect(await ledgerKgOf(shop.db, _id)).toBe(7);
});

test('a product without a stock row in this city gets one when its stock is set', async () => {
  const { _id } = await shop.create();
  await shop.db.deleteFrom('stock').where('productId', '=', _id).execute();
  const answer = await shop.send('PUT', { _id, quantity: 5, expectedQuantity: 0 });
  expect(answer.json()).toMatchObject({ quantity: 5 });
  expect(await stockKgOf(shop.db, _id)).toBe(5);
});

test('a stale form undoes no sale and saves nothing', async () => {
  const { _id, name, pricePerKg } = await shop.create({ quantity: 10 });
  const order = orderRequest(shop.customer, [{ product: { id: _id, name, pricePerKg }, kg: 3 }]);
  expect((await shop.app.inject(order)).statusCode).toBe(201);

  const stale = await shop.send('PUT', {
    _id,
    name: 'Renamed',
    quantity: 12,
    expectedQuantity: 10,
  });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'STOCK_CHANGED',
    message: productFormTexts.stockChanged(7),
    details: { quantity: 7 },
  });
  expect(await stockKgOf(shop.db, _id)).toBe(7);
  expect(await shop.onSite(_id)).toMatchObject({ name });

  expect((await shop.send('PUT', { _id, quantity: 12, expectedQuantity: 7 })).statusCode).toBe(200);
  expect(await stockKgOf(shop.db, _id)).toBe(12);
  expect(await ledgerKgOf(shop.db, _id)).toBe(12);
});

test('of many concurrent saves, one succeeds and the others get the new stock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { _id } = await shop.create({ quantity: 40 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.send('PUT', { _id, quantity: 90, expectedQuantity: 40 }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await stockKgOf(shop.db, _id)).toBe(90);
  }
});

test('concurrent saves and sales lose no sale', async () => {
  const { _id, name, pricePerKg } = await shop.create({ quantity: 40 });
  const buy = () =>
    shop.app.inject(
      orderRequest(shop.customer, [{ product: { id: _id, name, pricePerKg }, kg: 1 }]),
    );
  const adjust = () => shop.send('PUT', { _id, quantity: 90, expectedQuantity: 40 });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, turn) => (turn % 3 === 0 ? adjust() : buy())),
  );
  const sold = answers.filter(({ statusCode }) => statusCode === 201).length;
  const adjusted = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(sold).toBe(16);
  expect(adjusted).toBeLessThanOrEqual(1);
  expect(await stockKgOf(shop.db, _id)).toBe((adjusted === 1 ? 90 : 40) - sold);
  expect(await ledgerKgOf(shop.db, _id)).toBe(await stockKgOf(shop.db, _id));
});
