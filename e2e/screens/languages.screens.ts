import type { Repeat, RepeatPage } from '@dalan/contract/orders/repeats';
import type { Page } from '@playwright/test';

import { storeCart } from '../fixtures/orders/checkout.ts';
import { flourNamed } from '../fixtures/orders/flours.ts';
import { logInNewcomer, moveOrder, placeOrder } from '../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

const cart = { 'Jowar Flour': 2, 'Bajra Flour': 1, 'Thalipeeth Bhajani': 3 };
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

for (const language of ['mr', 'hi']) {
  const shots = [
    ['home', '/'],
    ['products', '/products'],
    ['products-no-match', '/products?q=barley'],
    ['about', '/aboutus'],
    ['contact', '/contact'],
    ['delivery-and-refunds', '/delivery-and-refunds'],
    ['login', '/login'],
    ['error-404', '/no-such-page'],
  ] as const;
  for (const [name, path] of shots) {
    test(`${name}-${language}`, async ({ page }, info) => {
      await page.goto(`/${language}${path}`);
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await photograph(page, info, `storefront/${language}/${name}`);
    });
  }

  test(`a customer's pages in ${language}`, async ({ page, request }, info) => {
    const shoot = async (name: string, path: string) => {
      await page.goto(`/${language}${path}`);
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await photograph(page, info, `storefront/${language}/${name}`);
    };
    await logInNewcomer(page);
    const { _id } = await flourNamed(page.request, 'Jowar Flour');
    await shoot('product', `/product/${_id}`);
    await shoot('checkout', `/cart/${_id}/3`);
    await storeCart(page, cart);
    await shoot('cart', '/cart');
    const order = await placeOrder(page, { 'Jowar Flour': 2, 'Bajra Flour': 1 });
    await moveOrder(request, order, 'Confirmed');
    await shoot('my-orders-open', `/myorders#${order._id}`);
    await showRepeat(page, order._id);
    await shoot('profile', '/profile');
  });
}

for (const [prefix, folder] of [
  ['', 'storefront'],
  ['/mr', 'storefront/mr'],
] as const) {
  test(`repeat order at ${prefix}/`, async ({ page }, info) => {
    await logInNewcomer(page);
    const order = await placeOrder(page, { 'Jowar Flour': 2, 'Bajra Flour': 1 });
    const repeat = await showRepeat(page, order._id);
    await page.goto(`${prefix}/myorders#${order._id}`);
    await page.getByRole('button', { name: /^(Repeat this order|ही ऑर्डर नेहमीची करा)$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await photograph(page, info, `${folder}/repeat-set-up`);

    await page.goto(`${prefix}/profile`);
    await page.getByRole('button', { name: /^(Change|बदला)$/ }).click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await photograph(page, info, `${folder}/repeat-change`);

    await page.route('**/api/repeat-link*', (route) =>
      route.fulfill({ json: linkPage(repeat, order._id) }),
    );
    await page.goto(`${prefix}/repeat#${'A'.repeat(43)}`);
    await expect(page.getByRole('main').getByRole('button').nth(2)).toBeVisible();
    await expectAccessible(page);
    await photograph(page, info, `${folder}/repeat-link`);
  });
}

/** The days of a repeat depend on the weekday of the run, so these are fixed. */
async function showRepeat(page: Page, orderId: string): Promise<Repeat> {
  const items = await Promise.all(
    Object.entries({ 'Jowar Flour': 2, 'Bajra Flour': 1 }).map(async ([name, quantityKg]) => {
      const { _id: productId, nameMr } = await flourNamed(page.request, name);
      return { productId, name, nameMr, quantityKg };
    }),
  );
  const weekdays = [16, 17, 18, 19, 20, 21, 15].map((day, index) => ({
    weekday: (index + 1) % 7,
    firstOn: index === 6 ? null : `2026-11-${day}`,
  }));
  const repeat: Repeat = {
    _id: orderId,
    everyWeeks: 1,
    weekday: 2,
    items,
    next: { on: '2026-11-17', comesOn: '2026-11-17', orderId: null },
    skipped: null,
    about: { amount: 224, isWithDelivery: false },
    isStopped: false,
    weekdays,
  };
  await page.route('**/api/repeats*', (route) => route.fulfill({ json: [repeat] }));
  await page.route('**/api/orders/*/repeat*', (route) =>
    route.fulfill({ json: { items, weekdays } }),
  );
  return repeat;
}

function linkPage(repeat: Repeat, orderId: string): RepeatPage {
  const { on, comesOn } = repeat.next;
  return {
    day: { on, comesOn },
    order: {
      _id: orderId,
      orderStatus: 'Pending',
      items: repeat.items.map((item) => {
        const pricePerKg = item.name === 'Bajra Flour' ? 68 : 78;
        return { ...item, pricePerKg, totalPrice: item.quantityKg * pricePerKg };
      }),
      deliveryCharge: 0,
      areaName: null,
      amountToPay: 224,
    },
    shortOf: [],
    canSkip: true,
    canTakeBack: false,
    repeat,
  };
}
