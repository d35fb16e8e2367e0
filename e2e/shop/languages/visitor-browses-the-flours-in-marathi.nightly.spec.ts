import type { Page } from '@playwright/test';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { waitUntilHydrated } from '../../fixtures/hydrated.ts';
import { expect, test } from '../../fixtures/test.ts';

const COUNT = /^\d+ (?:पीठ|प्रकारची पिठे)$/;

function expectCount(page: Page, count: string) {
  return expect(page.getByRole('status').filter({ hasText: COUNT })).toHaveText(count);
}

/** On phones the filters are collapsed. */
async function openFilters(page: Page): Promise<void> {
  const toggle = page.locator('summary', { hasText: 'फिल्टर' });
  if (await toggle.isVisible()) await toggle.click();
}

test('a visitor filters and sorts the flours', async ({ page }) => {
  await page.goto('/mr/products');
  await waitUntilHydrated(page);
  await expectCount(page, '12 प्रकारची पिठे');
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'भरडधान्ये' }).check();
  await expectCount(page, '4 प्रकारची पिठे');
  await expect(page).toHaveURL('/mr/products?category=Millets');
  await page.getByRole('checkbox', { name: 'सवलतीत' }).check();
  await expectCount(page, '1 पीठ');
  await expect(page.getByRole('slider', { name: 'जास्तीत जास्त किंमत, प्रति किलो' })).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByRole('link', { name: 'फिल्टर काढा: भरडधान्ये' }).click();
  await page.getByRole('link', { name: 'सगळे काढा' }).click();
  await expect(page).toHaveURL('/mr/products');
  await expectCount(page, '12 प्रकारची पिठे');

  await page.getByRole('combobox', { name: 'क्रम' }).selectOption('भाव: जास्त ते कमी');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('उपवासाची भाजणी');
  await page.goto('/mr/products?min=200&max=100&instock=1');
  await expect(page.getByRole('link', { name: 'फिल्टर काढा: ₹100.00 ते ₹200.00' })).toBeVisible();
  await expectInLanguage(page, 'mr');
});

test('a visitor searches in Marathi, and without results', async ({ page }) => {
  await page.goto('/mr/products');
  const search = page.getByRole('searchbox').filter({ visible: true });
  await search.fill('नाचणी पीठ');
  await search.press('Enter');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('नाचणीचे पीठ');
  await expectInLanguage(page, 'mr');

  await page.goto(`/mr/products?q=${encodeURIComponent('शिंगाडा')}&instock=1`);
  await expectCount(page, '0 प्रकारची पिठे');
  await expect(
    page.getByRole('heading', { name: '“शिंगाडा”, शिल्लक आहे: असे पीठ सापडले नाही.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'पुण्यात ही पिठे आवडतात' })).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByRole('link', { name: 'फिल्टर काढा', exact: true }).click();
  await expectCount(page, '12 प्रकारची पिठे');
});

test('a list that fails to load can be retried, with its filters', async ({ page }) => {
  await page.goto('/mr/products?category=Wheat');
  await waitUntilHydrated(page);
  await page.route('**/api/shelf*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('combobox', { name: 'क्रम' }).selectOption('नाव: अ ते ज्ञ');
  await expect(page.getByRole('alert')).toContainText('पिठांची यादी आली नाही.');
  await expectInLanguage(page, 'mr');
  await page.unroute('**/api/shelf*');
  await page.getByRole('button', { name: 'पुन्हा प्रयत्न करा' }).click();
  await expectCount(page, '2 प्रकारची पिठे');
  await expect(page).toHaveURL('/mr/products?category=Wheat&sort=name');
});
