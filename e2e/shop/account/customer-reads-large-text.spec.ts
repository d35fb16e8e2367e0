import type { Page } from '@playwright/test';
import { checkoutOn, storeCart, openBuyNow } from '../../fixtures/orders/checkout.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Doubles the text size, as the phone's settings can. */
async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarged = new CSSStyleSheet();
    enlarged.replaceSync(':root { font-size: 200%; }');
    document.adoptedStyleSheets = [enlarged];
  });
}

test('the account, the cart and the checkout fit a small phone at twice the text', async ({
  page,
}) => {
  await enlarge(page);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }
  const { _id } = await flourNamed(page.request, 'Thalipeeth Bhajani');
  await page.goto(`/login?next=${encodeURIComponent(`/product/${_id}`)}`);
  await expectToFit(page, 'the log-in with a flour');

  await logInNewcomer(page);
  const order = await placeOrder(page, { 'Lokwan Wheat Flour': 2, Besan: 1 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectToFit(page, 'Edit Profile');
  await page.keyboard.press('Escape');
  await expectToFit(page, 'the profile');
  await page.getByRole('button', { name: 'Delete Profile' }).click();
  await expectToFit(page, 'Delete Profile');

  await page.goto('/myorders');
  const { card, head } = orderCard(page, order);
  await expect(head).toBeVisible();
  await expectToFit(page, 'closed orders');
  await head.click();
  await expectToFit(page, 'an open order');
  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await expectToFit(page, 'Cancel Order');

  await storeCart(page, { 'Lokwan Wheat Flour': 12, 'Thalipeeth Bhajani': 2 });
  await page.goto('/cart');
  await expect(page.getByText('2 flours, 14 kg')).toBeVisible();
  await expectToFit(page, 'the cart');
  await page.goto('/cart/checkout');
  const { place, placed } = checkoutOn(page);
  await expect(place).toBeVisible();
  await expectToFit(page, 'the checkout of the cart');

  await openBuyNow(page, 'Lokwan Wheat Flour', 1);
  await page.getByRole('button', { name: 'Change where this order goes' }).click();
  await page.getByLabel('Phone').fill('98765');
  await expectToFit(page, 'the delivery form');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await place.scrollIntoViewIfNeeded();
  await expectToFit(page, 'the checkout');
  await expectAccessible(page);
  await place.click();
  await expect(placed).toBeVisible();
  await expectToFit(page, 'the placed order');
});
