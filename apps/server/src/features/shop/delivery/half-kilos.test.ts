import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { OrderContentsAnswer } from '@dalan/contract/orders/order-contents';
import type { Order } from '@dalan/contract/orders/orders';
import type { PhoneOrderDays } from '@dalan/contract/desk/phone-orders';
import {
  deliveredOrderBody,
  firstDay,
  saveDelivery,
  takenKgOf,
} from '../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let owner: LoggedIn;
let flour: TestProduct;
let day: string;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  owner = await logInAs(shop, 'admin');
  flour = await createTestProduct(shop.db, { stockKg: 50, stepGrams: 500 });
  day = firstDay(await saveDelivery(shop, { roomKg: 2 }, owner));
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

function order(kg: number) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: deliveredOrderBody(buyer, [{ product: flour, kg }], { dueOn: day }),
  });
}

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await shop.app.inject({ url, headers: owner.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const leftOf = ({ days }: { days: DeliveryAnswer['days'] }) =>
  days.find((one) => one.day === day)?.leftKg;

test('a day with room for half kilograms says so to customers and staff, until it is full', async () => {
  const placed = await order(0.5);
  expect(placed.statusCode, placed.body).toBe(201);
  const { _id } = placed.json<Order>();
  const contents = `/api/admin/orders/${_id}/contents`;
  expect(leftOf(await read<DeliveryAnswer>('/api/delivery'))).toBe(1.5);
  expect(leftOf(await read<OrderContentsAnswer>(contents))).toBe(1.5);
  expect(leftOf(await read<PhoneOrderDays>('/api/admin/phone-orders/days'))).toBe(1.5);

  const tooMuch = await order(2);
  expect(tooMuch.statusCode, tooMuch.body).toBe(409);
  const { code, details } = tooMuch.json<ErrorAnswer>();
  expect(code).toBe('DAY_FULL');
  expect(details?.delivery?.days?.[0]).toEqual({ day, leftKg: 1.5 });

  expect((await order(1)).statusCode).toBe(201);
  expect((await order(0.5)).statusCode).toBe(201);
  expect(leftOf(await read<DeliveryAnswer>('/api/delivery'))).toBe(0);
  expect(await takenKgOf(shop.db, day)).toBe(2);
});
