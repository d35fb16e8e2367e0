import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const HTML_BUDGET_BYTES = 28 * 1024;
const COUNT = /^\d+ products?$/;

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function expectCount(page: Page, count: string) {
  return expect(page.getByRole('status').filter({ hasText: COUNT })).toHaveText(count);
}

/** On phones the filters are collapsed. */
async function openFilters(page: Page): Promise<void> {
  const toggle = page.locator('summary', { hasText: 'Filters' });
  if (await toggle.isVisible()) await toggle.click();
}

function chip(page: Page, label: string) {
  return page.getByRole('link', { name: `Remove filter: ${label}` });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters with a plain form', async ({ page }) => {
    const response = await page.goto('/products');
    expect(gzipSync((await response?.body()) ?? '').length).toBeLessThan(HTML_BUDGET_BYTES);
    expect(response?.headers()['cache-control']).toBe('public, no-cache');
    await expect(cards(page)).toHaveCount(12);
    await openFilters(page);
    await page.getByRole('checkbox', { name: 'Rice' }).check();
    await page.getByRole('button', { name: 'Show 12 products' }).click();
    await expect(page).toHaveURL(/category=Rice/);
    await expect(cards(page)).toHaveCount(1);
    await chip(page, 'Rice').click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(cards(page)).toHaveCount(12);
  });
});

test('a visitor filters the products, removes filters and goes back through them', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page).toHaveTitle('Our Flour Products | Dalan');
  await expectCount(page, '12 products');
  await openFilters(page);

  await page.getByRole('checkbox', { name: 'Millets' }).check();
  await expectCount(page, '4 products');
  await expect(page).toHaveURL('/products?category=Millets');
  await expect(page.getByRole('checkbox', { name: 'Millets' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Wheat' }).check();
  await expectCount(page, '6 products');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'On sale' }).check();
  await expectCount(page, '1 product');
  await expect(cards(page).getByRole('heading')).toHaveText('Nachni Flour');

  await page.goBack();
  await expectCount(page, '6 products');
  await expect(page.getByRole('checkbox', { name: 'On sale' })).not.toBeChecked();
  await chip(page, 'Millets').click();
  await expectCount(page, '2 products');
  await expect(page.getByRole('checkbox', { name: 'Millets' })).not.toBeChecked();
  await expect(page.getByRole('group', { name: 'Active filters' })).toBeFocused();

  await page.reload();
  await expectCount(page, '2 products');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expectCount(page, '12 products');
  await expect(page).toHaveURL('/products');
});

test('the sliders set the price, by keyboard too', async ({ page }) => {
  await page.goto('/products');
  await openFilters(page);
  const highest = page.getByRole('slider', { name: 'Highest price per kg' });
  await expect(highest).toHaveAttribute('aria-valuetext', '₹240.00');
  await highest.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\/products\?max=\d+$/);
  await expect(highest).toBeFocused();
  await page.goto('/products?min=200&max=100');
  await expectCount(page, '4 products');
  await expect(chip(page, '₹100.00 to ₹200.00')).toBeVisible();
});

test('a visitor sorts by price', async ({ page }) => {
  await page.goto('/products');
  await waitUntilHydrated(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL('/products?sort=price');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Lokwan Wheat Flour');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Upvas Bhajani');
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText('Lokwan Wheat Flour');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
});

test('choices made before hydration apply after it', async ({ page }) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/static/js/**', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Wheat' }).check();
  scripts.resolve(undefined);
  await expect(page).toHaveURL('/products?category=Wheat&sort=price');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Lokwan Wheat Flour');
  await expect(page.getByRole('checkbox', { name: 'Wheat' })).toBeChecked();
});

for (const words of ['jowar', 'jwari', 'jwoar', 'ज्वारी']) {
  test(`“${words}” finds jowar`, async ({ page }) => {
    await page.goto('/products');
    const search = page.getByRole('searchbox').filter({ visible: true });
    await search.fill(words);
    await search.press('Enter');
    await expectCount(page, '1 product');
    await expect(cards(page).getByRole('heading')).toHaveText('Jowar Flour');
    await expect(chip(page, `“${words}”`)).toBeVisible();
  });
}

test('a search without results names the query, and shows three flours instead', async ({
  page,
}) => {
  await page.goto('/products?q=barley&instock=1');
  await expectCount(page, '0 products');
  await expect(
    page.getByRole('heading', { name: 'No flour matches “barley”, In stock.' }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expectCount(page, '12 products');
});

test('a list that fails to load can be retried, with its filters', async ({ page }) => {
  await page.goto('/products?category=Wheat');
  await waitUntilHydrated(page);
  await page.route('**/api/shelf*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name: A to Z');
  await expect(page.getByRole('alert')).toContainText('The flours could not be loaded.');
  await expectAccessible(page);
  await page.unroute('**/api/shelf*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectCount(page, '2 products');
  await expect(page).toHaveURL('/products?category=Wheat&sort=name');
});

test('a visitor who opens a flour is sent to log in, and Back shows the same list', async ({
  page,
  request,
}) => {
  const upvas = await flourNamed(request, 'Upvas Bhajani');
  await page.goto('/products?sort=price');
  const details = page.getByRole('link', { name: 'View Details: Upvas Bhajani' });
  await details.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/product/${upvas._id}`)}`);
  await page.goBack();
  await expect(page).toHaveURL('/products?sort=price');
  await expect(details).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => Math.round(window.scrollY)))
    .toBe(Math.round(scrolled));
});

test('pages have metadata for search engines and chats', async ({ page, baseURL }) => {
  await page.goto('/products?category=Rice');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/products`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Our Flour Products',
  );
  const list = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(list ?? '')).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ item: { name: 'Ambemohar Rice Flour', offers: { price: '96.00' } } }],
  });
  await page.goto('/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`);
  await page.goto('/aboutus');
  const shop = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(shop ?? '')).toMatchObject({ '@type': 'GroceryStore', name: 'Dalan' });
});
