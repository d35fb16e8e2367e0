import type { Page } from '@playwright/test';

import { flourNamed } from '../../fixtures/orders/flours.ts';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const SCRIPTS = '/static/js/';
const FLOUR = 'Bajra Flour';

const pages = {
  home: () => Promise.resolve('/'),
  'list of flours': () => Promise.resolve('/products'),
  flour: async (page: Page) => {
    await logInThroughApi(page);
    return `/product/${(await flourNamed(page.request, FLOUR))._id}`;
  },
};

/** Opens the page while its pictures are still loading, so that the load event has not come. */
async function openWhilePicturesLoad(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(SCRIPTS)) asked.push(request.url());
  });
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\.(?:avif|webp|jpg)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { asked, release: () => release(undefined) };
}

for (const [name, pathOf] of Object.entries(pages)) {
  test(`scripts of the page wait for its pictures: ${name}`, async ({ page }) => {
    const { asked, release } = await openWhilePicturesLoad(page, await pathOf(page));
    expect(asked).toEqual([]);
    release();
    await waitUntilHydrated(page);
    expect(asked).not.toEqual([]);
  });

  test(`a tap starts the scripts at once: ${name}`, async ({ page }) => {
    const { asked, release } = await openWhilePicturesLoad(page, await pathOf(page));
    expect(asked).toEqual([]);
    // The heading of the home page is not seen, and nothing at this place does anything.
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await waitUntilHydrated(page);
    release();
  });
}
