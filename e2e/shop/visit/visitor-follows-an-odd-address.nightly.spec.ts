import { randomUUID } from 'node:crypto';

import { screenTexts } from '@dalan/contract/errors';
import type { APIRequestContext } from '@playwright/test';

import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { expect, test } from '../../fixtures/test.ts';

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), html: await answer.text() };
}

/** All addresses in a row lead to one page: thousands of made-up variants get the cached page. */
const samePages = [
  { name: 'home', status: 200, paths: ['/', '/?x=1', '/?q=jowar&utm_source=mail'] },
  { name: 'all flours', status: 200, paths: ['/products', '/products?x=1', '/products?sort=no'] },
  {
    name: 'a search',
    status: 200,
    paths: ['/products?q=jowar&sort=price', '/products?sort=price&x=1&q=%20jowar'],
  },
  { name: 'nothing', status: 404, paths: ['/a', '/b?c=d', '/product/x/y', '/cart/x', '/x.data'] },
  {
    name: 'a flour that is not there',
    status: 404,
    paths: [`/product/${randomUUID()}`, `/product/${randomUUID()}?x=1`, '/product/x'],
  },
  {
    name: 'a quick purchase',
    status: 200,
    paths: [`/cart/${randomUUID()}/2`, '/cart/x/50?y=1'],
  },
];

for (const { name, status, paths } of samePages) {
  test(`all addresses of one page give the same bytes: ${name}`, async ({ request }) => {
    const [first, ...others] = await Promise.all(paths.map((path) => read(request, path)));
    expect(first?.status).toBe(status);
    for (const other of others) expect(other).toEqual(first);
  });
}

test('a path in capitals or with a trailing slash leads to the page', async ({ page }) => {
  await page.goto('/Products/?q=jowar');
  await expect(page).toHaveURL('/products?q=jowar');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Flour Products' })).toBeVisible();
});

test('a page that was rendered for another address hydrates without errors', async ({ page }) => {
  for (const path of ['/?q=jowar', '/no/such/page', '/product/no/such', '/contact?q=jowar']) {
    await page.goto(path);
    await waitUntilHydrated(page);
    const isMissing = path.includes('no/such');
    const failure = page.getByRole('heading', { name: screenTexts.failureTitle });
    await expect(failure).toBeVisible({ visible: isMissing });
    // Pages with their own picture have no band below the header.
    await expect(page.locator('.band:not(.band-light)')).toHaveCount(isMissing ? 1 : 0);
  }
});
