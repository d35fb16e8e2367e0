import { screenTexts } from '@dalan/contract/errors';
import type { Page } from '@playwright/test';

import { waitUntilAwake } from '../fixtures/awake.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const PRODUCTS_SCRIPT = /\/static\/js\/products\.route-[\w-]+\.js$/;

async function openProducts(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: 'View All' })
    .filter({ visible: true })
    .click();
}

/** As after a release: the scripts that an open page knows of are there no more. */
async function loseScript(page: Page, times: number): Promise<void> {
  let left = times;
  await page.route(PRODUCTS_SCRIPT, (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 404 }) : route.continue();
  });
}

test('a page left open over a release is loaded anew, and the click is not lost', async ({
  page,
}) => {
  await page.goto('/');
  await loseScript(page, 1);
  await openProducts(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Flour Products' })).toBeVisible();
  await expect(page).toHaveURL('/products');
});

test('a script that does not come at all is said plainly, and the shop stays open', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitUntilAwake(page);
  await loseScript(page, Infinity);
  // Loaded anew, the page would come whole from the server, and read well without its script.
  await context.setOffline(true);
  await openProducts(page);
  await expect(page.getByRole('heading', { name: screenTexts.failureTitle })).toBeVisible();
  await expect(
    page.getByText(/^Loading chunk products\.route-[\w-]+ failed\. \(missing: \/static\/js\/.+\)$/),
  ).toBeVisible();
  await expect(page.getByText(screenTexts.chunkFailedHelp)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
});

test('the connection goes and comes back, and the shop says so', async ({ page, context }) => {
  await page.goto('/products');
  const status = page.locator('.toasts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(status).toHaveText(screenTexts.offline);
  await expectAccessible(page);
  // What is open stays readable.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(status).toHaveText(screenTexts.onlineAgain);
});
