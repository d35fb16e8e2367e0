import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { staffCalls } from '../../../../test/requests/confirm-requests.ts';
import {
  countWaitingMails,
  resetMails,
  makeMailsDue,
  placeTestOrder,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { startMailServer } from '../../../../test/processes/mail-server.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';

let shop: MailShop;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(async () => {
  await resetMails(shop);
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
});
afterAll(() => shop.close());

/** Runs a worker until every mail is sent. */
async function sendAll(): Promise<void> {
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();
}

function mailsTo(address: string) {
  return shop.mailServer.received.filter(({ to }) => to.includes(address));
}

function subjectsTo(address: string) {
  return mailsTo(address).map(({ headers }) => headers.get('subject'));
}

async function moveTo(order: Order, orderStatus: OrderStatus, paymentStatus: PaymentStatus) {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: shop.staff.headers,
    payload: { orderId: order._id, orderStatus, paymentStatus },
  });
  expect(answer.statusCode).toBe(200);
}

async function cancel(order: Order) {
  const url = `/api/orders/${order._id}/cancel`;
  const answer = await shop.app.inject({ method: 'POST', url, headers: buyer.headers });
  expect(answer.statusCode).toBe(200);
}

test('customer and shop each get a mail with the items and the next steps', async () => {
  const other = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 92 });
  const order = await placeTestOrder(shop, buyer, [
    { product: shop.flour, kg: 3 },
    { product: other, kg: 2 },
  ]);
  await sendAll();

  const id = shortOrderId(order._id);
  expect(subjectsTo(buyer.email)).toEqual([`Order ${id} placed · Dalan दळण`]);
  expect(subjectsTo(SHOP_EMAIL)).toEqual([`New order ${id}: ₹418.00`]);
  expect(shop.mailServer.received).toHaveLength(2);
  const [toCustomer] = mailsTo(buyer.email);
  for (const content of [toCustomer?.html, toCustomer?.text]) {
    for (const said of ['Asha Kulkarni', id, 'दळण', '3 kg × ₹78.00', '₹234.00', '₹418.00']) {
      expect(content).toContain(said);
    }
    expect(content).toContain('What happens next');
    expect(content).toContain(shop.config.shop.phone);
    expect(content).toContain(`${shop.config.publicOrigin}/myorders#${order._id}`);
  }
  const [toShop] = mailsTo(SHOP_EMAIL);
  expect(toShop?.text).toContain('Asha Kulkarni ordered 5 kg of flour.');
  expect(toShop?.text).toContain(buyer.phone);
  expect(toShop?.headers.get('reply-to')).toBe(buyer.email);
});

test('every status change sends one mail to each, cancellation included', async () => {
  const order = await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await sendAll();
  await moveTo(order, 'Confirmed', 'Pending');
  await sendAll();
  await moveTo(order, 'Confirmed', 'Paid');
  await sendAll();
  await cancel(order);
  await cancel(order);
  await sendAll();

  const id = shortOrderId(order._id);
  expect(subjectsTo(buyer.email)).toEqual([
    `Order ${id} placed · Dalan दळण`,
    `Order ${id} confirmed · Dalan दळण`,
    `Order ${id} paid · Dalan दळण`,
    `Order ${id} cancelled · Dalan दळण`,
  ]);
  expect(subjectsTo(SHOP_EMAIL)).toEqual([
    `New order ${id}: ₹78.00`,
    `Order ${id}: Confirmed, payment Pending`,
    `Order ${id}: Confirmed, payment Paid`,
    `Order ${id} cancelled`,
  ]);
  const [, confirmed, paid] = mailsTo(SHOP_EMAIL);
  expect(confirmed?.text).toContain('Staff Kulkarni changed it: order Placed → Confirmed.');
  expect(paid?.text).toContain('Staff Kulkarni changed it: payment Pending → Paid.');
  const ids = shop.mailServer.received.map(({ headers }) => headers.get('message-id'));
  expect(new Set(ids).size).toBe(8);
});

test('a confirmation that is taken back at once sends no mail; a later undo is told', async () => {
  const counter = staffCalls(shop, shop.staff);
  const decide = async (order: Order, what: 'confirm' | 'undo') =>
    (await counter.decide(order, { do: what })).json<Order>();
  const order = await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await sendAll();
  const undone = await decide(await decide(order, 'confirm'), 'undo');
  expect(await countWaitingMails(shop.db)).toBe(0);
  const confirmed = await decide(undone, 'confirm');
  expect(await countWaitingMails(shop.db)).toBe(2);
  await makeMailsDue(shop.db);
  await sendAll();
  await decide(confirmed, 'undo');
  await sendAll();

  const id = shortOrderId(order._id);
  expect(subjectsTo(SHOP_EMAIL)).toEqual([
    `New order ${id}: ₹78.00`,
    `Order ${id}: Confirmed, payment Pending`,
    `Order ${id}: Placed, payment Pending`,
  ]);
  expect(mailsTo(buyer.email)).toHaveLength(3);
});

test('a refused or rolled-back order sends no mail', async () => {
  const few = await createTestProduct(shop.db, { stockKg: 1 });
  await expect(placeTestOrder(shop, buyer, [{ product: few, kg: 2 }])).rejects.toThrow();
  const order = await placeTestOrder(shop, buyer, [{ product: few, kg: 1 }]);
  await sendAll();

  const worker = shop.startWorker();
  const undone = shop.db.transaction().execute(async (tx) => {
    await sql`
      with event as (
        insert into order_events (order_id, kind, order_status, payment_status)
        values (${order._id}, 'status changed', 'Shipped', 'Pending') returning id)
      insert into letters (kind, subject_id) select 'order/customer', id from event
    `.execute(tx);
    // The worker polls the letters many times meanwhile.
    await sql`select pg_sleep(0.3)`.execute(tx);
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await worker.stop();
  expect(shop.mailServer.received).toHaveLength(2);
});

test('escapes user input in the mail', async () => {
  const img = '<img src=x onerror=alert(1)>';
  buyer = await logInAs(shop, 'user', { name: img });
  const address = `"Flat 7" & co\n${img}\nPune`;
  await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }], { deliveryAddress: address });
  await sendAll();
  expect(shop.mailServer.received).toHaveLength(2);
  for (const { html, text } of shop.mailServer.received) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&quot;Flat 7&quot; &amp; co');
    expect(text).toContain(img);
  }
});

test('line breaks in a name or address add no header and no recipient', async () => {
  buyer = await logInAs(shop, 'user', { name: 'Eve\r\nBcc: eve@example.com' });
  const forged = await logInAs(shop, 'user', { email: 'a@b.example\r\nbcc: eve@example.com' });
  await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await placeTestOrder(shop, forged, [{ product: shop.flour, kg: 1 }]);
  const worker = shop.startWorker();
  await expect.poll(() => mailsTo(buyer.email).length, { timeout: 60_000 }).toBe(1);
  await worker.stop();
  for (const { headers, to } of shop.mailServer.received) {
    expect(headers.has('bcc')).toBe(false);
    expect(to.join()).not.toContain('eve@');
  }
});

test('an erased customer gets no mail, but the shop is told of the order and its cancellation', async () => {
  const order = await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  const url = `/api/users/${buyer.userId}`;
  await shop.app.inject({ method: 'DELETE', url, headers: buyer.headers });
  await sendAll();
  const id = shortOrderId(order._id);
  expect(shop.mailServer.received).toHaveLength(2);
  expect(subjectsTo(SHOP_EMAIL).sort()).toEqual([
    `New order ${id}: ₹78.00`,
    `Order ${id} cancelled`,
  ]);
  const cancelled = mailsTo(SHOP_EMAIL).find(({ text }) => text.includes('ORDER CANCELLED'));
  expect(cancelled?.text).toContain('The account of this customer was deleted');
});

test('mails about a deleted order are not sent', async () => {
  const order = await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  const url = `/api/admin/orders/${order._id}`;
  await shop.app.inject({ method: 'DELETE', url, headers: shop.staff.headers });
  await sendAll();
  expect(shop.mailServer.received).toHaveLength(0);
});

test('a mail is given up after two days', async () => {
  const order = await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await sendAll();
  await sql`
    with event as (
      insert into order_events (order_id, kind, order_status, payment_status)
      values (${order._id}, 'status changed', 'Shipped', 'Pending') returning id)
    insert into letters (kind, subject_id, created_at)
    select 'order/customer', id, now() - interval '49 hours' from event
  `.execute(shop.db);
  await sendAll();
  expect(mailsTo(buyer.email)).toHaveLength(1);
});

test('mails refused temporarily are sent later, once', async () => {
  let refusals = 0;
  shop.mailServer.onReceived = async () => {
    refusals += 1;
    return refusals > 4 ? undefined : { smtpCode: 451, text: 'try again later' };
  };
  await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  for (const refused of [2, 4]) {
    await makeMailsDue(shop.db);
    const worker = shop.startWorker();
    await expect.poll(() => refusals, { timeout: 60_000 }).toBe(refused);
    await worker.stop();
    expect(await countWaitingMails(shop.db)).toBe(2);
  }
  await makeMailsDue(shop.db);
  await sendAll();
  expect(mailsTo(buyer.email)).toHaveLength(1);
  expect(mailsTo(SHOP_EMAIL)).toHaveLength(1);
});

test('mails from a mail server outage are sent once afterwards', async () => {
  const { port } = shop.mailServer;
  await shop.mailServer.close();
  for (let placed = 0; placed < 6; placed += 1) {
    await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  }
  const worker = shop.startWorker();
  const triedOnce = () =>
    shop.db
      .selectFrom('letters')
      .select('id')
      .where('sentAt', 'is', null)
      .where('givenUpAt', 'is', null)
      .where('attempts', '>', 0)
      .execute();
  await expect.poll(triedOnce, { timeout: 60_000 }).toHaveLength(12);
  await worker.stop();

  shop.mailServer = await startMailServer(port);
  await makeMailsDue(shop.db);
  await sendAll();
  expect(mailsTo(buyer.email)).toHaveLength(6);
  expect(mailsTo(SHOP_EMAIL)).toHaveLength(6);
});
