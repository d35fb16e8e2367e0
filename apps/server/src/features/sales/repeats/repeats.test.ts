import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter, shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { repeatLimits } from '@dalan/contract/orders/repeats';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import { saleBody, saleRequest } from '../../../../test/requests/counter-requests.ts';
import { ruleOn, saveDelivery } from '../../../../test/shops/delivery-rule.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import {
  decideRequest,
  makeDue,
  openMaker,
  repeatToken,
  setUpRepeat,
  tomorrow,
} from '../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';

let shop: TestApp;
let worker: ReturnType<typeof openMaker>;
let buyer: LoggedIn;
let flour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  worker = openMaker(shop);
});
beforeEach(async () => {
  buyer = await logInAs(shop, 'user');
  flour = await createTestProduct(shop.db, { stockKg: 50, pricePerKg: 78 });
  // The cut-off never passes during a test.
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await worker.close();
  await shop.close();
});

const today = () => shopClock(new Date()).day;
const oneFlour = () => [{ product: flour, kg: 3 }];

async function decide(repeat: Repeat, decision: RepeatDecision): Promise<Repeat> {
  const answer = await shop.app.inject(decideRequest(buyer, repeat._id, decision));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Repeat>();
}

async function myOrders(): Promise<Order[]> {
  const answer = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  return answer.json<Order[]>();
}

/** Orders of the repeat, newest first. The order it was set up from is left out. */
const madeOrders = async () => (await myOrders()).slice(0, -1);

async function dueRepeat(day = tomorrow()): Promise<Repeat> {
  const repeat = await setUpRepeat(shop, buyer, oneFlour());
  await makeDue(shop.db, repeat._id, day);
  return repeat;
}

describe('setting one up', () => {
  test('the first day is a chosen weekday that is not made yet, after the order itself', async () => {
    const repeat = await setUpRepeat(shop, buyer, oneFlour());
    expect(repeat).toMatchObject({
      everyWeeks: 1,
      items: [{ name: flour.name, quantityKg: 3 }],
      about: { amount: 234, isWithDelivery: false },
      skipped: null,
      isStopped: false,
    });
    expect(weekdayOf(repeat.next.on)).toBe(repeat.weekday);
    expect(repeat.next.on > dayAfter(today(), 2)).toBe(true);
    const listed = await shop.app.inject({ url: '/api/repeats', headers: buyer.headers });
    expect(listed.json()).toEqual([repeat]);
  });

  test('a closed weekday cannot be chosen', async () => {
    await saveDelivery(shop, { isOn: false, daysOff: [0] });
    const order = (await shop.app.inject(orderRequest(buyer, oneFlour()))).json<Order>();
    const url = `/api/orders/${order._id}/repeat`;
    const offered = (await shop.app.inject({ url, headers: buyer.headers })).json<Repeat>();
    expect(offered.weekdays.at(-1)).toEqual({ weekday: 0, firstOn: null });
    const refused = await shop.app.inject({
      method: 'POST',
      url: '/api/repeats',
      headers: buyer.headers,
      payload: { orderId: order._id, everyWeeks: 1, weekday: 0 },
    });
    expect(refused.statusCode).toBe(400);
  });

  test('a cancelled order and another customer’s order cannot be repeated', async () => {
    const order = (await shop.app.inject(orderRequest(buyer, oneFlour()))).json<Order>();
    const ask = (by: LoggedIn) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/repeats',
        headers: by.headers,
        payload: { orderId: order._id, everyWeeks: 1, weekday: 2 },
      });
    expect((await ask(await logInAs(shop, 'user'))).statusCode).toBe(404);
    const url = `/api/orders/${order._id}/cancel`;
    await shop.app.inject({ method: 'POST', url, headers: buyer.headers });
    expect((await ask(buyer)).json()).toMatchObject({ code: 'ORDER_NOT_CHANGEABLE' });
  });

  test('a sale at the counter cannot be repeated: it has no address and any weight', async () => {
    const customer = { customerId: buyer.userId, contactNumber: buyer.phone };
    const sale = saleBody([{ product: flour, grams: 360 }], { customer });
    const sold = await shop.app.inject(saleRequest(await logInAs(shop, 'admin'), sale));
    const { _id: orderId } = sold.json<Order>();
    const url = `/api/orders/${orderId}/repeat`;
    const choices = await shop.app.inject({ url, headers: buyer.headers });
    const payload = { orderId, everyWeeks: 1, weekday: 2 };
    const start = { method: 'POST', url: '/api/repeats', headers: buyer.headers, payload } as const;
    for (const answer of [choices, await shop.app.inject(start)]) {
      expect(answer.json()).toMatchObject({ code: 'ORDER_NOT_CHANGEABLE' });
    }
  });
});

describe('making the order', () => {
  test('a repeat makes an ordinary order at today’s price, on its day', async () => {
    const repeat = await dueRepeat();
    await sql`update products set price_paise = 8000 where id = ${flour.id}`.execute(shop.db);
    await worker.makeAll();
    const [order] = await madeOrders();
    expect(order).toMatchObject({
      totalAmount: 240,
      dueOn: tomorrow(),
      orderStatus: 'Placed',
      isRepeat: true,
    });
    expect(await stockKgOf(shop.db, flour.id)).toBe(44);
    const [listed] = (await shop.app.inject({ url: '/api/repeats', headers: buyer.headers })).json<
      Repeat[]
    >();
    expect(listed?.next).toEqual({ on: tomorrow(), comesOn: tomorrow(), orderId: order?._id });
    await worker.makeAll();
    expect(await madeOrders()).toHaveLength(1);
    expect(repeat.next.orderId).toBeNull();
  });

  test('a day that was made cannot be made again by deleting it', async () => {
    const repeat = await dueRepeat();
    await worker.makeAll();
    const deletion = sql`delete from repeat_days where repeat_id = ${repeat._id}`;
    await expect(deletion.execute(shop.db)).rejects.toThrow('append-only');
  });

  test('no order is made more than two days ahead', async () => {
    await dueRepeat(dayAfter(today(), 3));
    await worker.makeAll();
    expect(await madeOrders()).toEqual([]);
  });

  test('an order for a closed day comes on the next open one', async () => {
    await dueRepeat();
    await saveDelivery(shop, { isOn: false, cutOff: '23:59', datesOff: [tomorrow()] });
    await worker.makeAll();
    expect((await madeOrders())[0]?.dueOn).toBe(dayAfter(today(), 2));
  });

  test('an order for a full day comes on the next one with room, with charge and area as for every order', async () => {
    const repeat = await dueRepeat();
    await saveDelivery(shop, { ...ruleOn, cutOff: '23:59', roomKg: 5 });
    await sql`update repeats set pincode = '411002' where id = ${repeat._id}`.execute(shop.db);
    await sql`delete from delivery_days`.execute(shop.db);
    await sql`insert into delivery_days (city, day, taken_grams)
      values ('pune', ${tomorrow()}::date, 3000)`.execute(shop.db);
    await worker.makeAll();
    expect((await madeOrders())[0]).toMatchObject({
      dueOn: dayAfter(today(), 2),
      deliveryCharge: 20,
      amountToPay: 254,
      pincode: '411002',
    });
    await saveDelivery(shop, { isOn: false });
  });

  test('if flour is short, no order and no part of one is made, and staff are asked to call', async () => {
    const repeat = await dueRepeat();
    await sql`update stock set on_hand_grams = 2000 where product_id = ${flour.id}`.execute(
      shop.db,
    );
    await sql`insert into stock_movements (product_id, city, delta_grams, reason)
      values (${flour.id}, 'pune', -45000, 'adjustment')`.execute(shop.db);
    await worker.makeAll();
    expect(await madeOrders()).toEqual([]);
    const { rows } = await sql<{ subject: string; message: string }>`
      select subject, message from contact_messages where email = ${buyer.email}`.execute(shop.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.message).toContain(`Not enough on the shelf, or not sold: ${flour.name}.`);
    const token = await repeatToken(shop.db, repeat._id, tomorrow());
    const opened = await shop.app.inject({
      method: 'POST',
      url: '/api/repeat-link',
      payload: { token },
    });
    expect(opened.json()).toMatchObject({ order: null, shortOf: [flour.name], canSkip: false });
  });
});

describe('changing one’s mind', () => {
  test('a skipped day is not made, and can be taken back', async () => {
    const repeat = await setUpRepeat(shop, buyer, oneFlour());
    const { on } = repeat.next;
    const skipped = await decide(repeat, { do: 'skip', day: on });
    expect(skipped).toMatchObject({ skipped: { on }, next: { on: dayAfter(on, 7) } });
    expect(await decide(repeat, { do: 'skip', day: on })).toEqual(skipped);
    const back = await decide(repeat, { do: 'take back', day: on });
    expect(back).toEqual(repeat);
  });

  test('skipping a day whose order is made cancels it; taking it back takes the flour again', async () => {
    const repeat = await dueRepeat();
    await worker.makeAll();
    const day = tomorrow();
    const skipped = await decide(repeat, { do: 'skip', day });
    expect(skipped.skipped).toEqual({ on: day, comesOn: day });
    expect((await madeOrders())[0]?.orderStatus).toBe('Cancelled');
    expect(await stockKgOf(shop.db, flour.id)).toBe(47);
    const back = await decide(repeat, { do: 'take back', day });
    expect(back.next.on).toBe(day);
    expect((await madeOrders())[0]?.orderStatus).toBe('Placed');
    expect(await stockKgOf(shop.db, flour.id)).toBe(44);
  });

  test('an order that staff cancelled cannot be taken back', async () => {
    const repeat = await dueRepeat();
    await worker.makeAll();
    const staff = await logInAs(shop, 'admin');
    const orderId = (await madeOrders())[0]!._id;
    await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId, orderStatus: 'Cancelled', paymentStatus: 'Pending' },
    });
    expect((await decide(repeat, { do: 'take back', day: tomorrow() })).skipped).toBeNull();
    expect((await madeOrders())[0]?.orderStatus).toBe('Cancelled');
  });

  test('a stopped repeat makes nothing; the orders that are made stay', async () => {
    const repeat = await dueRepeat(today());
    await worker.makeAll();
    expect((await decide(repeat, { do: 'stop' })).isStopped).toBe(true);
    await makeDue(shop.db, repeat._id, tomorrow());
    await worker.makeAll();
    expect(await madeOrders()).toHaveLength(1);
    await decide(repeat, { do: 'start again' });
    await worker.makeAll();
    expect(await madeOrders()).toHaveLength(2);
  });

  test('a stopped repeat starts again only if there is room for one more', async () => {
    const repeat = await setUpRepeat(shop, buyer, oneFlour());
    await decide(repeat, { do: 'stop' });
    for (let more = 0; more < repeatLimits.runningMax; more += 1) {
      await setUpRepeat(shop, buyer, [{ product: flour, kg: 1 }]);
    }
    const again = decideRequest(buyer, repeat._id, { do: 'start again' });
    expect((await shop.app.inject(again)).json()).toMatchObject({
      code: 'ORDER_LIMIT',
      message: repeatAnswerTexts.tooMany(shop.config.shop.phone),
    });
  });

  test('nobody decides about another’s repeat', async () => {
    const repeat = await setUpRepeat(shop, buyer, oneFlour());
    const other = await logInAs(shop, 'user');
    const answer = await shop.app.inject(decideRequest(other, repeat._id, { do: 'stop' }));
    expect(answer.statusCode).toBe(404);
  });

  test('an erased customer’s repeats stop and keep no address, and no message asks to call', async () => {
    const other = await logInAs(shop, 'user');
    const repeat = await dueRepeat();
    await makeDue(shop.db, (await setUpRepeat(shop, other, oneFlour()))._id);
    await sql`update products set is_active = false where id = ${flour.id}`.execute(shop.db);
    await worker.makeAll();
    const askedToCall = async () => {
      const { rows } = await sql`select email from contact_messages
        where email in (${buyer.email}, ${other.email})`.execute(shop.db);
      return rows;
    };
    expect(await askedToCall()).toHaveLength(2);
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/users/${buyer.userId}`,
      headers: buyer.headers,
    });
    expect(await askedToCall()).toEqual([{ email: other.email }]);
    await worker.makeAll();
    const { rows } = await sql`select delivery_address, stopped_at is not null as is_stopped
      from repeats where id = ${repeat._id}`.execute(shop.db);
    expect(rows).toEqual([{ deliveryAddress: '', isStopped: true }]);
  });
});
