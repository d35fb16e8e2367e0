import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { changeStatuses, placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const figuresCall = { url: /\/api\/admin\/figures/, method: 'GET' };

async function openFigures(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/figures${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
}

function part(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true }).first();
}

test('the owner reads the sales as a chart, as a table and as a file', async ({
  page,
  request,
}) => {
  await placeOrders(request, 1, { 'Jowar Flour': 3 });
  await signInThroughApi(page);
  await page.goto('/admin/today');
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('link', { name: /^Sales ₹/ })).toBeVisible();
  await expect(part(page, 'Sales by day').getByTitle(/^Today: ₹[1-9]/)).toBeVisible();
  await expect(part(page, 'By flour')).toContainText('Jowar Flour');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Table of Sales by day' }).click();
  const lastRow = part(page, 'Sales by day').getByRole('row').last();
  const shown = (await lastRow.getByRole('cell').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of Sales by day' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^sales-by-day-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/,
  );
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffDay,Orders,Sales,Day before,Orders before,Sales before');
  expect(lines).toHaveLength(1 + 14 + 1);
  const sales = Number(lines[14]?.split(',')[2]);
  expect(sales).toBeGreaterThan(0);
  expect(Number(shown.replace(/[₹,]/g, ''))).toBe(Math.round(sales));

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

for (const width of [1280, 390]) {
  test(`a headline opens exactly the orders that it counts, at ${width}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { orders } = await placeOrders(request, 3);
    await signInThroughApi(page);
    await changeStatuses(page.request, orders[0]!, {
      orderStatus: 'Cancelled',
      paymentStatus: 'Pending',
    });
    /** Repeats until both numbers agree, since other journeys place orders meanwhile. */
    const compare = (headline: RegExp, counted: RegExp) =>
      expect(async () => {
        await openFigures(page);
        const link = page.getByRole('link', { name: headline });
        const [, count = ''] = counted.exec((await link.textContent()) ?? '') ?? [];
        expect(count).not.toBe('');
        await link.click();
        const shown = page.getByText(new RegExp(`^${count} orders?$`));
        await expect(shown).toBeVisible({ timeout: 3_000 });
      }).toPass();
    await compare(/^Cancelled, refused, returned/, /([\d,]+) of [\d,]+$/);
    await expect(page).toHaveURL(/step=ended&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    await compare(/^Orders/, /^Orders ([\d,]+)/);
    const placed = page.getByRole('combobox', { name: 'Placed' });
    await expect(placed).toHaveValue('sold');
    await expectAccessible(page);
    await placed.selectOption('Any day');
    await expect(page).toHaveURL(/\/admin\/ordermaster$/);
    await expect(placed).toBeHidden();
  });
}

test('the range is in the address, and everything goes by keyboard', async ({ page }) => {
  await signInThroughApi(page);
  await openFigures(page);
  const week = page.getByRole('button', { name: '7 days' });
  await expect(page.getByRole('button', { name: '14 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Later days' })).toBeDisabled();
  await week.focus();
  await page.keyboard.press('Enter');
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  const address = page.url();
  await page.getByRole('button', { name: 'Earlier days' }).press('Enter');
  await expect(week).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(week).toHaveAttribute('aria-pressed', 'true');

  const days = page.getByRole('group', { name: 'Days' }).locator('[aria-expanded]');
  await days.press('Enter');
  await page.getByLabel('From').fill('2020-01-31');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page.getByText('The last day is before the first')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(days).toBeFocused();
  await days.press('Enter');
  await page.getByLabel('To', { exact: true }).fill('2020-02-02');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No orders in these days' })).toBeVisible();
  await expect(days).toHaveText('31 Jan – 2 Feb 2020');
  await expectAccessible(page);
});

test('figures that do not load can be asked for again', async ({ page }) => {
  await signInThroughApi(page);
  const letThrough = await failCalls(page, figuresCall);
  await openFigures(page);
  await expect(page.getByRole('heading', { name: 'The figures did not load' })).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page);
  await letThrough();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'The figures did not load' })).toBeHidden();
  await expect(page.getByRole('button', { name: '14 days' })).toBeVisible();
});
