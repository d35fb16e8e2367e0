import type { VisitFigures } from '@dalan/contract/pages/visits';
import type { Browser } from '@playwright/test';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** A visit that is measured, as one in four is: the shop takes no browsers that a program drives. */
async function visit(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  const page = await context.newPage();
  const script = page.waitForResponse(/measure-visit/);
  await page.goto(path);
  await (await script).finished();
  // A key before the first paint ends the measuring of the largest one.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.keyboard.press('Tab');
  await page.goto('/privacy');
  await context.close();
}

test('what a visit measured reaches the owner, by page and language', async ({ page, browser }) => {
  await signInThroughApi(page);
  const read = async () => {
    const answer = await page.request.get('/api/admin/figures/visits');
    return (await answer.json()) as VisitFigures;
  };
  const pagesOf = async () => (await read()).pages.map((row) => row.page);
  await visit(browser, '/mr');
  await expect.poll(pagesOf).toContain('/');
  const { all, languages } = await read();
  expect(languages.map(({ language }) => language)).toContain('mr');
  expect(all.lcp).toBeGreaterThan(0);
  expect(all.ttfb).toBeGreaterThan(0);
  expect(all.cls).not.toBeNull();

  await page.goto('/admin/figures');
  await page.getByRole('link', { name: 'How fast the shop is' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How fast the shop is');
  const byPage = page.getByRole('region', { name: 'By page' });
  await expect(byPage.getByRole('row', { name: /^Home / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'By language' })).toContainText('मराठी');
  await expectAccessible(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `the figures at ${width}`);
  }
});

test('figures that did not load can be asked for again', async ({ page }) => {
  await signInThroughApi(page);
  const restore = await failCalls(page, { url: /\/api\/admin\/figures\/visits/, method: 'GET' });
  await page.goto('/admin/figures/speed');
  await expect(page.getByText('The figures did not load')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The figures did not load')).toBeHidden();
});
