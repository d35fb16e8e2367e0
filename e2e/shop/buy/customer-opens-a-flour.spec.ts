import type { Locator, Page } from '@playwright/test';

import { flourNamed } from '../../fixtures/orders/flours.ts';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { openFlour, stepper } from '../../fixtures/orders/one-flour.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('the page is the same for everybody until the browser reads the stored session', async ({
  page,
  request,
}) => {
  const { _id } = await flourNamed(request, 'Jowar Flour');
  const html = await (await request.get(`/product/${_id}`)).text();
  expect(html).toContain('<title>Jowar Flour | Dalan</title>');
  expect(html).toContain('Buy Now');
  expect(html).not.toContain('data-logged-in=');
  await page.goto(`/product/${_id}`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/product/${_id}`)}`);
});

test('a customer opens a flour and sees all its details', async ({ page }) => {
  await openFlour(page, 'Jowar Flour');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Jowar Flour | Dalan');
  for (const text of [
    'ज्वारीचे पीठ',
    '₹78.00',
    'MRP per kg, incl. of all taxes',
    'Fresh white sorghum that pats out into a round bhakri without cracking at the edge.',
    'In stock, 86 kg',
    'Free shipping, delivered in 3-5 business days',
    'Cash on Delivery: pay when it reaches you',
    'Milled after you order. The day of milling is on the bag.',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'More millets' })).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  const menu = page.getByRole('navigation', { name: isPhone ? 'Shortcuts' : 'Main' });
  const products = menu.getByRole('link', { name: 'Products' });
  await expect(products).toHaveAttribute('aria-current', 'true');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);

  await page.getByRole('link', { name: 'View Details: Nachni Flour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nachni Flour' })).toBeFocused();
  await expect(stepper(page).field).toHaveValue('1');
  await products.click();
  await expect(page).toHaveURL('/products');
  await expect(products).toHaveAttribute('aria-current', 'page');
});

test('who scrolls while today’s price is still on its way stays there', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInThroughApi(page);
  const prices = Promise.withResolvers<undefined>();
  await page.route(`**/api/products/${_id}`, async (route) => {
    await prices.promise;
    await route.continue();
  });
  await page.goto(`/product/${_id}`);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => scrollY);
  const answered = page.waitForResponse(`**/api/products/${_id}`);
  prices.resolve(undefined);
  await (await answered).finished();
  await expect(page.locator('.progress')).toBeHidden();
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('on a phone the buy bar replaces a Buy Now that is out of view, and covers no focus', async ({
  page,
}) => {
  const id = await openFlour(page, 'Jowar Flour');
  const bar = page.locator('.buy-bar');
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (!isPhone) {
    await expect(bar).toBeHidden();
    return;
  }
  await expect(bar).toBeHidden();
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('1 kg, total ₹78.00');
  await expect(bar.getByRole('link')).toHaveAttribute('href', `/cart/${id}/1`);
  await page.getByRole('link', { name: 'Buy Now', exact: true }).focus();
  await expect(bar).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Jowar Flour' })).toBeVisible();
  // The router restores the scroll position of the previous page.
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
  const covered: string[] = [];
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.closest('.buy-bar, .bottom-bar, header')) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = front !== null && (focused.contains(front) || front.contains(focused));
      return isSeen ? '' : focused.outerHTML;
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

/** Expects the control between header and bottom bar, with nothing over it. */
async function expectInFirstScreen(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isSeen = await control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => {
      const front = document.elementFromPoint((left + right) / 2, y);
      return front !== null && element.contains(front);
    });
  });
  expect(isSeen, String(control)).toBe(true);
}

for (const height of [740, 640]) {
  test(`on a phone ${height} high, quantity and both buttons are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    for (const name of ['Jowar Flour', 'Ambemohar Rice Flour']) {
      await openFlour(page, name);
      await page.waitForLoadState('networkidle');
      const { field, minus, plus } = stepper(page);
      for (const control of [field, minus, plus]) await expectInFirstScreen(page, control);
      await expectInFirstScreen(page, page.getByRole('link', { name: 'Buy Now', exact: true }));
      const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
      await expectInFirstScreen(page, add);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
}

test('the notice after Add to Cart links to the cart', async ({ page }) => {
  await openFlour(page, 'Jowar Flour');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const notice = page.locator('.toast');
  await expect(notice).toContainText('Added to cart: Jowar Flour, 1 kg');
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a flour is shared with the phone’s share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: { url: string }) => {
        document.title = `shared ${what.url}`;
        return Promise.resolve();
      },
    });
  });
  const id = await openFlour(page, 'Jowar Flour');
  await page.getByRole('button', { name: 'Share this flour' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared .*/product/${id}$`));
});

test('a flour is shared by WhatsApp if there is no share sheet', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const id = await openFlour(page, 'Jowar Flour');
  const text = encodeURIComponent(`Jowar Flour: ${baseURL}/product/${id}`);
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${text}`,
  );
});

test('a customer sees the flour before its scripts have loaded', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInThroughApi(page);
  // The scripts never arrive.
  await page.route('**/static/js/**', () => undefined);
  await page.goto(`/product/${_id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Jowar Flour' })).toBeVisible();
});

test('a visitor is sent to the log-in before any script has loaded', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await page.route('**/static/js/**', () => undefined);
  await page.goto(`/product/${_id}?from=chat#top`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' });
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/product/${_id}?from=chat#top`);
});
