import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Batch, BatchDetails } from '@dalan/contract/mill/batches';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import {
  confirmOrder,
  finishMilling,
  undoMillingRequest,
} from '../../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { readOrder, setOrderStatus } from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
let product: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  staff = await logInAs(shop, 'admin');
});
// Each test has a flour of its own, so that no batch of another test has room for its orders.
beforeEach(async () => {
  product = await createTestProduct(shop.db, { stockKg: 50 });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function confirmed(kg: number): Promise<Order> {
  const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg }]));
  return confirmOrder(shop, staff, placed.json<Order>()._id);
}

/** An order of 2 kg with the batch that was milled for it today. */
async function milled(): Promise<{ order: Order; own: Batch }> {
  const order = await confirmed(2);
  const [own] = (await finishMilling(shop, staff, [order])).batches;
  return { order, own: own! };
}

/** Takes the order through these statuses. Returns the number of its batch. */
async function batchAfter({ _id }: Order, ...statuses: OrderStatus[]) {
  for (const status of statuses) {
    const answer = await setOrderStatus(shop, staff, _id, status);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return (await readOrder(shop, staff, _id)).items[0]?.batch?.number;
}

async function batch(path: string, method: 'GET' | 'POST' = 'GET'): Promise<BatchDetails> {
  const url = `/api/admin/batches/${path}`;
  const answer = await shop.app.inject({ method, url, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BatchDetails>();
}

describe('an order that is taken up again', () => {
  test('keeps its bag, whatever older flour has room', async () => {
    const { order, own } = await milled();
    const batches = [{ productId: product.id, kg: 2 }];
    const { day: today } = shopClock(new Date());
    await finishMilling(shop, staff, [], { milledOn: dayAfter(today, -2), batches });
    expect(await batchAfter(order, 'Delivered', 'Returned', 'Delivered')).toBe(own.number);
    expect(await batch(own._id)).toMatchObject({ kg: 2, inOrdersKg: 2 });
  });

  test('is in a recall that came while it stood as returned, and gets other flour to send', async () => {
    const { order, own } = await milled();
    await batchAfter(order, 'Delivered', 'Returned');
    await batch(`${own._id}/recall`, 'POST');
    expect(await batchAfter(order, 'Delivered')).toBe(own.number);
    expect((await batch(own._id)).holders).toMatchObject([{ orderId: order._id }]);
    expect(await batchAfter(order, 'Returned', 'Processing')).not.toBe(own.number);
  });

  test('gets other flour if its own was filled into the bag of another', async () => {
    const { order, own } = await milled();
    await batchAfter(order, 'Cancelled');
    await finishMilling(shop, staff, [await confirmed(1)], { batches: [] });
    expect(await batchAfter(order, 'Delivered')).not.toBe(own.number);
  });
});

test('the flour of a delivered order that is deleted stays with the customer', async () => {
  const { order, own } = await milled();
  await batchAfter(order, 'Delivered');
  const url = `/api/admin/orders/${order._id}`;
  await shop.app.inject({ method: 'DELETE', url, headers: staff.headers });
  expect(await batch(own._id)).toMatchObject({ kg: 2, inOrdersKg: 2 });
  expect(await batchAfter(await confirmed(2), 'Processing')).not.toBe(own.number);
  const undone = await shop.app.inject(undoMillingRequest(staff, [own._id]));
  expect(undone.json<ErrorAnswer>()).toMatchObject({ code: 'BATCH_IN_USE' });
  const { holders } = await batch(`${own._id}/recall`, 'POST');
  expect(holders).toMatchObject([{ orderId: order._id, orderStatus: 'Delivered' }]);
});

test('the flour of an order that is deleted before its delivery is for others', async () => {
  const { order, own } = await milled();
  await shop.app.inject({
    ...{ method: 'DELETE', url: `/api/admin/orders/${order._id}`, headers: staff.headers },
    query: { version: String((await readOrder(shop, staff, order._id)).version) },
  });
  expect(await batch(own._id)).toMatchObject({ inOrdersKg: 0, holders: [] });
  expect(await batchAfter(await confirmed(2), 'Processing')).toBe(own.number);
});
