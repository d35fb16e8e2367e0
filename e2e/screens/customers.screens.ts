import { orderRefusals } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page, TestInfo } from '@playwright/test';
import { letOwe } from '../fixtures/orders/accounts.ts';
import {
  checkoutOn,
  storeCart,
  openBuyNow,
  orderCall,
  showAsItWas,
} from '../fixtures/orders/checkout.ts';
import { flourNamed } from '../fixtures/orders/flours.ts';
import { logInNewcomer, moveOrder, orderCard, placeOrder } from '../fixtures/orders/orders.ts';
import { asOwner } from '../fixtures/people/staff.ts';
import { expect, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

function screen(name: string, prepare: (page: Page, info: TestInfo) => Promise<void>): void {
  test(name, async ({ page }, info) => {
    await logInNewcomer(page);
    await prepare(page, info);
    await page.waitForLoadState('networkidle');
    await photograph(page, info, `storefront/${name}`);
  });
}

async function openFlour(page: Page, name: string): Promise<void> {
  const { _id } = await flourNamed(page.request, name);
  await page.goto(`/product/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const cart = { 'Jowar Flour': 2, 'Bajra Flour': 1, 'Thalipeeth Bhajani': 3 };

screen('product', (page) => openFlour(page, 'Jowar Flour'));
screen('product-out-of-stock', (page) => openFlour(page, 'Rajgira Flour'));
screen('product-missing', async (page) => {
  await page.goto('/product/no-such-flour');
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
});

screen('profile', async (page) => {
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});
screen('profile-edit', async (page) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
});
screen('profile-delete', async (page) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Profile' }).click();
});

screen('profile-password', async (page) => {
  await page.goto('/profile?dialog=password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Present password').fill('not this one');
  await dialog.getByLabel('New password').fill('a new stone');
  await dialog.getByLabel('Once more').fill('a new stone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The present password is not right')).toBeVisible();
});
screen('profile-log-out-everywhere', async (page) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
});

screen('cart-empty', async (page) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
screen('cart', async (page) => {
  await storeCart(page, cart);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Bajra Flour' })).toBeVisible();
});
screen('checkout', async (page) => {
  await openBuyNow(page, 'Jowar Flour', 3);
});
screen('checkout-refused', async (page) => {
  await openBuyNow(page, 'Jowar Flour', 3);
  const message = orderRefusals.tooManyOrders('+91 20 5550 0142');
  const json = { code: 'ORDER_LIMIT', message };
  await page.route(orderCall, (route) => route.fulfill({ status: 429, json }));
  await checkoutOn(page).place.click();
  await expect(checkoutOn(page).refusal).toBeVisible();
});
screen('checkout-price-changed', async (page) => {
  await showAsItWas(page, () => ({ pricePerKg: 72 }));
  await openBuyNow(page, 'Jowar Flour', 3);
  await checkoutOn(page).place.click();
  await expect(checkoutOn(page).refusal).toBeVisible();
});
screen('order-placed', async (page) => {
  await openBuyNow(page, 'Jowar Flour', 3);
  await checkoutOn(page).place.click();
  await expect(checkoutOn(page).placed).toBeVisible();
});

screen('my-orders-empty', async (page) => {
  await page.goto('/myorders');
  await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
});
screen('my-orders-failed', async (page) => {
  await page.route('**/api/my-orders*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/myorders');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('my-orders', async ({ page, request }, info) => {
  await logInNewcomer(page);
  const delivered = await placeOrder(page, { 'Khapli Wheat Flour': 5, 'Bajra Flour': 1 });
  await moveOrder(request, delivered, 'Delivered', 'Paid');
  const shipped = await placeOrder(page, { 'Jowar Flour': 2 });
  await moveOrder(request, shipped, 'Confirmed');
  await moveOrder(request, shipped, 'Shipped');
  const cancelled = await placeOrder(page, { 'Makka Flour': 3 });
  await moveOrder(request, cancelled, 'Cancelled');
  const placed = await placeOrder(page, cart);
  await page.goto('/myorders');
  await expect(orderCard(page, placed).head).toBeVisible();
  await photograph(page, info, 'storefront/my-orders');
  await page.goto(`/myorders#${shipped._id}`);
  await expect(orderCard(page, shipped).head).toHaveAttribute('aria-expanded', 'true');
  await photograph(page, info, 'storefront/my-orders-open');
  await orderCard(page, shipped).card.getByRole('button', { name: 'Cancel Order' }).click();
  await photograph(page, info, 'storefront/my-orders-cancel');
});

test('my-orders-on-account', async ({ page, request }, info) => {
  await logInNewcomer(page);
  const session = await page.request.get('/api/session');
  const { user } = (await session.json()) as { user: Order['userId'] };
  await asOwner(request, () => request.get('/api/admin/accounts'));
  await letOwe(request, { id: user._id }, { limit: 5_000 });
  const order = await placeOrder(page, { 'Jowar Flour': 5, 'Bajra Flour': 2 });
  await page.goto('/myorders');
  await expect(orderCard(page, order).head).toBeVisible();
  await expect(page.getByRole('region', { name: 'On account', exact: true })).toBeVisible();
  await photograph(page, info, 'storefront/my-orders-on-account');
});

test('bill', async ({ page, request }, info) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { 'Jowar Flour': 3, 'Bajra Flour': 1 });
  await moveOrder(request, order, 'Delivered', 'Paid');
  await page.goto(`/orders/${order._id}/bill`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await photograph(page, info, 'storefront/bill');
});

test('contact-errors', async ({ page }, info) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await photograph(page, info, 'storefront/contact-errors');
});

for (const [name, status] of [
  ['contact-sent', 201],
  ['contact-not-sent', 500],
] as const) {
  test(name, async ({ page }, info) => {
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill('Asha Kulkarni');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
    await page.getByLabel('Subject', { exact: true }).fill('Bajra');
    await page.getByLabel('Message', { exact: true }).fill('When is bajra back?');
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: /^Message (?:Sent!|Not Sent)$/ })).toBeVisible();
    await photograph(page, info, `storefront/${name}`);
  });
}
