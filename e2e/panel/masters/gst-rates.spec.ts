import type { Product } from '@dalan/contract/catalog/catalog';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { expect, openEditProduct, test } from '../../fixtures/orders/products.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test('a flour with the GST rate that ended keeps it until another is chosen', async ({
  page,
  shelf,
}) => {
  const product = await shelf.add({ gstRate: 5 });
  await changeAnswer(page, /\/api\/products\?/, (rows: Product[]) =>
    rows.map((row) => ({ ...row, gstRate: 12 })),
  );
  const dialog = await openEditProduct(page, product);
  const rate = dialog.getByRole('combobox', { name: 'GST included' });
  await expect(rate).toHaveText('12%');
  await expect(
    dialog.getByText('12 % ended in September 2025. Choose the rate of today.'),
  ).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/products'),
  );
  await dialog.getByLabel('Text', { exact: true }).fill('For ladoo');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  expect((await saved).postDataJSON()).not.toHaveProperty('gstRate');
});

test('the GST rates on offer are those of today, with a hint beside them', async ({
  page,
  shelf,
}) => {
  const dialog = await openEditProduct(page, await shelf.add({}));
  await expect(dialog.getByText(/up to 25 kg is usually 5 %/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'GST included' }).click();
  await expect(page.getByRole('option')).toHaveText(['0%', '5%', '18%', '40%']);
});
