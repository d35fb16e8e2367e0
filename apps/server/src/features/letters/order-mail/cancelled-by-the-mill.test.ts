import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { staffCalls } from '../../../../test/requests/confirm-requests.ts';
import {
  resetMails,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';

let shop: MailShop;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

test('an order that staff cancelled reads as cancelled by the mill, without their note', async () => {
  const buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: shop.flour, kg: 1 }]));
  const order = placed.json<Order>();
  const staff = staffCalls(shop, await logInAs(shop, 'admin', { name: 'Sunanda More' }));
  const note = 'Sounded drunk';
  const answer = await staff.decide(order, { do: 'cancel', reason: 'No answer', note });
  expect(answer.statusCode, answer.body).toBe(200);
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();

  const textsTo = (address: string) =>
    shop.mailServer.received.filter(({ to }) => to.includes(address)).map(({ text }) => text);
  const toCustomer = textsTo(buyer.email).join('\n');
  expect(toCustomer).toContain('We called about this order and could not reach you');
  expect(toCustomer).not.toContain('You cancelled');
  const toShop = textsTo(SHOP_EMAIL).join('\n');
  expect(toShop).toContain('Sunanda More cancelled this order: No answer.');
  expect(`${toCustomer}${toShop}`).not.toContain(note);
});
