import type { Page } from '@playwright/test';
import { storedCart } from '../../fixtures/orders/checkout.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { expect, test } from '../../fixtures/test.ts';

async function logInByForm(page: Page, person: { email: string; password: string }) {
  await page.goto('/login?next=%2Fproducts');
  await logIn(page, person);
  await expect(page).toHaveURL('/products');
}

async function putBesanIntoCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart: Besan' }).click();
  await expect(page.getByText('Added to cart: Besan, 1 kg')).toBeVisible();
}

test('a log-out empties the cart, so the next user does not see it', async ({ page, request }) => {
  await logInByForm(page, await registered(request));
  await putBesanIntoCart(page);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-cart-filled');

  await logInByForm(page, await registered(request));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('an expired session keeps the cart for the same customer, and for nobody else', async ({
  page,
  context,
  request,
}) => {
  const first = await registered(request);
  await logInByForm(page, first);
  await putBesanIntoCart(page);
  async function endSession(): Promise<void> {
    await context.clearCookies();
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile&reason=ended');
  }
  await endSession();
  await logIn(page, first);
  await expect(page).toHaveURL('/profile');
  expect(await storedCart(page)).toHaveLength(1);

  await endSession();
  await logIn(page, await registered(request));
  await expect(page).toHaveURL('/profile');
  expect(await storedCart(page)).toEqual([]);
});

test('a visitor’s cart is still there after the log-in', async ({ page, request }) => {
  const person = await registered(request);
  await page.goto('/products');
  await putBesanIntoCart(page);
  await logInByForm(page, person);
  expect(await storedCart(page)).toHaveLength(1);
});

test('Edit Profile keeps the input when the session expires', async ({
  page,
  context,
  request,
}) => {
  const person = await registered(request);
  await page.goto('/login?next=%2Fprofile');
  await logIn(page, person);
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const name = dialog.getByLabel('Name', { exact: true });
  const address = dialog.getByLabel('Address');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await name.fill('Asha Deshpande');
  await address.fill('At my mother’s, Kothrud, Pune 411038');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile&reason=ended');
  await logIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(name).toHaveValue('Asha Deshpande');
  await expect(address).toHaveValue('At my mother’s, Kothrud, Pune 411038');

  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Your changes are not saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Deshpande' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Deshpande' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('no other customer sees what was typed into a profile', async ({ page, context, request }) => {
  await page.goto('/login?next=%2Fprofile');
  await logIn(page, await registered(request));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Address').fill('A secret place');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile&reason=ended');
  await logIn(page, await registered(request, { name: 'Meera Joshi' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Joshi' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
