import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { millingRequest } from '../../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { contentsRequest } from '../../../../../test/requests/phone-order-requests.ts';
import { startProductShop } from '../../../../../test/shops/product-shop.ts';
import type { ProductShop } from '../../../../../test/shops/product-shop.ts';
import { ledgerKgOf } from '../../../../../test/shops/products.ts';
import { setUpRepeat } from '../../../../../test/shops/repeats.ts';
import { productAnswerTexts } from '../product-answer-texts.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await startProductShop();
});
afterAll(() => shop.close());

test('a product without orders is deleted, and its ledger ends at zero', async () => {
  const { _id } = await shop.create({ quantity: 8 });
  const answer = await shop.remove(_id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: productAnswerTexts.deleted });
  expect(await shop.db.selectFrom('products').selectAll().where('id', '=', _id).execute()).toEqual(
    [],
  );
  expect(await ledgerKgOf(shop.db, _id)).toBe(0);
  expect(await shop.onSite(_id)).toBeUndefined();
  expect((await shop.auditOf(_id)).at(-1)).toMatchObject({ action: 'product.removed' });
  expect((await shop.remove(_id)).statusCode).toBe(404);
});

test('a product without stock can be deleted', async () => {
  const { _id } = await shop.create({ quantity: 0 });
  expect((await shop.remove(_id)).statusCode).toBe(200);
  expect(await shop.onSite(_id)).toBeUndefined();
});

test('a product with orders is archived: hidden everywhere, its orders still readable', async () => {
  const { _id, name, pricePerKg } = await shop.create({ quantity: 8 });
  await shop.app.inject(
    orderRequest(shop.customer, [{ product: { id: _id, name, pricePerKg }, kg: 2 }]),
  );
  expect((await shop.remove(_id)).statusCode).toBe(200);
  expect(await shop.onSite(_id)).toBeUndefined();
  const forStaff = await shop.app.inject({
    url: `/api/products/${_id}`,
    headers: shop.admin.headers,
  });
  expect(forStaff.statusCode).toBe(404);
  expect((await shop.send('PUT', { _id, isActive: true })).statusCode).toBe(404);
  const orders = await shop.app.inject({ url: '/api/my-orders', headers: shop.customer.headers });
  expect(orders.body).toContain(_id);
  expect((await shop.auditOf(_id)).at(-1)).toMatchObject({ action: 'product.archived' });
});

test('a flour that was milled for the counter is archived with its batch', async () => {
  const { _id } = await shop.create({ quantity: 8 });
  const { day: milledOn } = shopClock(new Date());
  const batches = [{ productId: _id, kg: 5 }];
  await shop.app.inject(millingRequest(shop.admin, { batches, milledOn, orders: [] }));
  expect((await shop.remove(_id)).statusCode).toBe(200);
  expect(await shop.onSite(_id)).toBeUndefined();
  expect((await shop.auditOf(_id)).at(-1)).toMatchObject({ action: 'product.archived' });
});

test('a flour that only a repeat order still has is archived', async () => {
  const [kept, left] = await Promise.all([
    shop.create({ quantity: 8 }),
    shop.create({ quantity: 8 }),
  ]);
  const [keptLine, leftLine] = [kept, left].map(({ _id, name, pricePerKg }) => ({
    product: { id: _id, name, pricePerKg },
    kg: 1,
  }));
  await setUpRepeat(shop, shop.customer, [keptLine!, leftLine!]);
  const orders = await shop.app.inject({ url: '/api/my-orders', headers: shop.customer.headers });
  const order = orders.json<Order[]>().find(({ items }) => items.length === 2)!;
  await shop.app.inject(contentsRequest(shop.admin, order, { lines: [keptLine!] }));
  expect((await shop.remove(left._id)).statusCode).toBe(200);
  expect((await shop.auditOf(left._id)).at(-1)).toMatchObject({ action: 'product.archived' });
});

test('an order during deletion of its product is either placed or refused, never lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { _id, name, pricePerKg } = await shop.create({ quantity: 8 });
    const buy = () =>
      shop.app.inject(
        orderRequest(shop.customer, [{ product: { id: _id, name, pricePerKg }, kg: 1 }]),
      );
    const [first, deletion, secondBuy] = await Promise.all([buy(), shop.remove(_id), buy()]);
    expect(deletion.statusCode).toBe(200);
    const sold = [first, secondBuy].filter(({ statusCode }) => statusCode === 201).length;
    const items = await shop.db
      .selectFrom('orderItems')
      .selectAll()
      .where('productId', '=', _id)
      .execute();
    expect(items).toHaveLength(sold);
    for (const { statusCode } of [first, secondBuy]) expect([201, 404, 409]).toContain(statusCode);
  }
});
