import type { Page } from '@playwright/test';

import { flourNamed } from '../fixtures/flours.ts';
import { latinLeftOn } from '../fixtures/latin-left.ts';
import { moveOrder, placeOrder } from '../fixtures/orders.ts';
import { logInReaderOf } from '../fixtures/own-language.ts';
import { expect, test } from '../fixtures/own-shop.ts';

const areas = [{ name: 'Deccan', pincodes: ['411004'], charge: 40 }];
const delivery = { pincode: '411004', deliveryCharge: 40 };
const rule = {
  isOn: true,
  areas,
  freeFrom: 500,
  smallestOrder: 100,
  cutOff: '18:00',
  daysOff: [],
  datesOff: [],
  roomKg: null,
};

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('delivery', rule);
  await ownShop.saveSettings('payment', {
    upiId: 'dalan@examplebank',
    wallets: ['PhonePe', 'Google Pay'],
  });
});

const visitorPages = [
  '',
  '/products',
  '/products?q=zzz',
  '/aboutus',
  '/contact',
  '/privacy',
  '/delivery-and-refunds',
  '/terms',
  '/login',
  '/register',
  '/forgotten-password',
  '/new-password',
  '/confirm-email',
  '/repeat',
  '/cart',
  '/offline',
  '/no-such-page',
];

async function expectOwnLanguage(page: Page, own: string[] = []): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await latinLeftOn(page, own), page.url()).toEqual([]);
}

for (const language of ['mr', 'hi'] as const) {
  test(`visitors read only ${language}`, async ({ page }) => {
    for (const path of visitorPages) {
      await page.goto(`/${language}${path}`);
      await expectOwnLanguage(page, ['zzz']);
    }
  });

  test(`customers read only ${language}`, async ({ page, ownShop }) => {
    const { email } = await logInReaderOf(page, language);
    const { _id } = await flourNamed(page.request, 'Besan');
    for (const path of ['', '/profile', '/myorders', `/product/${_id}`, `/cart/${_id}/2`]) {
      await page.goto(`/${language}${path}`);
      await expectOwnLanguage(page, [email]);
    }
    const order = await placeOrder(page, { Besan: 2, 'Jowar Flour': 1 }, delivery);
    await page.goto(`/${language}/orders/${order._id}/bill`);
    await expectOwnLanguage(page);
    await page.goto(`/${language}/myorders#${order._id}`);
    await expectOwnLanguage(page);
    await moveOrder(ownShop.owner, order, 'Delivered', 'Paid');
    await page.goto(`/${language}/myorders#${order._id}`);
    await expectOwnLanguage(page);
    await page.goto(`/${language}/orders/${order._id}/bill`);
    await expectOwnLanguage(page);
  });
}
