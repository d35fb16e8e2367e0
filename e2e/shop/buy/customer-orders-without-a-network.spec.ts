import type { Page } from '@playwright/test';
import { checkoutOn, orderCall, ordersOf } from '../../fixtures/orders/checkout.ts';
import {
  keptAddresses,
  keptRelease,
  keptTexts,
  openDoor,
  waitUntilKept,
} from '../../fixtures/shop/kept-shop.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import type { Newcomer } from '../../fixtures/people/newcomer.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const DOOR = Number(process.env['E2E_PORT'] ?? '4173') + 50;
const door = `http://localhost:${DOOR}`;

// The browser logs every call that the worker cannot answer either.
test.use({ serviceWorkers: 'allow', otherHosts: [door], expectedWords: /FetchEvent/ });

/** Logs in with the form, which stores the session on the device, as on a real phone. */
async function logInByForm(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/');
}

const kept = 'Your order is kept on this phone. It is not sent yet.';

test('the shop opens without a network, and a kept order is sent by one tap', async ({
  page: first,
  context,
}) => {
  test.slow();
  const person = await registered(first.request);
  await logInByForm(first, person);
  await first.goto('/products');
  await waitUntilKept(first);
  await first.close();

  await context.setOffline(true);
  const page = await context.newPage();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) posts += 1;
  });
  await page.goto('/products');
  await expect(page.getByText(/^No network\. Flours and prices as of \d+\s\w+,\s/)).toBeVisible();
  await expect(page.getByText('In Stock').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.toasts')).toBeEmpty();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Cart: Besan' }).click();
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Cart' })
    .click();
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  const { summary, placed } = checkoutOn(page);
  await expect(page.getByText(/^No network\. Prices as of /)).toBeVisible();
  await expect(summary.getByText('press Send.')).toBeVisible();
  await expectAccessible(page);
  // The shop ignores a second tap on the same place within 0.7 s of the first.
  await summary.getByRole('button', { name: 'Keep order on this phone' }).press('Enter');

  await expect(page).toHaveURL('/cart');
  const card = page.getByRole('region', { name: kept });
  await expect(card).toContainText('1 kg, 1 flour, ₹138.00');
  await expect(card.getByRole('button', { name: 'Send order' })).toBeDisabled();
  await expectAccessible(page);
  await page.goto('/');
  await expect(card).toBeVisible();
  await page.goto('/myorders');
  await expect(card).toBeVisible();

  await context.setOffline(false);
  await page.goto('/cart');
  expect(posts).toBe(0);
  const back = page.getByRole('region', { name: 'The network is back. Send your order now?' });
  await expect(back.getByRole('button', { name: 'Throw away' })).toBeVisible();
  await expectAccessible(page);
  await back.getByRole('link', { name: 'Send order' }).click();
  await expect(placed).toBeVisible();
  expect(posts).toBe(1);
  expect(await ordersOf(page)).toHaveLength(1);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(back).toBeHidden();
});

test('a price that changed meanwhile is shown before a kept order is placed', async ({
  page,
  context,
}) => {
  test.slow();
  await logInByForm(page, await registered(page.request));
  await page.goto('/products');
  await waitUntilKept(page);
  // The worker answers from the next page on.
  await page.goto('/products');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Buy Now: Besan' }).click();
  const { summary, place, placed, refusal } = checkoutOn(page);
  await summary.getByRole('button', { name: 'Keep order on this phone' }).click();
  await expect(page.getByRole('region', { name: kept })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('kept-orders'));
  await context.setOffline(false);
  // The stored order gets an older price.
  await page.evaluate(
    (text) => localStorage.setItem('kept-orders', text),
    stored?.replace('"pricePerKg":138', '"pricePerKg":120') ?? '',
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Send order' }).click();
  await expect(refusal).toContainText('The price of Besan is now ₹138.00 per kg.');
  expect(await ordersOf(page)).toHaveLength(0);
  await summary.getByRole('button', { name: 'Accept ₹138.00 per kg' }).click();
  await place.click();
  await expect(placed).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a kept order whose answer was lost is placed once', async ({ page, context }) => {
  test.slow();
  await logInByForm(page, await registered(page.request));
  await page.goto('/products');
  await waitUntilKept(page);
  await page.goto('/products');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Buy Now: Besan' }).click();
  const { summary, placed, refusal } = checkoutOn(page);
  await summary.getByRole('button', { name: 'Keep order on this phone' }).click();
  await expect(page.getByRole('region', { name: kept })).toBeVisible();
  await context.setOffline(false);
  await page.route(
    orderCall,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Send order' }).click();
  await expect(refusal).toContainText('Failed to place order. Please try again.');
  await page.goto('/');
  await page.getByRole('link', { name: 'Send order' }).click();
  await expect(placed).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('what a customer does is in no cache, and a log-out forgets a kept order', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await registered(page.request, {
    name: 'Vasundhara Ketkar',
    address: 'Flat 9, Nobody Else Lives Here, Pune 411004',
  });
  await logInByForm(page, person);
  await page.goto('/products');
  await waitUntilKept(page);
  for (const path of ['/profile', '/myorders', '/cart', '/cart/checkout', '/contact']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const addresses = await keptAddresses(page);
  const calls = addresses.filter((path) => /^\/(?:api|profile|orders|login)/.test(path));
  expect(calls.toSorted()).toEqual(['/api/delivery', '/api/home', '/api/shelf?pageSize=48']);
  const texts = (await keptTexts(page)).join('\n');
  expect(texts).toContain('Besan');
  for (const word of [person.name, person.email, person.phone, person.address]) {
    expect(texts).not.toContain(word);
  }

  await page.goto('/products');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Buy Now: Besan' }).click();
  await checkoutOn(page).summary.getByRole('button', { name: 'Keep order on this phone' }).click();
  await expect(page.getByRole('region', { name: kept })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-orders'))).toBeNull();
});

test('a page that was never opened says so without a network', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/aboutus');
  await expect(
    page.getByRole('heading', { name: 'This page is not on your phone yet' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/aboutus');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the flours' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('not on your phone');
});

test('a language that is not kept leads to the one that is; Contact and Delivery are kept', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/mr/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [path, title] of [
    ['/contact', 'Contact'],
    ['/delivery-and-refunds', 'Delivery and refunds'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  }
});

test('a release, a broken one and its repair, and the switch reach a phone at its next visits', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const shop = new URL(baseURL ?? '');
  const path = await openDoor(DOOR, shop.origin);
  try {
    await page.goto(door);
    await waitUntilKept(page);
    const [release = ''] = await keptRelease(page);
    const hash = release.replace('shop-', '');
    expect(hash).toMatch(/^[0-9a-f]{12}$/);

    const next = (text: string) => text.replaceAll(hash, 'a-new-release');
    path.changeWorker(next);
    await page.goto(`${door}/products`);
    await expect.poll(() => keptRelease(page)).toEqual(['shop-a-new-release']);
    expect(await keptAddresses(page)).toContain('/products');

    path.changeWorker(
      () => `self.addEventListener('install', () => self.skipWaiting());
        self.addEventListener('fetch', (event) => {
          if (event.request.mode === 'navigate') event.respondWith(new Response('Broken'));
        });`,
    );
    await expect(async () => {
      await page.goto(door);
      await expect(page.getByText('Broken', { exact: true })).toBeVisible({ timeout: 6_000 });
    }).toPass();
    path.changeWorker(next);
    await expect(async () => {
      await page.goto(door);
      await expect(page.getByRole('main')).toBeVisible({ timeout: 3_000 });
    }).toPass();

    path.changeWorker((text) => text);
    // The shop's second process has the worker switched off.
    path.leadTo(`http://${shop.hostname}:${Number(shop.port) + 100}`);
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect(async () => {
      await page.goto(door);
      expect(await left()).toEqual([]);
    }).toPass();
    await page.goto(`${door}/products`);
    await page.waitForLoadState('networkidle');
    expect(await left()).toEqual([]);
  } finally {
    path.close();
  }
});
