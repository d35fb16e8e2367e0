import { DELIVERY_STORE_KEY } from '@dalan/contract/people/session-store';
import type { Page } from '@playwright/test';
import { checkoutOn, openBuyNow, orderCall, ordersOf } from '../../fixtures/orders/checkout.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import type { Newcomer } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const elsewhere = 'At my mother’s, Kothrud, Pune 411038';

async function typeAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Change where this order goes' }).click();
  await page.getByLabel('Address').fill(address);
}

/** Logs in with the form, which stores the session on the device: the tests end it there too. */
async function logInByForm(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/');
}

test('after a server error the customer only has to press again', async ({ page }) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Makka Flour', 2);
  const { place, placed, refusal, more, expectTotal } = checkoutOn(page);
  await more('Makka Flour').click();
  await typeAddress(page, elsewhere);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.route(orderCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await place.click();
  await expect(refusal).toContainText('Error (500): Unknown error');
  await expect(refusal).toBeFocused();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expectTotal('₹192.00');

  await page.reload();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expectTotal('₹192.00');
  await place.click();
  await expect(placed).toBeVisible();
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({ deliveryAddress: elsewhere, totalAmount: 192 });
});

test('an invalid answer is treated like no answer', async ({ page }) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Makka Flour', 1);
  const { place, placed, refusal } = checkoutOn(page);
  await page.route(orderCall, (route) => route.fulfill({ status: 201, body: 'torn' }), {
    times: 1,
  });
  await place.click();
  await expect(refusal).toContainText('Failed to place order. Please try again.');
  await place.click();
  await expect(placed).toBeVisible();
});

test('offline the button says so, and nothing is sent later by itself', async ({
  page,
  context,
}) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Makka Flour', 1);
  const { summary, place, placed } = checkoutOn(page);
  await typeAddress(page, elsewhere);
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) posts += 1;
  });
  await context.setOffline(true);
  const off = summary.getByRole('button', { name: 'You are offline' });
  await expect(off).toBeDisabled();
  await expect(
    summary.getByText(
      'You are offline. Nothing is sent until you are back online and press Place Order.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await off.click({ force: true });
  await expect(page.getByLabel('Address')).toHaveValue(elsewhere);
  await context.setOffline(false);
  await expect(place).toBeVisible();
  expect(posts).toBe(0);
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.deliveryAddress).toBe(elsewhere);
});

test('a customer whose session ends during checkout logs in and continues where they were', async ({
  page,
  context,
  request,
}) => {
  const person = await registered(request);
  await logInByForm(page, person);
  const id = await openBuyNow(page, 'Makka Flour', 2);
  const { place, placed, more, expectTotal } = checkoutOn(page);
  await more('Makka Flour').click();
  await typeAddress(page, elsewhere);
  await context.clearCookies();
  await place.click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/cart/${id}/3`)}&reason=ended`);
  await expect(page.getByText('Your session has ended. Please log in to continue.')).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL(`/cart/${id}/3`);
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expectTotal('₹192.00');
  await place.click();
  await expect(placed).toBeVisible();
  const orders = await ordersOf(page);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.deliveryAddress).toBe(elsewhere);
});

test('a half-typed first address survives a log-in', async ({ page, context, request }) => {
  const person = await registered(request, { address: '' });
  await logInByForm(page, person);
  await openBuyNow(page, 'Makka Flour', 1);
  const { place, placed } = checkoutOn(page);
  await page.getByLabel('Address').fill(elsewhere);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login\?.*reason=ended/);
  await logIn(page, person);
  await expect(page.getByLabel('Address')).toHaveValue(elsewhere);
  await place.click();
  await expect(placed).toBeVisible();
});

test('if saving the address to the profile fails, the order still uses it', async ({
  page,
  request,
}) => {
  const person = await registered(request, { address: '' });
  await logInByForm(page, person);
  await openBuyNow(page, 'Makka Flour', 1);
  const { place, placed } = checkoutOn(page);
  await page.route('**/api/users/*/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel('Address').fill(elsewhere);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error updating profile. Please try again.')).toBeVisible();
  await place.click();
  await expect(placed).toBeVisible();
});

test('a log-out clears typed text, and another customer never sees it', async ({
  page,
  request,
}) => {
  const person = await registered(request);
  await logInByForm(page, person);
  await openBuyNow(page, 'Makka Flour', 1);
  await typeAddress(page, elsewhere);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).last().click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), DELIVERY_STORE_KEY);
  expect(kept).toBeNull();
});
