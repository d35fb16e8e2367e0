import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter, daysToChoose, firstDueDay, shopClock } from '@dalan/contract/delivery/delivery';
import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import {
  deliveredOrderBody,
  firstDay,
  ruleOn,
  saveDelivery,
  takenKgOf,
} from '../../../../../test/shops/delivery-rule.ts';
import { orderBody } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let buyer: LoggedIn;
let flour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  flour = await createTestProduct(shop.db, { stockKg: 10_000, pricePerKg: 50 });
});
afterAll(() => shop.close());

async function post(payload: object, key?: string) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...buyer.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });
}

async function refusalOf(payload: object): Promise<ErrorAnswer> {
  const before = await stockKgOf(shop.db, flour.id);
  const answer = await post(payload);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(await stockKgOf(shop.db, flour.id)).toBe(before);
  return answer.json<ErrorAnswer>();
}

const oneKg = () => [{ product: flour, kg: 1 }];

describe('with the rule off', () => {
  test('an order has its due day from the cut-off and the open days, and no charge', async () => {
    const rule = await saveDelivery(shop, {
      isOn: false,
      datesOff: [dayAfter(shopClock(new Date()).day, 1)],
    });
    const order = (await post(orderBody(buyer, oneKg()))).json<Order>();
    expect(order).toMatchObject({
      totalAmount: 50,
      deliveryCharge: 0,
      amountToPay: 50,
      dueOn: firstDueDay(rule, new Date()),
      pincode: null,
    });
    expect(order.dueOn > dayAfter(shopClock(new Date()).day, 1)).toBe(true);
  });

  test('GET /api/delivery tells no rule', async () => {
    const answer = await shop.app.inject({ url: '/api/delivery' });
    expect(answer.json()).toEqual({ rule: null, days: [] });
  });

  test('a charge that was seen before the rule went off is refused with 0', async () => {
    const body = await refusalOf(deliveredOrderBody(buyer, oneKg()));
    expect(body).toMatchObject({
      code: 'CHARGE_CHANGED',
      details: { delivery: { charge: 0, amountToPay: 50 } },
    });
    const accepted = await post(deliveredOrderBody(buyer, oneKg(), { deliveryCharge: 0 }));
    expect(accepted.json()).toMatchObject({ deliveryCharge: 0, pincode: null });
  });

  test('no day is counted', async () => {
    expect(await shop.db.selectFrom('deliveryDays').selectAll().execute()).toEqual([]);
  });
});

describe('with the rule on', () => {
  test('an order keeps pincode, day and charge', async () => {
    const rule = await saveDelivery(shop, {});
    const dueOn = daysToChoose(rule, new Date())[2]!;
    const chosen = { pincode: '411045', dueOn, deliveryCharge: 40.5 };
    const placed = await post(deliveredOrderBody(buyer, oneKg(), chosen));
    const order = placed.json<Order>();
    const wanted = { ...chosen, totalAmount: 50, amountToPay: 90.5 };
    expect(order).toMatchObject(wanted);
    await saveDelivery(shop, { areas: [{ name: 'All', pincodes: ['411045'], charge: 99 }] });
    const listed = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
    expect(listed.json<Order[]>()[0]).toMatchObject({ _id: order._id, ...wanted });
  });

  test('GET /api/delivery tells the rule and the days', async () => {
    const rule = await saveDelivery(shop, { roomKg: null });
    const answer = (await shop.app.inject({ url: '/api/delivery' })).json<DeliveryAnswer>();
    const days = daysToChoose(rule, new Date()).map((day) => ({ day, leftKg: null }));
    expect(answer).toEqual({ rule, days });
  });

  test.each([
    ['unknown', '411099'],
    ['missing', undefined],
  ])('an %s pincode is refused', async (_, pincode) => {
    await saveDelivery(shop, {});
    const { pincode: _left, ...body } = deliveredOrderBody(buyer, oneKg());
    const refusal = await refusalOf({ ...body, ...(pincode !== undefined && { pincode }) });
    expect(refusal.code).toBe('PINCODE_UNKNOWN');
  });

  test('an order below the smallest is refused, and the smallest is placed', async () => {
    await saveDelivery(shop, { smallestOrder: 100 });
    expect(await refusalOf(deliveredOrderBody(buyer, oneKg()))).toMatchObject({
      code: 'ORDER_TOO_SMALL',
      details: { delivery: { smallestOrder: 100 } },
    });
    const placed = await post(deliveredOrderBody(buyer, [{ product: flour, kg: 2 }]));
    expect(placed.statusCode).toBe(201);
  });

  test('a charge other than the one seen is refused with the new one', async () => {
    await saveDelivery(shop, { areas: [{ name: 'Peths', pincodes: ['411002'], charge: 25 }] });
    expect(await refusalOf(deliveredOrderBody(buyer, oneKg()))).toMatchObject({
      code: 'CHARGE_CHANGED',
      details: { delivery: { charge: 25, amountToPay: 75 } },
    });
    const { deliveryCharge: _, ...unseen } = deliveredOrderBody(buyer, oneKg());
    expect((await refusalOf(unseen)).code).toBe('CHARGE_CHANGED');
  });

  test('the charge falls away from the amount on, not below it', async () => {
    await saveDelivery(shop, { freeFrom: 150 });
    const below = await post(deliveredOrderBody(buyer, [{ product: flour, kg: 2 }]));
    expect(below.json()).toMatchObject({ deliveryCharge: 20, amountToPay: 120 });
    const free = { deliveryCharge: 0 };
    const reached = await post(deliveredOrderBody(buyer, [{ product: flour, kg: 3 }], free));
    expect(reached.json()).toMatchObject({ deliveryCharge: 0, amountToPay: 150 });
    const still = await refusalOf(deliveredOrderBody(buyer, [{ product: flour, kg: 3 }]));
    expect(still.details).toEqual({ delivery: { charge: 0, amountToPay: 150 } });
  });

  test('a day that cannot be chosen is refused with the days that can', async () => {
    const rule = await saveDelivery(shop, { datesOff: [firstDay(ruleOn)] });
    const days = daysToChoose(rule, new Date()).map((day) => ({ day, leftKg: null }));
    for (const dueOn of [firstDay(ruleOn), shopClock(new Date()).day, '2019-01-01']) {
      const refusal = await refusalOf(deliveredOrderBody(buyer, oneKg(), { dueOn }));
      expect(refusal).toMatchObject({ code: 'DAY_FULL', details: { delivery: { days } } });
    }
  });

  test('a full day is refused, and without a chosen day the next one is taken', async () => {
    const rule = await saveDelivery(shop, { roomKg: 40, datesOff: emptyDaysOnly() });
    const [first = '', second = ''] = daysToChoose(rule, new Date());
    const tenKg = [{ product: flour, kg: 30 }];
    expect((await post(deliveredOrderBody(buyer, tenKg, { dueOn: first }))).statusCode).toBe(201);
    const refusal = await refusalOf(deliveredOrderBody(buyer, tenKg, { dueOn: first }));
    expect(refusal.code).toBe('DAY_FULL');
    expect(refusal.details?.delivery?.days?.slice(0, 2)).toEqual([
      { day: first, leftKg: 10 },
      { day: second, leftKg: 40 },
    ]);
    const moved = await post(deliveredOrderBody(buyer, tenKg));
    expect(moved.json()).toMatchObject({ dueOn: second });
    const whole = await post(
      deliveredOrderBody(buyer, [{ product: flour, kg: 10 }], { dueOn: first }),
    );
    expect(whole.statusCode).toBe(201);
    expect(await takenKgOf(shop.db, first)).toBe(40);
    const tooHeavy = await refusalOf(deliveredOrderBody(buyer, [{ product: flour, kg: 41 }]));
    expect(tooHeavy.code).toBe('DAY_FULL');
  });

  test('a retry gets its order, although the rule would refuse it now', async () => {
    await saveDelivery(shop, {});
    const body = deliveredOrderBody(buyer, oneKg());
    const first = (await post(body, 'one-key')).json<Order>();
    await saveDelivery(shop, { areas: [{ name: 'Far', pincodes: ['411099'], charge: 0 }] });
    const retried = await post(body, 'one-key');
    expect(retried.headers['idempotent-replayed']).toBe('true');
    expect(retried.json<Order>()._id).toBe(first._id);
    const other = await post({ ...body, pincode: '411030' }, 'one-key');
    expect(other.json<ErrorAnswer>().code).toBe('KEY_REUSED');
  });

  test('erasing the customer erases the pincode of a cancelled order', async () => {
    await saveDelivery(shop, {});
    const leaver = await logInAs(shop, 'user');
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: leaver.headers,
      payload: deliveredOrderBody(leaver, oneKg()),
    });
    const url = `/api/users/${leaver.userId}`;
    await shop.app.inject({ method: 'DELETE', url, headers: leaver.headers });
    const row = await shop.db
      .selectFrom('orders')
      .select(['pincode', 'deliveryAddress', 'deliveryChargePaise'])
      .where('id', '=', placed.json<Order>()._id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ pincode: null, deliveryAddress: '', deliveryChargePaise: 2_000 });
  });
});

/** Closes the days on which earlier tests left orders, so that the days to choose are empty. */
function emptyDaysOnly(): string[] {
  const { day } = shopClock(new Date());
  return Array.from({ length: 20 }, (_, index) => dayAfter(day, index));
}
