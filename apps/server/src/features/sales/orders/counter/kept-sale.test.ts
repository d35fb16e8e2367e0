import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { startAccountShop } from '../../../../../test/shops/account-shop.ts';
import type { AccountShop } from '../../../../../test/shops/account-shop.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { stockKgOf } from '../../../../../test/shops/products.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: AccountShop;

beforeAll(async () => {
  shop = await startAccountShop();
});

afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const soldAt = () => new Date(Date.now() - 60 * 60_000).toISOString();

/** 1 kg of besan for cash, which the till sold at the public price and kept. */
function sendKept(buyer: LoggedIn, key: string, change: object = {}) {
  const besan = [{ product: shop.besan, grams: 1_000 }];
  return shop.sell(buyer, besan, { method: 'cash', soldAt: soldAt(), ...change }, key);
}

const salesOf = async (buyer: LoggedIn) =>
  (await shop.get<Order[]>('/api/admin/orders?channel=counter&pageSize=100')).filter(
    ({ userId }) => userId._id === buyer.userId,
  );

test('a kept sale at the public price is refused with the own one, and then taken once under its key', async () => {
  const mess = await shop.customer({ percentOff: 10 });
  const key = randomUUID();
  const before = await stockKgOf(shop.db, shop.besan.id);
  const refused = await sendKept(mess, key);
  expect(refused.statusCode).toBe(409);
  const { code, details } = refused.json<ErrorAnswer>();
  expect(code).toBe('PRICE_CHANGED');
  expect(details?.items).toEqual([{ productId: shop.besan.id, pricePerKg: 124.2 }]);
  expect(await stockKgOf(shop.db, shop.besan.id)).toBe(before);

  const items = [{ productId: shop.besan.id, quantityKg: 1, pricePerKg: 124.2 }];
  const send = () => sendKept(mess, key, { items, amount: 124 });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const ids = new Set(answers.map((answer) => answer.json<Order>()._id));
  expect(ids.size).toBe(1);
  expect(await salesOf(mess)).toMatchObject([{ amountToPay: 124, paidAmount: 124 }]);
  expect(await stockKgOf(shop.db, shop.besan.id)).toBeCloseTo(before - 1, 3);

  const other = await sendKept(mess, key, { customer: undefined });
  expect(other.statusCode, 'another decision comes too late').toBe(422);
  expect(other.json<ErrorAnswer>().code).toBe('KEY_REUSED');
});

test('two decisions about one kept sale at the same moment are one sale', async () => {
  const mess = await shop.customer({ percentOff: 10 });
  for (let round = 0; round < 8; round += 1) {
    const key = randomUUID();
    const before = await stockKgOf(shop.db, shop.besan.id);
    expect((await sendKept(mess, key)).statusCode).toBe(409);
    const items = [{ productId: shop.besan.id, quantityKg: 1, pricePerKg: 124.2 }];
    const answers = await Promise.all([
      sendKept(mess, key, { items, amount: 124 }),
      sendKept(mess, key, { customer: undefined }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 422,
    ]);
    expect(await stockKgOf(shop.db, shop.besan.id)).toBeCloseTo(before - 1, 3);
  }
});

test('a kept sale of a customer who was deleted meanwhile can be recorded without them', async () => {
  const mess = await logInAs(shop, 'user', { name: 'Gone' });
  const key = randomUUID();
  const erased = await shop.app.inject({
    method: 'DELETE',
    url: `/api/users/${mess.userId}`,
    headers: shop.owner.headers,
  });
  expect(erased.statusCode, erased.body).toBe(200);
  const refused = await sendKept(mess, key);
  expect(refused.json<ErrorAnswer>().code).toBe('NOT_FOUND');
  expect((await sendKept(mess, key, { customer: undefined })).statusCode).toBe(201);
});
