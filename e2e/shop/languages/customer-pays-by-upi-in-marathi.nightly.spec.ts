import { randomUUID } from 'node:crypto';
import type { NewPayment } from '@dalan/contract/payments/payments';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';

import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { personal, personalLink, readSavedCode } from '../../fixtures/orders/upi.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const { upiId } = personal;
const names = ['Besan'];

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await ownShop.saveSettings('payment', personal);
});

async function openOrder(page: Page, { _id }: Order) {
  await page.goto(`/mr/myorders#${_id}`);
  const card = page.locator(`article[id="${_id}"]`);
  await expect(card.getByRole('button', { expanded: true }).first()).toBeVisible();
  return card;
}

async function recordPayment(owner: APIRequestContext, { _id }: Order, payment: NewPayment) {
  const answer = await owner.post(`/api/admin/orders/${_id}/payments`, {
    headers: { 'idempotency-key': randomUUID() },
    data: payment,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a claim is found, and the customer is thanked', async ({ page, ownShop }) => {
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 2 });
  const card = await openOrder(page, order);
  await expectInLanguage(page, 'mr', names);
  await card.getByRole('button', { name: 'मी पैसे दिले' }).click();
  await card.getByLabel('UPI संदर्भ क्रमांक (नसला तरी चालेल)').fill('632109874410');
  await expect(card.getByText('12 पैकी 12')).toBeVisible();
  await page.route('**/payment-claim*', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  const tell = card.getByRole('button', { name: 'गिरणीला कळवा' });
  await tell.click();
  await expect(card.getByRole('alert')).toHaveText('कळवता आले नाही. पुन्हा प्रयत्न करा.');
  await expectInLanguage(page, 'mr', names);
  await tell.click();
  const told = card.getByRole('region', { name: 'पैसे दिल्याचे तुम्ही कळवले आहे' });
  await expect(told).toContainText('पुन्हा पैसे द्यायची गरज नाही.');
  await expect(told).toContainText('वाजता कळवले, संदर्भ 632109874410');
  await expectInLanguage(page, 'mr', names);

  await recordPayment(ownShop.owner, order, { method: 'UPI', amount: order.amountToPay });
  await page.reload();
  await expect(card).toContainText('पैसे मिळाले. धन्यवाद.');
  await expect(card).toContainText('UPI ने ₹276.00, ');
  await expectInLanguage(page, 'mr', names);
});

test('a claim is not found, and the code can be seen again', async ({ page, ownShop }) => {
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 1 });
  await page.request.post(`/api/orders/${order._id}/payment-claim`, { data: {} });
  const answer = await ownShop.owner.post(
    `/api/admin/orders/${order._id}/payment-claim/not-found`,
    { headers: { 'idempotency-key': randomUUID() } },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  const card = await openOrder(page, order);
  await expect(card).toContainText('हे पैसे आम्हाला दिसले नाहीत.');
  await expect(card).toContainText('+91 20 5550 0142 वर फोन करा, किंवा दारात रोख द्या.');
  await expectInLanguage(page, 'mr', names);
  await card.getByRole('button', { name: 'कोड पुन्हा पाहा' }).click();
  const block = card.getByRole('region', { name: 'UPI ने पैसे द्या' });
  await expect(block.getByRole('img')).toHaveAccessibleName(
    `QR कोड: ${upiId} ला ₹138.00, ऑर्डर ${shortIdOf(order._id)}`,
  );
  await expectInLanguage(page, 'mr', names);
});

test('a part is paid, and the rest is still to pay', async ({ page, ownShop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 3 });
  await recordPayment(ownShop.owner, order, { method: 'cash', amount: 100 });
  const card = await openOrder(page, order);
  await expect(card.getByText('पैसे: काही मिळाले')).toBeVisible();
  const block = card.getByRole('region', { name: 'अजून द्यायचे' });
  await expect(block).toContainText('₹100.00 मिळाले, ₹314.00 बाकी.');
  const save = block.getByRole('button', { name: 'कोड सेव्ह करा' });
  expect(await readSavedCode(page, order, save)).toBe(personalLink(order, 314));
  await expect(block.getByRole('status')).toContainText('कोडवर बोट दाबून ठेवा.');
  await block.getByRole('button', { name: 'UPI आयडी कॉपी करा' }).click();
  await expect(page.getByText('UPI आयडी कॉपी झाला')).toBeVisible();
  await expectInLanguage(page, 'mr', names);
});
