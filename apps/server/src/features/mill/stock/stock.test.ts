import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type {
  StockAnswer,
  StockChange,
  StockFlour,
  StockLedger,
} from '@dalan/contract/catalog/stock';
import { untilLockWaits } from '../../../../test/database/lock-waits.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { stockRequest } from '../../../../test/requests/stock-requests.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { checkInvariants } from '../../office/invariants/index.ts';
import { lockStock } from './stock.queries.ts';

let shop: TestApp;
let staff: LoggedIn;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Kiran Shinde', duty: 'counter' });
  buyer = await logInAs(shop, 'user', { name: '=Asha' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const flourOf = async (stockKg: number) => createTestProduct(shop.db, { stockKg });
const change = (productId: string, asked: StockChange, key?: string) =>
  shop.app.inject(stockRequest(staff, productId, asked, key));
const refusalOf = async (asked: ReturnType<typeof change>) => (await asked).json<ErrorAnswer>();
const countOf = (counted: number, expected: number): StockChange => {
  return { do: 'count', counted, expected, reason: 'Closing time' };
};

async function place(product: Awaited<ReturnType<typeof flourOf>>, kg: number) {
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg }]));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>()._id;
}

async function setStatus(orderId: string, orderStatus: OrderStatus) {
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
}

async function get<Answer>(path: string): Promise<Answer> {
  const url = `/api/admin/stock${path}`;
  const answer = await shop.app.inject({ url, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

async function find(productId: string): Promise<StockFlour> {
  const { flours } = await get<StockAnswer>('');
  return flours.find(({ _id }) => _id === productId)!;
}

describe('the list', () => {
  test('on hand is free and promised; shipped flour is out of the house', async () => {
    const flour = await flourOf(40);
    const [shipped] = [await place(flour, 3), await place(flour, 4)];
    expect(await find(flour.id)).toMatchObject({ onHand: 40, promised: 7, free: 33, sold: 7 });
    await setStatus(shipped, 'Shipped');
    expect(await find(flour.id)).toMatchObject({ onHand: 37, promised: 4, free: 33, sold: 7 });
    await setStatus(shipped, 'Returned');
    expect(await find(flour.id)).toMatchObject({ onHand: 40, promised: 4, free: 36, sold: 4 });
  });

  test('none left comes first, then below the mark, then what ends soonest', async () => {
    const none = await flourOf(0);
    const below = await flourOf(30);
    const soon = await flourOf(20);
    const later = await flourOf(90);
    await place(soon, 9);
    await place(later, 1);
    const mark = { method: 'PUT' as const, headers: staff.headers, payload: { lowMark: 31 } };
    const url = `/api/admin/stock/${below.id}/low-mark`;
    expect((await shop.app.inject({ ...mark, url })).json<StockFlour>().lowMark).toBe(31);
    const ids = [later, soon, below, none].map(({ id }) => id);
    const { flours } = await get<StockAnswer>('');
    const order = flours.map(({ _id }) => _id).filter((id) => ids.includes(id));
    expect(order).toEqual(ids.toReversed());
  });
});

describe('the ledger', () => {
  test('has who, why, change and what was free, and gives way to a page of older rows', async () => {
    const flour = await flourOf(50);
    const orderId = await place(flour, 5);
    await change(flour.id, { do: 'waste', kg: 2, reason: ' Bag torn ' });
    await change(flour.id, countOf(49, 48));
    const { rows, hasOlder } = await get<StockLedger>(`/${flour.id}/ledger`);
    expect(hasOlder).toBe(false);
    expect(rows).toMatchObject([
      { reason: 'count', counted: 49, change: 1, freeAfter: 44, by: 'Kiran Shinde' },
      { reason: 'waste', note: 'Bag torn', change: -2, freeAfter: 43, order: null },
      { reason: 'order placed', change: -5, freeAfter: 45, by: '=Asha', order: { _id: orderId } },
      { reason: 'opening', change: 50, freeAfter: 50, by: '' },
    ]);
    const older = await get<StockLedger>(`/${flour.id}/ledger?before=${rows[1]!._id}`);
    expect(older.rows).toEqual(rows.slice(2));
  });

  test('comes as a CSV file that no spreadsheet program calculates', async () => {
    const flour = await flourOf(50);
    await place(flour, 5);
    await change(flour.id, { do: 'received', kg: 10, reason: '=HYPERLINK("evil"), bill 7' });
    const url = `/api/admin/stock/${flour.id}/ledger.csv`;
    const file = await shop.app.inject({ url, headers: staff.headers });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, received, placed, opening, end] = file.body.split('\r\n');
    expect(head).toBe('\ufeffDay,Time,What,Who,Reason,kg,"Free after it, kg"');
    expect(received).toMatch(/,Received,Kiran Shinde,"'=HYPERLINK\(""evil""\), bill 7",10,55$/);
    expect(placed).toMatch(/,Order [0-9A-F]{8},'=Asha,,-5,45$/);
    expect(opening).toMatch(/,Opening stock,,,50,50$/);
    expect(end).toBe('');
  });
});

describe('a movement', () => {
  test('sent twice at once counts once; another under the same key is refused', async () => {
    const [flour, other] = [await flourOf(10), await flourOf(10)];
    const received: StockChange = { do: 'received', kg: 40, reason: 'Barshi, bill 2231' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change(flour.id, received, 'one-tap')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await stockKgOf(shop.db, flour.id)).toBe(50);
    expect((await refusalOf(change(flour.id, { ...received, kg: 4 }, 'one-tap'))).code).toBe(
      'KEY_REUSED',
    );
    const twoFlours = await Promise.all(
      [flour, other].map(({ id }) => change(id, received, 'two-flours')),
    );
    expect(twoFlours.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const kg = (await stockKgOf(shop.db, flour.id)) + (await stockKgOf(shop.db, other.id));
    expect(kg).toBe(100);
  });

  test('wants whole grams, a reason and a key', async () => {
    const flour = await flourOf(10);
    const waste = { do: 'waste', kg: 1, reason: 'Torn' } as const;
    for (const wrong of [
      { ...waste, kg: 0 },
      { ...waste, kg: 0.0005 },
      { ...waste, reason: ' ' },
    ]) {
      expect((await change(flour.id, wrong)).statusCode).toBe(400);
    }
    const { headers } = staff;
    const noKey = { ...stockRequest(staff, flour.id, waste), headers };
    expect((await shop.app.inject(noKey)).statusCode).toBe(400);
    const tooMuch = await refusalOf(change(flour.id, { ...waste, do: 'received', kg: 99_991 }));
    expect(tooMuch.fields).toHaveProperty('kg');
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(10);
  });

  test('is to the gram, as the counter sells', async () => {
    const flour = await flourOf(13);
    await place(flour, 1);
    await change(flour.id, { do: 'waste', kg: 0.63, reason: 'Torn' });
    expect(await find(flour.id)).toMatchObject({ onHand: 12.37, promised: 1, free: 11.37 });
    const count = { do: 'count', counted: 12.1, expected: 12.37, reason: 'Shelf' } as const;
    expect((await change(flour.id, count)).json()).toMatchObject({ onHand: 12.1, free: 11.1 });
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(11.1);
    const late = await refusalOf(change(flour.id, { ...count, expected: 12.37 }));
    expect(late.message).toContain('Meanwhile 0.27 kg went out');
  });

  test('never takes what is promised, and names the orders in danger', async () => {
    const flour = await flourOf(10);
    const [early, late] = [await place(flour, 2), await place(flour, 4)];
    const waste = { do: 'waste', kg: 6, reason: 'Wet' } as const;
    expect(await refusalOf(change(flour.id, waste))).toMatchObject({
      code: 'STOCK_PROMISED',
      details: { quantity: 4, promised: [{ _id: late, kg: 4, buyer: '=Asha' }] },
    });
    expect(await refusalOf(change(flour.id, countOf(1, 10)))).toMatchObject({
      code: 'STOCK_PROMISED',
      details: { promised: [{ _id: early }, { _id: late }] },
    });
    const promised = await get<{ orders: { _id: string }[] }>(`/${flour.id}/promised`);
    expect(promised.orders.map(({ _id }) => _id)).toEqual([early, late]);
    await setStatus(late, 'Cancelled');
    expect((await change(flour.id, waste)).json<StockFlour>()).toMatchObject({
      onHand: 4,
      promised: 2,
      free: 2,
    });
  });

  test('of many at once, only as many waste as there is free', async () => {
    const flour = await flourOf(5);
    await place(flour, 2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change(flour.id, { do: 'waste', kg: 1, reason: 'Wet' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await stockKgOf(shop.db, flour.id)).toBe(0);
  });
});

describe('a count', () => {
  test('that finds what the book says is kept as well', async () => {
    const flour = await flourOf(10);
    expect((await change(flour.id, countOf(10, 10))).statusCode).toBe(200);
    const { rows } = await get<StockLedger>(`/${flour.id}/ledger`);
    expect(rows[0]).toMatchObject({ reason: 'count', counted: 10, change: 0, freeAfter: 10 });
  });

  test('is compared and kept in grams, whatever the fractions of a kilogram', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 0.342, stepGrams: 250 });
    await place(flour, 0.25);
    // 0.092 + 0.25 is not 0.342 in floating point.
    const { onHand } = await find(flour.id);
    expect((await change(flour.id, countOf(1, onHand))).statusCode).toBe(200);
    expect((await find(flour.id)).free).toBe(0.75);
  });

  test('that finds just what is promised leaves nothing free', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 1.1 });
    await place(flour, 1);
    // 0.1 - (1.1 - 1) is below zero in floating point.
    const { onHand } = await find(flour.id);
    expect((await change(flour.id, countOf(1, onHand))).statusCode).toBe(200);
    expect((await find(flour.id)).free).toBe(0);
  });

  test('says by how much the stock moved meanwhile, and writes nothing', async () => {
    const flour = await flourOf(10);
    const orderId = await place(flour, 3);
    // A placed order moves nothing out of the house; a shipped one does.
    await setStatus(orderId, 'Shipped');
    expect(await refusalOf(change(flour.id, countOf(10, 10)))).toMatchObject({
      code: 'STOCK_CHANGED',
      message: 'Meanwhile 3 kg went out: the book says 7 kg on hand now. Please count again.',
      details: { quantity: 7 },
    });
    expect(await stockKgOf(shop.db, flour.id)).toBe(7);
  });

  test('of two at once with the same figure, one is told to count again', async () => {
    const flour = await flourOf(20);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<undefined>();
    const holder = inTransaction(shop.db, async (tx) => {
      await lockStock(tx, { productId: flour.id, city: 'pune' });
      lock(undefined);
      await held;
    });
    await locked;
    const counts = [change(flour.id, countOf(18, 20)), change(flour.id, countOf(19, 20))];
    await untilLockWaits(shop.db, 2);
    release(undefined);
    await holder;
    const statuses = (await Promise.all(counts)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
