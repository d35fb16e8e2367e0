import { screenTexts } from '@dalan/contract/errors';
import type { BrowserContext, Page } from '@playwright/test';

import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const PRODUCTS_SCRIPT = /\/static\/js\/products\.route-[\w-]+\.js$/;

async function openProducts(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: 'View All' })
    .filter({ visible: true })
    .click();
}

/** Removes the scripts of an open page, as a release does. */
async function loseScript(page: Page, times: number): Promise<void> {
  let left = times;
  await page.route(PRODUCTS_SCRIPT, (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 404 }) : route.continue();
  });
}

test('a page that is open during a release reloads, and the click is not lost', async ({
  page,
}) => {
  await page.goto('/');
  await loseScript(page, 1);
  await openProducts(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Flour Products' })).toBeVisible();
  await expect(page).toHaveURL('/products');
});

/** Follows a link that was not touched yet, so that its page is not preloaded. */
async function openProductsUnprepared(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a[href="/products"]');
    link?.click();
  });
}

async function expectNoBrokenPicture(page: Page): Promise<void> {
  const broken = page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(await broken).toEqual([]);
}

async function loseConnectionOnTheWay(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openProductsUnprepared(page);
  await expect(page.getByRole('heading', { name: screenTexts.failureTitle })).toBeVisible();
}

const productList = { level: 1, name: 'Our Flour Products' } as const;

test('a page that fails to load says so, and loads when the connection is back', async ({
  page,
  context,
}) => {
  await loseConnectionOnTheWay(page, context);
  await expect(
    page.getByText(/^Loading chunk products\.route-[\w-]+ failed\. \(missing: \/static\/js\/.+\)$/),
  ).toBeVisible();
  await expect(page.getByText(screenTexts.chunkFailedHelp)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBrokenPicture(page);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', productList)).toBeVisible();
  await expect(page).toHaveURL('/products');
});

test('Retry keeps the shop open without a connection, and continues when it is back', async ({
  page,
}) => {
  // Phones often report that they are online without a working connection.
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await openProductsUnprepared(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(page.locator('.toasts')).toContainText(screenTexts.offline);
  await page.unroute('**');
  await retry.click();
  await expect(page.getByRole('heading', productList)).toBeVisible();
});

test('every link works when the connection is back, also to the page that failed', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await openProductsUnprepared(page);
  await expect(page.getByRole('heading', { name: screenTexts.failureTitle })).toBeVisible();
  await page.unroute('**');
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
  await openProducts(page);
  await expect(page.getByRole('heading', productList)).toBeVisible();
});

test('a list that failed to load is loaded when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Dalan/ })
    .first()
    .waitFor();
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption({ index: 1 });
  const failed = page.getByRole('alert');
  await expect(failed).toBeVisible();
  await expectNoBrokenPicture(page);
  await context.setOffline(false);
  await expect(failed).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the connection goes and comes back, and the shop says so', async ({ page, context }) => {
  await page.goto('/products');
  const status = page.locator('.toasts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(status).toHaveText(screenTexts.offline);
  await expectAccessible(page);
  // The open page stays readable.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(status).toHaveText(screenTexts.onlineAgain);
});
