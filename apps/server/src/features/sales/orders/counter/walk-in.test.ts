import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { BatchDetails, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Figures } from '@dalan/contract/office/figures';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { saleBody, saleRequest } from '../../../../../test/requests/counter-requests.ts';
import {
  millingRequest,
  undoMillingRequest,
} from '../../../../../test/requests/milling-requests.ts';
import { ruleOn, saveDelivery, takenKgOf } from '../../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let owner: LoggedIn;
let flour: TestProduct;

beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin');
  flour = await createTestProduct(shop.db, { stockKg: 100 });
});

afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function sell(grams: number): Promise<Order> {
  const answer = await shop.app.inject(saleRequest(owner, saleBody([{ product: flour, grams }])));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await shop.app.inject({ url, headers: owner.headers });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json<Answer>();
}

const today = () => shopClock(new Date()).day;

test('the customer of sales without a name is in no list, and nobody can change it', async () => {
  await sell(300);
  const listed = await read<{ data: { _id: string }[] }>('/api/users');
  expect(listed.data.map(({ _id }) => _id)).not.toContain(WALK_IN_ID);
  const found = await read<{ data: unknown[] }>(`/api/users?q=${WALK_IN_ID}`);
  expect(found.data).toEqual([]);
  const gone = await shop.app.inject({
    method: 'DELETE',
    url: `/api/users/${WALK_IN_ID}`,
    headers: owner.headers,
  });
  expect(gone.statusCode).toBe(404);
  await expect(
    shop.db.updateTable('users').set({ name: 'Somebody' }).where('id', '=', WALK_IN_ID).execute(),
  ).rejects.toThrow(/stays as it is/);
  await expect(sql`select erase_user(${WALK_IN_ID})`.execute(shop.db)).rejects.toThrow();
  const file = await shop.app.inject({
    url: '/api/admin/export/customers.csv',
    headers: owner.headers,
  });
  expect(file.body).not.toContain(WALK_IN_ID);
});

test('it counts as nobody in the figures, which have the counter as a channel', async () => {
  const range = `?from=${today()}&to=${today()}`;
  const before = await read<Figures>(`/api/admin/figures${range}`);
  await sell(1_000);
  const after = await read<Figures>(`/api/admin/figures${range}`);
  expect(after.customers).toEqual(before.customers);
  expect(after.areas).toEqual(before.areas);
  const counterOf = ({ channels }: Figures) =>
    channels.find(({ channel }) => channel === 'counter');
  expect(counterOf(after)?.orders).toBe((counterOf(before)?.orders ?? 0) + 1);
  expect(after.sums.salesPaise).toBe(before.sums.salesPaise + 7_800);
});

test('no order is placed for it by phone, and a sale is in no step of the day', async () => {
  const before = await read<Record<string, number>>('/api/admin/orders/counts');
  const order = await sell(250);
  const { all: wereAll, ...stepsBefore } = before;
  const { all, ...steps } = await read<Record<string, number>>('/api/admin/orders/counts');
  expect(steps).toEqual(stepsBefore);
  expect(all).toBe((wereAll ?? 0) + 1);
  const late = await read<Order[]>('/api/admin/orders?due=late');
  expect(late.map(({ _id }) => _id)).not.toContain(order._id);
  const counter = await read<Order[]>(`/api/admin/orders?channel=counter&from=${today()}`);
  expect(counter.map(({ _id }) => _id)).toContain(order._id);
  expect(await read<Order[]>('/api/admin/orders?channel=phone')).toEqual([]);
  const phone = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/phone-orders',
    headers: { ...owner.headers, 'idempotency-key': 'for-nobody' },
    payload: {
      customerId: WALK_IN_ID,
      items: [{ productId: flour.id, quantityKg: 1, pricePerKg: 78 }],
      deliveryAddress: 'Pune',
      contactNumber: '5550000001',
      isAgreed: true,
    },
  });
  expect(phone.statusCode).toBe(404);
});

test('a sale takes no room of the delivery day, also when the rule is saved after it', async () => {
  await saveDelivery(shop, { ...ruleOn, roomKg: 5 });
  await sell(4_000);
  expect(await takenKgOf(shop.db, today())).toBe(0);
  await saveDelivery(shop, { ...ruleOn, roomKg: 6 });
  expect(await takenKgOf(shop.db, today())).toBe(0);
  await saveDelivery(shop, { ...ruleOn, isOn: false });
});

test('a line takes the newest batch with enough left, and a recall names it by time and weight', async () => {
  const none = await sell(500);
  expect(none.items[0]).not.toHaveProperty('batch');
  const mill = async (kg: number) => {
    const milling = { batches: [{ productId: flour.id, kg }], milledOn: today(), orders: [] };
    const answer = await shop.app.inject(millingRequest(owner, milling));
    return answer.json<MillingDoneAnswer>().batches[0]!;
  };
  const older = await mill(2);
  const newer = await mill(1);
  const first = await sell(600);
  expect(first.items[0]?.batch?.number).toBe(newer.number);
  const second = await sell(600);
  expect(second.items[0]?.batch?.number).toBe(older.number);
  const third = await sell(5_000);
  expect(third.items[0]).not.toHaveProperty('batch');
  const { holders } = await read<BatchDetails>(`/api/admin/batches/${newer._id}`);
  expect(holders).toMatchObject([
    { orderId: first._id, name: '', contactNumber: '', kg: 0.6, soldAt: first.createdAt },
  ]);
  const undone = await shop.app.inject(undoMillingRequest(owner, [newer._id]));
  expect(undone.statusCode).toBe(409);
  const sentence = `Order ${shortOrderId(first._id)} is packed`;
  expect(undone.json<ErrorAnswer>().message).toMatch(new RegExp(`^${sentence}`));
});
