import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { StockChange } from '@dalan/contract/catalog/stock';
import type { Page } from '@playwright/test';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/orders/products.ts';
import { customerWithPhone } from '../../fixtures/orders/staff-orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const rowOf = (page: Page, { name }: Product) => page.getByRole('row', { name });
const ledgerOf = (page: Page, { name }: Product) => page.getByRole('region', { name });

/** Changes the stock as a colleague elsewhere would. */
async function change(page: Page, { _id }: Product, data: StockChange) {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`/api/admin/stock/${_id}/movements`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('flour is received by keys, once for a double tap, and the ledger says who and why', async ({
  page,
  shelf,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  const flour = await shelf.add({ quantity: 19 });
  await page.goto('/admin/stock');
  const link = page.getByRole('link', { name: flour.name });
  await link.focus();
  // A flour without sales is at the end of the list.
  await page.keyboard.press('ArrowUp');
  await expect(link).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const ledger = ledgerOf(page, flour);
  await expect(ledger.getByRole('row', { name: /Opening stock/ })).toContainText('+19');

  await link.focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog.getByRole('textbox', { name: 'Kilograms' })).toBeFocused();
  await page.keyboard.type('40');
  await expect(dialog.getByText('19 → , afterwards 59 kg')).toBeVisible();
  await dialog.getByLabel('Batch').fill('VA-1411');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Receive 40 kg' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('From, bill number').fill('Barshi Traders, bill 2231');
  await dialog.getByRole('button', { name: 'Receive 40 kg' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, flour).getByRole('cell').nth(2)).toHaveText('59');
  const received = ledger.getByRole('row', { name: /Received/ });
  await expect(received).toHaveCount(1);
  await expect(received).toContainText('Batch VA-1411, Barshi Traders, bill 2231');
  await expect(received).toContainText('+40');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await ledger.getByRole('link', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toContain('"Batch VA-1411, Barshi Traders, bill 2231",40,59');
  await ledger.getByRole('button', { name: 'Close the ledger' }).click();
  await expect(link).toBeFocused();
});

test('an order arrives live; what it was promised cannot be wasted, and a count is asked again', async ({
  page,
  shelf,
  playwright,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  const flour = await shelf.add({ quantity: 30, isActive: true });
  await page.goto(`/admin/stock?flour=${flour._id}`);
  const ledger = ledgerOf(page, flour);
  await expect(ledger.getByRole('row', { name: /Opening stock/ })).toBeVisible();
  const customer = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await customerWithPhone(customer);
  const order = await placeOrder({ request: customer }, { [flour.name]: 8 });
  await customer.dispose();
  const name = `Order ${shortIdOf(order._id)}`;
  const sold = ledger.getByRole('link', { name });
  await expect(sold).toHaveAttribute('href', `/admin/ordermaster?order=${order._id}`);
  await expect(rowOf(page, flour)).toContainText('19 days');

  await ledger.getByRole('button', { name: 'Waste' }).click();
  const waste = page.getByRole('dialog', { name: 'Waste' });
  await waste.getByLabel('Kilograms').fill('23');
  await expect(waste.getByRole('alert')).toContainText('Only 22 kg are free');
  await expect(waste.getByRole('listitem')).toContainText(
    `${shortIdOf(order._id)} Meera Joshi, 8 kg`,
  );
  await expect(waste.getByRole('button', { name: 'Waste 23 kg' })).toBeDisabled();
  await expectAccessible(page);
  await waste.getByLabel('Kilograms').fill('2');
  await waste.getByLabel('Reason').fill('Bag torn while filling');
  await waste.getByRole('button', { name: 'Waste 2 kg' }).click();
  await expect(ledger.getByRole('row', { name: /Bag torn/ })).toContainText('−2');

  await ledger.getByRole('button', { name: 'Count' }).click();
  const count = page.getByRole('dialog', { name: 'Count' });
  await expect(count).toContainText('the book says 28 kg on hand');
  await count.getByLabel('Kilograms that lie there').fill('27');
  await count.getByLabel('Reason').fill('Closing time');
  await change(page, flour, { do: 'received', kg: 5, reason: 'Barshi, bill 7' });
  await count.getByRole('button', { name: 'Save count' }).click();
  await expect(count.getByRole('alert')).toContainText('Meanwhile 5 kg came in');
  await expect(count.getByLabel('Kilograms that lie there')).toHaveValue('');
  await count.getByLabel('Kilograms that lie there').fill('32');
  await count.getByRole('button', { name: 'Save count' }).click();
  await expect(
    ledger.getByRole('row', { name: /Counted 32 on hand, the book said 33/ }),
  ).toBeVisible();

  await ledger.getByRole('button', { name: 'Low mark' }).click();
  const mark = page.getByRole('dialog', { name: 'Low mark' });
  await mark.getByLabel('Warn below').fill('60');
  await mark.getByRole('button', { name: 'Save mark' }).click();
  await expect(rowOf(page, flour).getByRole('cell').nth(3)).toHaveText('60');
  const link = page
    .getByRole('navigation', { name: 'Admin panel' })
    .getByRole('link', { name: 'Stock' });
  await expect(link).toHaveAttribute('aria-description', /^\d+ below their mark$/);
  await page.goto('/admin/today');
  await page.getByRole('link', { name: flour.name }).click();
  await expect(ledgerOf(page, flour)).toBeVisible();
});

test('on a phone the ledger fills the screen, and counting starts at its foot', async ({
  page,
  shelf,
}) => {
  await page.setViewportSize(phone);
  const flour = await shelf.add({ quantity: 12 });
  await page.goto('/admin/stock');
  await expect(page.getByRole('listitem').filter({ hasText: flour.name })).toContainText('12 kg');
  await expectAccessible(page);
  await page.getByRole('link', { name: flour.name }).click();
  const ledger = page.getByRole('dialog', { name: flour.name });
  await expect(ledger.getByRole('row', { name: /Opening stock/ })).toBeVisible();
  expect(await ledger.boundingBox()).toMatchObject({ width: phone.width });
  await expectAccessible(page);
  await ledger.getByRole('button', { name: 'Count' }).click();
  const count = page.getByRole('dialog', { name: 'Count' });
  await count.getByLabel('Kilograms that lie there').fill('0');
  await count.getByLabel('Reason').fill('Sold out at the fair');
  await count.getByRole('button', { name: 'Save count' }).click();
  await expect(ledger.getByRole('row', { name: /Sold out at the fair/ })).toContainText('−12');
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ hasText: flour.name })).toContainText(
    'none left',
  );
});
