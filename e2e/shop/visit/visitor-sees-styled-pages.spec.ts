import type { Page } from '@playwright/test';

import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Returns the size of each styled element: a missing style sheet would change it. */
async function layout(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main :is(h1, h2, h3, .button, .card, li, p)').evaluateAll((elements) =>
    elements
      // Elements in a closed panel have the size that they last had, or none.
      .filter((element) => element.checkVisibility())
      .slice(0, 60)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${Math.round(width)}×${Math.round(height)}`;
      }),
  );
}

test('a page looks the same after a direct load and after navigation', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.goto('/products');
  await waitUntilHydrated(page);
  const opened = await layout(page);
  await page.goto('/');
  await waitUntilHydrated(page);
  const home = await layout(page);
  // The first page has its styles inlined.
  expect(asked).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'View All' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeFocused();
  expect(await layout(page)).toEqual(opened);
  // The style sheet of the cards came with the home page, and stops applying when it is left.
  expect(asked.length).toBeGreaterThan(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
  expect(await layout(page)).toEqual(home);
});
