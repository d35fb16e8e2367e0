import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { expect, test } from '../../fixtures/test.ts';

function firstFlour(page: Page) {
  return page.getByRole('main').getByRole('article').first().getByRole('heading');
}

test('a visitor types everyday words and finds the flour', async ({ page }) => {
  await page.goto('/products');
  await waitUntilHydrated(page);
  for (const [typed, flour] of [
    ['jowar atta', 'Jowar Flour'],
    ['नाचणी पीठ', 'Nachni Flour'],
    ['Kanik', 'Lokwan Wheat Flour'],
    ['modak', 'Ambemohar Rice Flour'],
  ] as const) {
    const box = page.getByRole('searchbox').filter({ visible: true }).first();
    await box.fill(typed);
    await box.press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(firstFlour(page)).toContainText(flour);
  }
});

test('the same search is the same page for everybody, also without scripts', async ({
  request,
}) => {
  const ask = async () => {
    const answer = await request.get('/products?q=chakki+atta');
    expect(answer.headers()['cache-control']).toBe('public, no-cache');
    return { etag: answer.headers()['etag'], html: await answer.text() };
  };
  const first = await ask();
  expect(first.html).toContain('Lokwan Wheat Flour');
  expect(first.html).not.toContain('No flour matches');
  expect((await ask()).etag).toBe(first.etag);
});
