import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { untilLockWaits } from '../../../../../test/database/lock-waits.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { buildApp } from '../../../../app.ts';
import { openDatabase } from '../../../../platform/db/database.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin');
});
afterAll(() => shop.close());

/** Locks the stock row until it is released. */
async function lockStockRow(productId: string) {
  const holder = await shop.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!holder.isCommitted) await holder.rollback().execute();
  });
  await sql`select from stock where product_id = ${productId} for update`.execute(holder);
  return {
    change: (statement: ReturnType<typeof sql>) => statement.execute(holder),
    release: () => holder.commit().execute(),
  };
}

describe('an order that waits for a stock lock', () => {
  test('is refused if the product was archived meanwhile', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const lock = await lockStockRow(flour.id);
    const order = shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
    await untilLockWaits(shop.db);
    await lock.change(sql`
      update products set is_active = false, archived_at = now() where id = ${flour.id}`);
    await lock.release();
    expect((await order).json<ErrorAnswer>()).toMatchObject({
      code: 'PRODUCT_NOT_SOLD',
      details: { items: [{ productId: flour.id }] },
    });
    expect(await stockKgOf(shop.db, flour.id)).toBe(9);
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(9);
  });

  test('is refused if the product became inactive meanwhile', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const lock = await lockStockRow(flour.id);
    const order = shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
    await untilLockWaits(shop.db);
    await sql`update products set is_active = false where id = ${flour.id}`.execute(shop.db);
    await lock.release();
    expect((await order).json<ErrorAnswer>()).toMatchObject({
      code: 'PRODUCT_NOT_SOLD',
      details: { items: [{ productId: flour.id }] },
    });
    expect(await stockKgOf(shop.db, flour.id)).toBe(9);
  });

  test('is refused with the new price if staff changed it meanwhile', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9, pricePerKg: 78 });
    const lock = await lockStockRow(flour.id);
    const order = shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
    await untilLockWaits(shop.db);
    const changed = await shop.app.inject({
      method: 'PUT',
      url: '/api/products',
      headers: staff.headers,
      payload: { _id: flour.id, pricePerKg: 95 },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await lock.release();
    expect((await order).json<ErrorAnswer>()).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { items: [{ productId: flour.id, pricePerKg: 95 }] },
    });
    expect(await stockKgOf(shop.db, flour.id)).toBe(9);
  });

  test('is refused if the product was deleted meanwhile', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const lock = await lockStockRow(flour.id);
    const order = shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
    await untilLockWaits(shop.db);
    await lock.change(sql`delete from products where id = ${flour.id}`);
    await lock.release();
    expect((await order).statusCode).toBe(404);
    expect((await order).json<ErrorAnswer>().details?.items).toEqual([{ productId: flour.id }]);
  });

  test('gets the current stock and name if both changed meanwhile', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const lock = await lockStockRow(flour.id);
    const order = shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 3 }]));
    await untilLockWaits(shop.db);
    await lock.change(sql`
      update stock set on_hand_grams = 2000 where product_id = ${flour.id}`);
    await lock.change(sql`update products set name = 'Renamed' where id = ${flour.id}`);
    await lock.release();
    expect((await order).json<ErrorAnswer>()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Only 2 kg of Renamed left',
      details: { items: [{ productId: flour.id, availableKg: 2 }] },
    });
  });
});

type Act = 'placed' | 'cancelled' | 'taken up again' | 'released with its account';

test.each<Act>(['placed', 'cancelled', 'taken up again', 'released with its account'])(
  'an order that is %s locks its flours in id order, not in physical row order',
  async (act) => {
    const [low, high] = await createFloursInReverse();
    const lines = [high, low].map((product) => ({ product, kg: 1 }));
    const person = await logInAs(shop, 'user');
    const app = await openWithoutIndexes();
    const place = () => app.inject(orderRequest(person, lines));
    const move = async (order: Order, orderStatus: OrderStatus) =>
      app.inject({
        method: 'PUT',
        url: '/api/admin/order-and-payment/status',
        headers: staff.headers,
        payload: { orderId: order._id, orderStatus, paymentStatus: 'Pending' },
      });
    const order = act === 'placed' ? undefined : (await place()).json<Order>();
    if (order !== undefined && act === 'taken up again') await move(order, 'Cancelled');

    const lock = await lockStockRow(low.id);
    const answer = {
      placed: place,
      cancelled: () => move(order!, 'Cancelled'),
      'taken up again': () => move(order!, 'Confirmed'),
      'released with its account': () =>
        app.inject({
          method: 'DELETE',
          url: `/api/users/${person.userId}`,
          headers: person.headers,
        }),
    }[act]();
    await untilLockWaits(shop.db);
    const isFree = sql`select from stock where product_id = ${high.id} for update nowait`;
    await expect(isFree.execute(shop.db)).resolves.toBeDefined();
    await lock.release();
    expect([200, 201]).toContain((await answer).statusCode);
  },
);

/** An update moves the row of the lower id behind the other on disk. */
async function createFloursInReverse(): Promise<[low: TestProduct, high: TestProduct]> {
  const one = await createTestProduct(shop.db, { stockKg: 9 });
  const two = await createTestProduct(shop.db, { stockKg: 9 });
  const [low, high] = one.id < two.id ? [one, two] : [two, one];
  await sql`update stock set on_hand_grams = 9000 where product_id = ${low.id}`.execute(shop.db);
  await sql`update products set updated_at = now() where id = ${low.id}`.execute(shop.db);
  return [low, high];
}

/** The same shop with sequential scans, as PostgreSQL uses for small tables. */
async function openWithoutIndexes() {
  const url = new URL(shop.testDatabase.url);
  const off = ['indexscan', 'bitmapscan', 'mergejoin'].map((way) => `-c enable_${way}=off`);
  url.searchParams.set('options', off.join(' '));
  const { statementTimeoutMs, lockTimeoutMs, connectTimeoutMs } = shop.config;
  const database = openDatabase({
    url: url.href,
    poolSize: 2,
    ...{ statementTimeoutMs, lockTimeoutMs, connectTimeoutMs },
    onConnectionLost: () => undefined,
  });
  const app = await buildApp(shop.config, { ...shop.adapters, database });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return app;
}
