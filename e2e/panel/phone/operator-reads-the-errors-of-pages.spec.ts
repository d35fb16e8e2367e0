import type { Page } from '@playwright/test';
import { changeText } from '../../fixtures/shop/change-answer.ts';
import { readClientErrors } from '../../fixtures/shop/client-errors.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';

test.use({ expectedWords: /error #418|Cannot destructure|Loading chunk/ });

/** Resolves with the report's body once the shop has stored it. */
async function nextReport(page: Page) {
  const answer = await page.waitForResponse(/\/api\/client-errors$/);
  expect(answer.status()).toBe(201);
  const request = answer.request();
  expect((await request.allHeaders())['cookie']).toBeUndefined();
  return request.postDataJSON() as Record<string, string>;
}

test('a page that differs from its HTML is reported with the component', async ({
  page,
  ownShop,
}) => {
  await changeText(page, '**/mr/aboutus?from=asha', (text) =>
    text.replace(/(<h1[^>]*>)[^<]+/, '$1Changed on the way'),
  );
  const reported = nextReport(page);
  await page.goto('/mr/aboutus?from=asha');
  const report = await reported;
  expect(report).toMatchObject({ app: 'storefront', kind: 'recovered', path: '/mr/aboutus' });
  expect(report['message']).toContain('Minified React error #418');
  expect(report['release']).toMatch(/^[0-9a-f]{8}$/);
  // React has repaired the page.
  await expect(page.getByText('Changed on the way')).toBeHidden();

  const said = await readClientErrors(ownShop.databaseUrl);
  expect(said).toMatch(/1 × storefront recovered: Minified React error #418/);
  expect(said).toContain(`/aboutus (mr), release ${report['release']}`);
  expect(said).not.toContain('asha');
  // The stack is React's, the components are ours.
  expect(said).toMatch(/ {2}← \S*node_modules\/react-dom\/\S+:\d+:\d+/);
  expect(said).toMatch(/ {2}← \S*app\/(?:features|routes|root)\S*[.]tsx:\d+:\d+/);
});

test('a screen of the panel that fails is reported with its source', async ({ page, ownShop }) => {
  await page.route(/\/api\/contact[?]/, (route) => route.fulfill({ json: { data: [null] } }));
  await signInThroughApi(page);
  const reported = nextReport(page);
  await page.goto('/admin/contactmaster');
  const report = await reported;
  expect(report).toMatchObject({ app: 'admin', kind: 'failed', path: '/admin/contactmaster' });
  const said = await readClientErrors(ownShop.databaseUrl);
  expect(said).toMatch(/1 × admin failed: Cannot destructure property '_id'/);
  expect(said).toMatch(/ {2}← \S*app\/features\/contacts\/\S+[.]tsx?:\d+:\d+/);
});

test('a script that does not load is reported once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) sent.push(request.url());
  });
  // Only a share of these reports is sent, so the draw is fixed.
  await page.addInitScript(() => (Math.random = () => 0));
  await page.route(/contact-master[.]route-/, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInThroughApi(page);
  await page.goto('/admin');
  const reported = nextReport(page);
  await page.getByRole('link', { name: 'Contact Master' }).click();
  expect(await reported).toMatchObject({ app: 'admin', kind: 'chunk' });
  await expect(page.getByRole('heading', { name: /Unexpected Application Error/ })).toBeVisible();
  // The router reports the same error again when it shows the error screen.
  expect(sent).toHaveLength(1);
});
