import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { checkoutOn, openBuyNow, ordersOf } from '../../fixtures/orders/checkout.ts';
import { logIn, newcomer, registered } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { gapsMs, tapTwice } from '../../fixtures/look/taps.ts';
import { expect, test } from '../../fixtures/test.ts';

/** This flour has enough stock for every run. */
const flour = 'Lokwan Wheat Flour';

for (const gapMs of gapsMs) {
  test.describe(`two taps ${gapMs} ms apart`, () => {
    test('log in once', async ({ page, request }) => {
      const { email, password } = await registered(request);
      await page.goto('/login?next=%2Fprofile');
      await waitUntilHydrated(page);
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      const button = page.getByRole('button', { name: 'Login', exact: true });
      const taps = await tapTwice(page, button, gapMs);
      await expect(page).toHaveURL('/profile');
      await taps.expectCalls(/^POST \/api\/login$/);
    });

    test('register once', async ({ page }) => {
      const person = newcomer();
      await page.goto('/register');
      await waitUntilHydrated(page);
      await page.getByLabel('Full Name').fill(person.name);
      await page.getByLabel('Phone Number').fill(person.phone);
      await page.getByLabel('Email Address').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Confirm Password').fill(person.password);
      const button = page.getByRole('button', { name: 'Register', exact: true });
      const taps = await tapTwice(page, button, gapMs);
      await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
      await taps.expectCalls(/^POST \/api\/users$/);
    });

    test('place one order, and its message stays', async ({ page }) => {
      await logInNewcomer(page);
      await openBuyNow(page, flour, 1);
      const { place, placed } = checkoutOn(page);
      const taps = await tapTwice(page, place, gapMs);
      await expect(placed).toBeVisible();
      await taps.expectCalls(/^POST \/api\/orders$/);
      await expect(placed).toBeVisible();
      expect(await ordersOf(page)).toHaveLength(1);
    });

    test('save a first address once, and place one order with it', async ({ page, request }) => {
      const { email, password } = await registered(request, { address: '' });
      await logInThroughApi(page, { email, password });
      await openBuyNow(page, flour, 1);
      const { place, placed } = checkoutOn(page);
      await page.getByLabel('Address').fill('12 Tulshibaug, Pune 411002');
      const taps = await tapTwice(page, place, gapMs);
      await expect(placed).toBeVisible();
      await taps.expectCalls(/^PUT \/api\/users\/[\w-]+\/profile$/, /^POST \/api\/orders$/);
    });

    test('cancel an order once', async ({ page }) => {
      await logInNewcomer(page);
      const order = await placeOrder(page, { [flour]: 1 });
      await page.goto(`/myorders#${order._id}`);
      const { card } = orderCard(page, order);
      await card.getByRole('button', { name: 'Cancel Order' }).click();
      const button = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' });
      const taps = await tapTwice(page, button, gapMs);
      await expect(card.getByText('You cancelled this order.')).toBeVisible();
      await taps.expectCalls(/^POST \/api\/orders\/[\w-]+\/cancel$/);
    });

    test('order again once', async ({ page }) => {
      await logInNewcomer(page);
      const order = await placeOrder(page, { [flour]: 1 });
      await page.goto('/myorders');
      const button = orderCard(page, order).card.getByRole('button', { name: 'Order Again' });
      const taps = await tapTwice(page, button, gapMs, (request) =>
        request.url().includes('/api/shelf?'),
      );
      await expect(page).toHaveURL(/\/cart\/[\w-]+\/1$/);
      await taps.expectCalls(/^GET \/api\/shelf$/);
    });

    test('save the profile once', async ({ page }) => {
      await logInNewcomer(page);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
      await dialog.getByLabel('Name', { exact: true }).fill('Asha Deshpande');
      const taps = await tapTwice(page, dialog.getByRole('button', { name: 'Save' }), gapMs);
      await expect(page.getByRole('heading', { level: 1, name: 'Asha Deshpande' })).toBeVisible();
      await taps.expectCalls(/^PUT \/api\/users\/[\w-]+\/profile$/);
      await expect(page, 'the second tap fell on nothing').toHaveURL('/profile');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    test('delete the profile once', async ({ page, request }) => {
      const person = await registered(request);
      await page.goto('/login?next=%2Fprofile');
      await logIn(page, person);
      await page.getByRole('button', { name: 'Delete Profile' }).click();
      const button = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
      const taps = await tapTwice(page, button, gapMs);
      await expect(page.getByText('Your profile is deleted.')).toBeVisible();
      await taps.expectCalls(/^DELETE \/api\/users\/[\w-]+$/);
    });

    test('log out once', async ({ page, request }) => {
      const person = await registered(request);
      await page.goto('/login?next=%2Fprofile');
      await logIn(page, person);
      const button = page.getByRole('main').getByRole('button', { name: 'Logout' });
      const taps = await tapTwice(page, button, gapMs);
      await expect(page.getByText('You are logged out.')).toBeVisible();
      await taps.expectCalls(/^POST \/api\/logout$/);
    });

    test('send a message once', async ({ page }) => {
      await page.goto('/contact');
      await waitUntilHydrated(page);
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Name' }).fill('Vaishali Jadhav');
      await main.getByRole('textbox', { name: 'Email' }).fill('vaishali@example.com');
      await main.getByRole('textbox', { name: 'Subject' }).fill('Chakli');
      await main.getByRole('textbox', { name: 'Message' }).fill('Do you roast bhajani?');
      const button = page.getByRole('button', { name: 'Send Message' });
      const taps = await tapTwice(page, button, gapMs);
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
      await taps.expectCalls(/^POST \/api\/contact$/);
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    });
  });
}
