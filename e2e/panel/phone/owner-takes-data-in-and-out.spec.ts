import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { productsWith, test } from '../../fixtures/orders/products.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible } from '../../fixtures/test.ts';

const IMPORT = '/admin/productmaster/import';
const PHONE = { width: 390, height: 844 };

async function choose(page: Page, text: string, name = 'products.csv'): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(/^Choose a(nother)? /).setInputFiles(file);
}

test('the owner downloads the orders and the products for a spreadsheet', async ({ page }) => {
  await signInThroughApi(page);
  await page.goto('/admin/settings');
  await page.getByRole('main').getByRole('link', { name: /^Data/ }).click();
  await expect(page).toHaveTitle(/^Data \|/);
  await expectAccessible(page);
  const from = page.getByLabel('From');
  await from.fill('2026-01-02');
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await expect(page.getByText('The first day is after the last')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download orders' })).toBeDisabled();
  await from.fill('2026-01-01');

  for (const [what, head] of [
    ['orders', 'Order id,Placed at,'],
    ['products', 'Id,Name,Marathi name,'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${what}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^dalan-${what}-[\\d-]{10}\\.csv$`));
    expect(await readFile(await download.path(), 'utf8')).toContain(`\ufeff${head}`);
    await expect(page.getByText(`The download of ${what} has started.`)).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
});

test('a file with faults is not imported, and each fault names its line', async ({
  page,
  shelf,
}) => {
  const { name } = await shelf.add();
  await page.goto('/admin/productmaster');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page).toHaveTitle(/^Import products \|/);
  await expectAccessible(page);
  await choose(page, `Name,Price per kg,Description,Colour\n${name},0,,red\n`);
  const faults = page.getByRole('list', { name: 'Faults' }).getByRole('listitem');
  await expect(faults).toHaveText([
    /Line 1\s*Colour: There is no column "Colour"/,
    new RegExp(`Line 2\\s*${name}\\. Name: There is a product with this name already`),
    new RegExp(`Line 2\\s*${name}\\. Price per kg: “0”\\. Please enter a valid price`),
    new RegExp(`Line 2\\s*${name}\\. Description: Description is required`),
  ]);
  await expect(page.getByRole('status').filter({ hasText: '4 faults' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  const latin1 = {
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name\né', 'latin1'),
  };
  await page.getByLabel(/^Choose a/).setInputFiles(latin1);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This file is not in UTF-8',
  );
});

test('a file is seen before it is saved, and a change in between is not overwritten', async ({
  page,
  shelf,
}) => {
  const { _id, name } = await shelf.add();
  await page.goto(IMPORT);
  await choose(
    page,
    `Id;Name;Price per kg;Description\n${_id};${name};175;Ground "fine"\n;New ${shelf.word};90;नाचणी\n`,
  );
  const rows = page.getByRole('list', { name: 'What changes' }).locator('> li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Price per kg: 150\.00\s*to\s*175\.00/);
  await expect(rows.last()).toContainText('New');
  await expectAccessible(page);

  const { ok } = await page.request
    .put('/api/products', { data: { _id, text: 'By a colleague' } })
    .then((answer) => ({ ok: answer.ok() }));
  expect(ok).toBe(true);
  const accept = page.getByRole('button', { name: 'Import 2 products' });
  await accept.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'changed after the check: lines 2',
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await accept.click();
  await expect(page.getByText('Imported: 1 new, 1 changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/productmaster$/);
  const products = await productsWith(page.request, shelf.word);
  expect(products.map(({ pricePerKg, text }) => [pricePerKg, text]).sort()).toEqual([
    [175, 'By a colleague'],
    [90, ''],
  ]);
});
