import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysToChoose } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import type { CallerAnswer, PhoneOrderDays } from '@dalan/contract/desk/phone-orders';
import { ruleOn, saveDelivery, takenKgOf } from '../../../../../test/shops/delivery-rule.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import {
  newNumber,
  phoneOrderBody,
  phoneOrderRequest,
} from '../../../../../test/requests/phone-order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let flour: TestProduct;
let keys = 0;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
  flour = await createTestProduct(shop.db, { stockKg: 1_000, pricePerKg: 62 });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

function place(payload: object, key = `form-${(keys += 1)}`, by = staff) {
  return shop.app.inject(phoneOrderRequest(by, payload, key));
}

async function placed(payload: object, key?: string): Promise<Order> {
  const answer = await place(payload, key);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

async function caller(number: string) {
  const url = `/api/admin/phone-orders/caller?number=${encodeURIComponent(number)}`;
  const answer = await shop.app.inject({ url, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallerAnswer>().customers;
}

async function accountsWith(phone: string) {
  return shop.db
    .selectFrom('users')
    .select(['id', 'email', 'address', 'passwordHash'])
    .where('phone', '=', phone)
    .execute();
}

test('a known number comes with name, addresses, last order and the order of today', async () => {
  const buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  const before = await caller(buyer.phone);
  expect(before).toMatchObject([{ name: 'Asha Kulkarni', orders: 0, lastOrder: null }]);
  const answer = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 2 }]));
  const order = answer.json<Order>();
  const spelled = `+91 ${buyer.phone.slice(0, 5)}-${buyer.phone.slice(5)}`;
  const [known] = await caller(spelled);
  expect(known).toMatchObject({
    _id: buyer.userId,
    orders: 1,
    addresses: [
      { deliveryAddress: order.deliveryAddress, pincode: null },
      {
        deliveryAddress: expect.stringMatching(/^\d+ Jatyachi Aali, Pune$/) as unknown,
        pincode: null,
      },
    ],
    lastOrder: { _id: order._id },
    openToday: { _id: order._id },
  });
  await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order._id}/cancel`,
    headers: buyer.headers,
  });
  expect((await caller(buyer.phone))[0]?.openToday).toBeNull();
});

test('staff are not customers, and a number must have ten digits', async () => {
  expect(await caller(staff.phone)).toEqual([]);
  const url = '/api/admin/phone-orders/caller?number=12345';
  const answer = await shop.app.inject({ url, headers: staff.headers });
  expect(answer.statusCode).toBe(400);
});

test('an order for a known customer is theirs, by staff, and starts as Confirmed', async () => {
  const buyer = await logInAs(shop, 'user', { name: 'Vilas Gaikwad' });
  const stock = await stockKgOf(shop.db, flour.id);
  const body = { customerId: buyer.userId, contactNumber: buyer.phone };
  const order = await placed(phoneOrderBody([{ product: flour, kg: 3 }], body));
  expect(order).toMatchObject({
    userId: { _id: buyer.userId, name: 'Vilas Gaikwad' },
    orderStatus: 'Confirmed',
    totalAmount: 186,
    history: [{ kind: 'placed', orderStatus: 'Confirmed', by: 'Prajakta' }],
  });
  expect(await stockKgOf(shop.db, flour.id)).toBe(stock - 3);
  const mine = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  expect(mine.json<Order[]>()).toMatchObject([{ _id: order._id }]);
  const open = { ...phoneOrderBody([{ product: flour, kg: 1 }], body), isAgreed: false };
  expect((await placed(open)).orderStatus).toBe('Placed');
});

test('staff pass the limits of an account', async () => {
  const buyer = await logInAs(shop, 'user');
  const body = { customerId: buyer.userId, contactNumber: buyer.phone };
  for (let round = 0; round < 8; round += 1) {
    await placed(phoneOrderBody([{ product: flour, kg: 10 }], body));
  }
});

test('a new caller becomes a customer without e-mail, who cannot log in but can register', async () => {
  const number = newNumber();
  const chosen = { contactNumber: number, language: 'mr' };
  const order = await placed(phoneOrderBody([{ product: flour, kg: 1 }], chosen));
  const person = { name: 'Shobha Nimbalkar', email: '', phone: number, language: 'mr' };
  expect(order.userId).toMatchObject(person);
  expect(await accountsWith(number)).toMatchObject([{ email: null, passwordHash: null }]);
  const [known] = await caller(number);
  expect(known).toMatchObject({ _id: order.userId._id, orders: 1 });
  const registered = await shop.app.inject({
    method: 'POST',
    url: '/api/users',
    payload: {
      name: 'Shobha Nimbalkar',
      email: `shobha-${number}@dalan.example`,
      phone: number,
      password: TEST_PASSWORD,
    },
  });
  expect(registered.statusCode, registered.body).toBe(201);
  expect(await caller(number)).toHaveLength(2);
});

test('staff edit, list, search and delete a customer without e-mail', async () => {
  const owner = await logInAs(shop, 'admin');
  const number = newNumber();
  const order = await placed(
    phoneOrderBody([{ product: flour, kg: 1 }], { contactNumber: number }),
  );
  const { _id } = order.userId;
  const listed = await shop.app.inject({ url: `/api/users?q=${number}`, headers: owner.headers });
  expect(listed.json()).toMatchObject({ data: [{ _id, email: '' }] });
  const url = `/api/users/${_id}/profile`;
  const payload = { name: 'Shobha N', address: '3 Kasba Peth', phone: number, email: '' };
  const saved = await shop.app.inject({ method: 'PUT', url, headers: owner.headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  const email = `called-${number}@dalan.example`;
  const mailed = { ...payload, email };
  const given = await shop.app.inject({
    method: 'PUT',
    url,
    headers: owner.headers,
    payload: mailed,
  });
  expect(given.json()).toMatchObject({ user: { email } });
  const logIn = {
    method: 'POST' as const,
    url: '/api/login',
    payload: { email, password: TEST_PASSWORD },
  };
  expect((await shop.app.inject(logIn)).statusCode).toBe(400);
  const gone = { method: 'DELETE' as const, url: `/api/users/${_id}`, headers: owner.headers };
  expect((await shop.app.inject(gone)).statusCode).toBe(200);
  expect(await accountsWith(number)).toEqual([]);
  const again = await placed(
    phoneOrderBody([{ product: flour, kg: 1 }], { contactNumber: number }),
  );
  expect(again.userId._id).not.toBe(_id);
});

test('a changed price, too little stock and a deleted customer are refused, with nobody made', async () => {
  const number = newNumber();
  const body = (kg: number, pricePerKg: number) =>
    phoneOrderBody([{ product: flour, kg, pricePerKg }], { contactNumber: number });
  const repriced = await place(body(1, 60));
  expect(repriced.json<ErrorAnswer>()).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { items: [{ productId: flour.id, pricePerKg: 62 }] },
  });
  const scarce = await createTestProduct(shop.db, { stockKg: 2 });
  const short = await place(
    phoneOrderBody([{ product: scarce, kg: 3 }], { contactNumber: number }),
  );
  expect(short.json<ErrorAnswer>()).toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { items: [{ availableKg: 2 }] },
  });
  expect(await accountsWith(number)).toEqual([]);
  const buyer = await logInAs(shop, 'user');
  await shop.app.inject({
    method: 'DELETE',
    url: `/api/users/${buyer.userId}`,
    headers: buyer.headers,
  });
  for (const customerId of [buyer.userId, staff.userId]) {
    const gone = await place(phoneOrderBody([{ product: flour, kg: 1 }], { customerId }));
    expect(gone.json<ErrorAnswer>().code).toBe('NOT_FOUND');
  }
});

test('one key is one order and one customer, whatever number is typed afterwards', async () => {
  const body = phoneOrderBody([{ product: flour, kg: 1 }]);
  const first = await placed(body, 'one-form');
  const again = await place(body, 'one-form');
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json<Order>()._id).toBe(first._id);
  const other = await place({ ...body, contactNumber: newNumber() }, 'one-form');
  expect(other.json<ErrorAnswer>()).toMatchObject({
    code: 'KEY_REUSED',
    details: { order: { _id: first._id } },
  });
  const colleague = await logInAs(shop, 'admin');
  const theirs = await place(body, 'one-form', colleague);
  // Two orders of one customer cannot share a key; a form's key is random.
  expect(theirs.statusCode).toBe(503);
});

test('either a known customer or a name, and always a key', async () => {
  const body = phoneOrderBody([{ product: flour, kg: 1 }]);
  const both = await place({ ...body, customerId: staff.userId });
  expect(both.json<ErrorAnswer>().fields).toHaveProperty('name');
  const { name: _left, ...neither } = { ...body, name: '' };
  expect((await place(neither)).statusCode).toBe(400);
  const { headers: _none, ...request } = phoneOrderRequest(staff, body, '');
  const keyless = await shop.app.inject({ ...request, headers: staff.headers });
  expect(keyless.statusCode).toBe(400);
});

test('staff choose a day, and a full one only when they say so', async () => {
  const off = { isOn: false, roomKg: null };
  const rule = await saveDelivery(shop, off);
  const [, second = ''] = daysToChoose(rule, new Date());
  const chosen = phoneOrderBody([{ product: flour, kg: 1 }], { dueOn: second });
  expect((await placed(chosen)).dueOn).toBe(second);

  await saveDelivery(shop, { roomKg: 4 });
  const inArea = { pincode: '411002', deliveryCharge: 20, dueOn: second };
  await placed(phoneOrderBody([{ product: flour, kg: 3 }], inArea));
  const full = phoneOrderBody([{ product: flour, kg: 2 }], inArea);
  const refused = await place(full, 'full-day');
  expect(refused.json<ErrorAnswer>().code).toBe('DAY_FULL');
  const order = await placed({ ...full, allowFullDay: true }, 'full-day');
  expect(order).toMatchObject({ dueOn: second, deliveryCharge: 20, pincode: '411002' });
  expect(await takenKgOf(shop.db, second)).toBe(6);
  const answer = await shop.app.inject({
    url: '/api/admin/phone-orders/days',
    headers: staff.headers,
  });
  const { days } = answer.json<PhoneOrderDays>();
  expect(days.find(({ day }) => day === second)?.leftKg).toBe(-2);
  const dearer = await place(
    phoneOrderBody([{ product: flour, kg: 1 }], {
      ...inArea,
      deliveryCharge: 0,
      allowFullDay: true,
    }),
  );
  expect(dearer.json<ErrorAnswer>()).toMatchObject({
    code: 'CHARGE_CHANGED',
    details: { delivery: { charge: 20 } },
  });
  await saveDelivery(shop, { ...ruleOn, isOn: false });
});
