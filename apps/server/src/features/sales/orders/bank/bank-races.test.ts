import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Order } from '@dalan/contract/orders/orders';
import { bankRequest, bankRowFor } from '../../../../../test/requests/bank-requests.ts';
import { paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

const ROUNDS = 8;

let shop: BulkShop;
let colleague: LoggedIn;
beforeAll(async () => {
  shop = await startBulkShop();
  colleague = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function placeMany(count: number): Promise<Order[]> {
  const orders: Order[] = [];
  for (let placed = 0; placed < count; placed += 1) orders.push(await shop.place());
  return orders;
}

async function paymentsOf(orders: Order[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments
    where order_id = any(${orders.map(({ _id }) => _id)}::uuid[])
  `.execute(shop.db);
  return rows[0]!.count;
}

const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

test('the same statement recorded by two people at once is recorded once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await placeMany(5);
    const rows = orders.map((order) => bankRowFor(order));
    const answers = await Promise.all([
      shop.app.inject(bankRequest(shop.staff, rows)),
      shop.app.inject(bankRequest(colleague, rows.toReversed())),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await paymentsOf(orders)).toBe(orders.length);
  }
});

test('one press that is sent twice at once is recorded once and answered twice', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await placeMany(3);
    const request = bankRequest(
      shop.staff,
      orders.map((order) => bankRowFor(order)),
    );
    const answers = await Promise.all([shop.app.inject(request), shop.app.inject(request)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await paymentsOf(orders)).toBe(orders.length);
  }
});

test('overlapping statements whose rows two people give to different orders: no row counts twice', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await placeMany(8);
    const [mine, theirs] = [orders.slice(0, 4), orders.slice(4)];
    const rows = mine.map((order) =>
      bankRowFor(order, { reference: '', text: `CASH ${order._id}` }),
    );
    const given = rows.map((row, place) => ({ ...row, orderId: theirs[place]!._id })).toReversed();
    const answers = await Promise.all([
      shop.app.inject(bankRequest(shop.staff, rows)),
      shop.app.inject(bankRequest(colleague, given)),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await paymentsOf(orders)).toBe(4);
  }
});

test('a statement against a payment by hand: the order is paid once', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const orders = await placeMany(3);
    const [, byHand] = orders;
    const rows = orders.map((order) => bankRowFor(order));
    const payment = { method: 'cash', amount: byHand!.amountToPay } as const;
    const requests = [
      () => shop.app.inject(bankRequest(shop.staff, rows)),
      () => shop.app.inject(paymentRequest(colleague, byHand!._id, payment)),
    ];
    const inTurn = round % 2 === 0 ? requests : requests.toReversed();
    const answers = await Promise.all(inTurn.map((send) => send()));
    expect(statusesOf(answers)).toEqual([200, 409]);
    const paid = await paymentsOf(orders);
    expect([1, 3]).toContain(paid);
    seen.add(String(paid));
  }
  expect(seen.size).toBeGreaterThan(0);
});
