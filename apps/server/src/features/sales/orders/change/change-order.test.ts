import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { OrderContentsAnswer } from '@dalan/contract/orders/order-contents';
import type { Order } from '@dalan/contract/orders/orders';
import {
  deliveredOrderBody,
  firstDay,
  ruleOn,
  saveDelivery,
  takenKgOf,
} from '../../../../../test/shops/delivery-rule.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { contentsRequest } from '../../../../../test/requests/phone-order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let owner: LoggedIn;
let jowar: TestProduct;
let besan: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  jowar = await createTestProduct(shop.db, { stockKg: 100, pricePerKg: 78 });
  besan = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 138 });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function placed(kg = 3, product = jowar): Promise<Order> {
  const buyer = await logInAs(shop, 'user');
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg }]));
  return answer.json<Order>();
}

const change = (order: Order, to: Parameters<typeof contentsRequest>[2]) =>
  shop.app.inject(contentsRequest(owner, order, to));

async function changed(order: Order, to: Parameters<typeof contentsRequest>[2]): Promise<Order> {
  const answer = await change(order, to);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Order>();
}

async function setStatus(order: Order, orderStatus: string): Promise<Order> {
  const { _id: orderId, paymentStatus } = order;
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: owner.headers,
    payload: { orderId, orderStatus, paymentStatus },
  });
  return answer.json<Order>();
}

async function mailsOf(order: Order) {
  const { rows } = await sql<{ recipient: string }>`
    select split_part(letters.kind, '/', 2) as recipient
    from letters join order_events event on event.id::text = subject_id
    where order_id = ${order._id} and event.kind = 'contents changed'`.execute(shop.db);
  return rows.map(({ recipient }) => recipient);
}

test('lines keep their price, new ones take that of today, and stock moves by the difference', async () => {
  const order = await placed(3);
  await shop.db
    .updateTable('products')
    .set({ pricePaise: 96_00 })
    .where('id', '=', jowar.id)
    .execute();
  const [jowarKg, besanKg] = [
    await stockKgOf(shop.db, jowar.id),
    await stockKgOf(shop.db, besan.id),
  ];
  const after = await changed(order, {
    lines: [
      { product: jowar, kg: 4 },
      { product: besan, kg: 1 },
    ],
  });
  expect(after.items.map(({ pricePerKg, quantityKg }) => [pricePerKg, quantityKg])).toEqual([
    [78, 4],
    [138, 1],
  ]);
  expect(after).toMatchObject({ totalAmount: 450, amountToPay: 450, version: 2 });
  expect(after.history.at(-1)).toMatchObject({
    kind: 'contents changed',
    by: 'Sunanda More',
    changes: {
      lines: [
        { name: jowar.name, wasKg: 3, isKg: 4 },
        { name: besan.name, wasKg: 0, isKg: 1 },
      ],
      totalAmount: [234, 450],
      amountToPay: [234, 450],
    },
  });
  expect(await stockKgOf(shop.db, jowar.id)).toBe(jowarKg - 1);
  expect(await stockKgOf(shop.db, besan.id)).toBe(besanKg - 1);
  expect(await mailsOf(after)).toEqual(['customer']);
  const without = await changed(after, { lines: [{ product: besan, kg: 2 }] });
  expect(without.totalAmount).toBe(276);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(jowarKg + 3);
  await shop.db
    .updateTable('products')
    .set({ pricePaise: 78_00 })
    .where('id', '=', jowar.id)
    .execute();
});

test('address and number change without leaving either in the history', async () => {
  const order = await placed();
  const after = await changed(order, {
    deliveryAddress: 'Flat 7, Prabhat Road, Pune 411004',
    contactNumber: '+91 55500 14268',
  });
  expect(after).toMatchObject({
    deliveryAddress: 'Flat 7, Prabhat Road, Pune 411004',
    contactNumber: '5550014268',
  });
  expect(after.history.at(-1)?.changes).toEqual({ deliveryAddress: true, contactNumber: true });
});

test('a day that the customer was never told changes without a mail', async () => {
  const order = await placed();
  const dueOn = firstDay({ ...ruleOn, datesOff: [order.dueOn] });
  const after = await changed(order, { dueOn });
  expect(after.dueOn).toBe(dueOn);
  expect(await mailsOf(after)).toEqual([]);
  const far = await change(after, { dueOn: '2020-01-01' });
  expect(far.json<ErrorAnswer>().fields).toHaveProperty('dueOn');
});

test('nothing changed is nothing saved, also with an old version; a repeated call is harmless', async () => {
  const order = await placed();
  expect((await changed(order, {})).version).toBe(1);
  const after = await changed(order, { lines: [{ product: jowar, kg: 5 }] });
  const again = await changed(order, { lines: [{ product: jowar, kg: 5 }] });
  expect(again.version).toBe(after.version);
  const stale = await change(order, { lines: [{ product: jowar, kg: 6 }] });
  expect(stale.json<ErrorAnswer>()).toMatchObject({
    code: 'ORDER_CHANGED',
    details: { order: { version: 2 } },
  });
});

test('too little stock, a changed price and a hidden flour are refused at their line', async () => {
  // What is left is told in weights that can be ordered.
  const scarce = await createTestProduct(shop.db, { stockKg: 5.64, pricePerKg: 50 });
  const order = await placed(3, scarce);
  const more = await change(order, { lines: [{ product: scarce, kg: 6 }] });
  expect(more.json<ErrorAnswer>()).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: `Only 2 kg more of ${scarce.name} left`,
    details: { items: [{ productId: scarce.id, availableKg: 2 }] },
  });
  const other = { product: besan, kg: 1, pricePerKg: 130 };
  const repriced = await change(order, { lines: [{ product: scarce, kg: 3 }, other] });
  expect(repriced.json<ErrorAnswer>()).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { items: [{ productId: besan.id, pricePerKg: 138 }] },
  });
  const hidden = await createTestProduct(shop.db, { stockKg: 5, isActive: false });
  const unsold = await change(order, {
    lines: [
      { product: scarce, kg: 3 },
      { product: hidden, kg: 1 },
    ],
  });
  expect(unsold.json<ErrorAnswer>().code).toBe('PRODUCT_NOT_SOLD');
  expect((await change(order, { lines: [] })).statusCode).toBe(400);
});

test.each(['Processing', 'Shipped', 'Delivered', 'Cancelled'])(
  'a %s order is not changed, by no statement of the servers either',
  async (status) => {
    const order = await setStatus(await placed(), status);
    const refused = await change(order, { lines: [{ product: jowar, kg: 4 }] });
    expect(refused.json<ErrorAnswer>()).toMatchObject({
      code: 'ORDER_NOT_CHANGEABLE',
      details: { order: { orderStatus: status } },
    });
    const statements = [
      sql`update order_items set weight_grams = 9000, total_paise = price_paise * 9 where order_id = ${order._id}`,
      sql`delete from order_items where order_id = ${order._id}`,
      sql`update orders set total_paise = total_paise + 1 where id = ${order._id}`,
      sql`update orders set delivery_address = 'Elsewhere' where id = ${order._id}`,
    ];
    for (const statement of statements) {
      await expect(statement.execute(shop.db)).rejects.toThrow(/changed/);
    }
  },
);

test('an order that was delivered and taken back keeps the amount of its bill', async () => {
  const billed = await setStatus(await placed(), 'Delivered');
  const order = await setStatus(billed, 'Confirmed');
  const refused = await change(order, { lines: [{ product: jowar, kg: 4 }] });
  expect(refused.json<ErrorAnswer>().code).toBe('ORDER_NOT_CHANGEABLE');
});

test('the payment status follows the new amount, and paid too much is no fault', async () => {
  const order = await placed(3);
  await shop.app.inject(paymentRequest(owner, order._id, { method: 'cash', amount: 234 }));
  const paid = await shop.app.inject({
    url: `/api/admin/orders/${order._id}`,
    headers: owner.headers,
  });
  const more = await changed(paid.json<Order>(), { lines: [{ product: jowar, kg: 4 }] });
  expect(more.paymentStatus).toBe('Partially Paid');
  const less = await changed(more, { lines: [{ product: jowar, kg: 2 }] });
  expect(less).toMatchObject({ paymentStatus: 'Paid', paidAmount: 234, amountToPay: 156 });
  expect(await checkInvariants(shop.db)).toEqual([]);
  const hand = await setStatus({ ...less, paymentStatus: 'Refunded' }, 'Confirmed');
  const moved = await changed(hand, { deliveryAddress: '4 Kasba Peth' });
  expect(moved.paymentStatus).toBe('Refunded');
});

test('charge and room follow the rule the order was placed under', async () => {
  const rule = await saveDelivery(shop, { freeFrom: 500, roomKg: 200 }, owner);
  const buyer = await logInAs(shop, 'user');
  const dueOn = firstDay(rule);
  // Orders of the tests above may be due on the same day.
  const earlierKg = await takenKgOf(shop.db, dueOn);
  const payload = deliveredOrderBody(buyer, [{ product: jowar, kg: 3 }], { dueOn });
  const answer = await shop.app.inject({ ...orderRequest(buyer, []), payload });
  const order = answer.json<Order>();
  expect(order).toMatchObject({ deliveryCharge: 20, amountToPay: 254 });
  await saveDelivery(shop, { areas: [{ ...ruleOn.areas[0]!, charge: 99 }], roomKg: 200 }, owner);

  const shown = await shop.app.inject({
    url: `/api/admin/orders/${order._id}/contents`,
    headers: owner.headers,
  });
  expect(shown.json<OrderContentsAnswer>()).toMatchObject({
    order: { _id: order._id },
    rule: { freeFrom: 500 },
  });
  const free = await changed(order, { lines: [{ product: jowar, kg: 7 }] });
  expect(free).toMatchObject({ totalAmount: 546, deliveryCharge: 0, amountToPay: 546 });
  expect(await takenKgOf(shop.db, dueOn)).toBe(earlierKg + 7);
  const away = await changed(free, { lines: [{ product: jowar, kg: 1 }], pincode: '411045' });
  expect(away).toMatchObject({ deliveryCharge: 40.5, pincode: '411045' });
  expect(away.history.at(-1)?.changes).toMatchObject({ pincode: true, deliveryCharge: [0, 40.5] });
  const nowhere = await change(away, { pincode: '400001' });
  expect(nowhere.json<ErrorAnswer>().code).toBe('PINCODE_UNKNOWN');
  const later = firstDay({ ...rule, datesOff: [dueOn] });
  const laterKg = await takenKgOf(shop.db, later);
  const moved = await changed(away, { dueOn: later });
  expect(await takenKgOf(shop.db, dueOn)).toBe(earlierKg);
  expect(await takenKgOf(shop.db, later)).toBe(laterKg + 1);
  expect(await mailsOf(moved)).toHaveLength(3);
  await saveDelivery(shop, { isOn: false }, owner);
});

test('erasing the customer leaves nothing personal of a changed order', async () => {
  const buyer = await logInAs(shop, 'user');
  const answer = await shop.app.inject(orderRequest(buyer, [{ product: jowar, kg: 1 }]));
  const order = answer.json<Order>();
  const contactNumber = '5550099887';
  await changed(order, { deliveryAddress: '77 Secret Lane, Pune', contactNumber });
  await shop.app.inject({
    method: 'DELETE',
    url: `/api/users/${buyer.userId}`,
    headers: buyer.headers,
  });
  const { rows } = await sql<{ kept: string }>`
    select o::text || (select string_agg(e::text, '') from order_events e where order_id = o.id)
      || (select string_agg(a::text, '') from audit_log a where subject_id = o.id::text) as kept
    from orders o where id = ${order._id}`.execute(shop.db);
  expect(rows[0]?.kept).not.toMatch(/Secret Lane|5550099887/);
});
