import type { Locator, Page } from '@playwright/test';

import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { storedCart } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { productCall } from '../../fixtures/orders/one-flour.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { press, slowDown, watchPresses } from '../../fixtures/shop/slow-line.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** Feedback on a tap is shown in one of the first frames, whatever the network does. */
const FEEDBACK_FRAMES = 2;

const FLOUR = 'Bajra Flour';
const SCRIPTS = /\/static\/js\//;

test.beforeEach(async ({ page }) => {
  test.slow();
  await watchPresses(page);
});

/** Finds links that phones and wide screens both show. */
function shortcuts(page: Page): Locator {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  return isPhone ? page.getByRole('navigation', { name: 'Shortcuts' }) : page.getByRole('banner');
}

async function expectFeedback(page: Page, target: Locator, arrived: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  expect(await press(page, target), String(target)).toBeLessThanOrEqual(FEEDBACK_FRAMES);
  await expect(arrived).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-going', { timeout: 30_000 });
}

function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

test('each tap of a purchase gets instant feedback, however slow the line', async ({ page }) => {
  await logInThroughApi(page);
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const main = page.getByRole('main');
  const viewAll = main.getByRole('link', { name: 'View All' }).filter({ visible: true });
  await expectFeedback(page, viewAll, heading(page, 'Our Flour Products'));
  const details = main.getByRole('link', { name: `View Details: ${FLOUR}` });
  await expectFeedback(page, details, heading(page, FLOUR));
  const buyNow = main.getByRole('link', { name: 'Buy Now', exact: true });
  await expectFeedback(page, buyNow, heading(page, 'Complete Your Order'));
  const cart = shortcuts(page).getByRole('link', { name: /^Cart/ });
  await expectFeedback(page, cart, heading(page, 'Your Cart'));
});

test('a customer gets instant feedback on every link to their own pages', async ({ page }) => {
  await logInThroughApi(page);
  await page.goto('/aboutus');
  await waitUntilHydrated(page);
  await slowDown(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) {
    const profile = shortcuts(page).getByRole('link', { name: 'Profile' });
    await expectFeedback(
      page,
      profile,
      page.getByRole('main').getByRole('heading', { level: 2, name: 'Profile' }),
    );
  }
  if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const orders = isPhone
    ? page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Orders' })
    : shortcuts(page).getByRole('link', { name: 'My Order', exact: true });
  await expectFeedback(page, orders, heading(page, 'My Orders'));
});

test('a visitor gets instant feedback on the log-in page', async ({ page }) => {
  await page.goto('/aboutus');
  await waitUntilHydrated(page);
  await slowDown(page);
  const cart = shortcuts(page).getByRole('link', { name: /^Cart/ });
  await expectFeedback(page, cart, heading(page, 'Login'));
  const register = page.getByRole('main').getByRole('link', { name: 'Register' });
  await expectFeedback(page, register, heading(page, 'Register'));
});

test('a flour shows its loading state until it is loaded', async ({ page }) => {
  const { _id } = await flourNamed(page.request, FLOUR);
  await logInThroughApi(page);
  await page.goto('/products');
  await waitUntilHydrated(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(productCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: `View Details: ${FLOUR}` }).click();
  await expect(heading(page, 'Loading the flour…')).toBeAttached();
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expectAccessible(page);
  answer(undefined);
  await expect(heading(page, FLOUR)).toBeVisible();
  await expect(page).toHaveURL(`/product/${_id}`);
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
});

/** Shows the HTML while its scripts are still loading. */
async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    await isAwake;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(heading(page, /./)).toBeVisible();
  return () => wake(undefined);
}

test('Add to Cart pressed before hydration adds the flour once', async ({ page }) => {
  const { _id } = await flourNamed(page.request, FLOUR);
  const wake = await openBeforeHydration(page, '/products');
  const add = page.getByRole('button', { name: `Add to Cart: ${FLOUR}` });
  await add.scrollIntoViewIfNeeded();
  expect(await press(page, add)).toBeLessThanOrEqual(FEEDBACK_FRAMES);
  expect(await storedCart(page)).toEqual([]);
  wake();
  await expect(page.getByText(`Added to cart: ${FLOUR}, 1 kg`)).toBeVisible({ timeout: 30_000 });
  await waitUntilHydrated(page);
  expect(await storedCart(page)).toEqual([{ productId: _id, quantityKg: 1 }]);
  await expect(page.locator('html')).not.toHaveAttribute('data-going');
  // The page is hydrated now: one more press adds one kilogram.
  await add.click();
  await expect(page.getByText(`Added to cart: ${FLOUR}, 2 kg`)).toBeVisible();
  expect(await storedCart(page)).toEqual([{ productId: _id, quantityKg: 2 }]);
});

test('Add to Cart pressed at any moment of a slow hydration counts once', async ({ page }) => {
  const { _id } = await flourNamed(page.request, FLOUR);
  await slowDown(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: `Add to Cart: ${FLOUR}` });
  await add.waitFor({ timeout: 30_000 });
  const presses = 8;
  // A script clicks without Playwright's own waits, like a real finger.
  await add.evaluate(async (button: HTMLElement, times) => {
    for (let left = times; left > 0; left -= 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  }, presses);
  await waitUntilHydrated(page);
  await expect
    .poll(() => storedCart(page), { timeout: 30_000 })
    .toEqual([{ productId: _id, quantityKg: presses }]);
});

test('a link pressed before hydration is followed, with feedback', async ({ page }) => {
  const wake = await openBeforeHydration(page, '/aboutus');
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await contact.scrollIntoViewIfNeeded();
  await page.route('**/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  expect(await press(page, contact)).toBeLessThanOrEqual(FEEDBACK_FRAMES);
  wake();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page, 'Get In Touch')).toBeVisible();
});

test('touching a link preloads the scripts and the data of its page', async ({ page }) => {
  const { _id } = await flourNamed(page.request, FLOUR);
  await logInThroughApi(page);
  await page.goto('/products');
  await waitUntilHydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('link', { name: `View Details: ${FLOUR}` });
  const scripts = () => asked.filter((path) => path.includes('product.route'));
  // The link listens only once the effects of the hydrated page have run.
  await expect(async () => {
    await link.dispatchEvent('pointerdown');
    await expect.poll(scripts, { timeout: 1_000 }).toHaveLength(1);
  }).toPass();
  await expect.poll(() => asked).toContain(`/api/products/${_id}`);
  await expect(page).toHaveURL('/products');
  const before = asked.filter((path) => path.startsWith('/api/'));
  await link.click();
  await expect(heading(page, FLOUR)).toBeVisible();
  // Preloaded data is not requested again.
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(before);
});
