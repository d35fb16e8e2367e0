import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatDay } from '@dalan/contract/language/format-day';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { Order } from '@dalan/contract/orders/orders';
import { deliveredOrderBody, saveDelivery } from '../../../../test/shops/delivery-rule.ts';
import {
  resetMails,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
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

async function sendAll(): Promise<void> {
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();
}

async function place(chosen: { deliveryCharge?: number }): Promise<Order> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: deliveredOrderBody(buyer, [{ product: shop.flour, kg: 1 }], chosen),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

async function moveByDays(order: Order, days: number): Promise<string> {
  const dueOn = dayAfter(order.dueOn, days);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/orders/bulk',
    headers: { ...shop.staff.headers, 'idempotency-key': randomUUID() },
    payload: {
      action: { do: 'move to day', dueOn },
      orders: [{ orderId: order._id, version: order.version }],
    },
  });
  expect(answer.json<BulkAnswer>().results[0]?.refusal).toBeUndefined();
  return dueOn;
}

function mailsTo(address: string) {
  return shop.mailServer.received
    .filter(({ to }) => to.includes(address))
    .map((mail) => ({ ...mail, text: mail.text.replaceAll('\r\n', '\n') }));
}

test('with the rule on, mails say the day, the charge and what is to pay', async () => {
  await saveDelivery(shop, {});
  const order = await place({});
  await sendAll();
  const day = formatDay('en', order.dueOn);
  const [mail] = mailsTo(buyer.email);
  for (const content of [mail?.text, mail?.html]) {
    expect(content).toContain(`We mill your flour and bring it on ${day} to the address below.`);
    expect(content).toContain('You pay ₹98.00 when the flour reaches you.');
    expect(content).not.toContain('To be calculated later');
    expect(content).not.toContain('Delivery charges will be applied.');
  }
  for (const text of [mail?.text, mailsTo(SHOP_EMAIL)[0]?.text]) {
    expect(text).toContain(`Delivery day: ${day}\nDelivery: ₹20.00\nTo pay: ₹98.00\n`);
    expect(text).toContain('Total: ₹78.00');
  }
});

test('a delivery without a charge is called free', async () => {
  await saveDelivery(shop, { freeFrom: 78 });
  await place({ deliveryCharge: 0 });
  await sendAll();
  expect(mailsTo(buyer.email)[0]?.text).toContain('Delivery: Free\nTo pay: ₹78.00\n');
});

test('another day is mailed to the customer, not to the shop', async () => {
  await saveDelivery(shop, {});
  const order = await place({});
  const dueOn = await moveByDays(order, 2);
  await sendAll();
  expect(mailsTo(SHOP_EMAIL)).toHaveLength(1);
  const [, moved] = mailsTo(buyer.email);
  expect(moved?.headers.get('subject')).toContain('comes on another day');
  expect(moved?.text).toContain(`We now bring it on ${formatDay('en', dueOn)}.`);
  expect(moved?.text).toContain(`Delivery day: ${formatDay('en', dueOn)}\n`);
});

test('with the rule off, mails say the words of before, and another day is no news', async () => {
  await saveDelivery(shop, { isOn: false });
  const order = await place({ deliveryCharge: 0 });
  await moveByDays(order, 2);
  await sendAll();
  expect(shop.mailServer.received).toHaveLength(2);
  const [mail] = mailsTo(buyer.email);
  for (const content of [mail?.text, mail?.html]) {
    expect(content).toContain('We mill your flour and bring it to the address below.');
    expect(content).toContain(
      'You pay when the flour reaches you. Delivery charges will be applied.',
    );
    expect(content).not.toContain('Delivery day');
    expect(content).not.toContain('To pay');
  }
  expect(mail?.text).toContain(
    'Payment method: Cash on Delivery\nShipping: To be calculated later\nWhen: ',
  );
});
