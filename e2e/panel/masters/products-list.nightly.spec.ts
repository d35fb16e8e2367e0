import { expect, openProducts, productRows, test } from '../../fixtures/orders/products.ts';
import { failCalls } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const listing = { url: /\/api\/products\?/, method: 'GET' };

test('the address keeps search, page, page size and sort order of the list', async ({
  page,
  shelf,
}) => {
  const { word } = shelf;
  for (let count = 1; count <= 6; count += 1)
    await shelf.add({ pricePerKg: 200 - count, quantity: 5 });
  await page.goto('/admin/productmaster');
  await expect(page.getByRole('heading', { name: 'Flour Product Master' })).toBeVisible();
  await expect(productRows(page)).toHaveCount(5);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Image',
    'Name',
    'Price (₹)',
    'Description',
    'Status',
    'Created At',
    'Actions',
  ]);
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search Products' })).toBeFocused();
  await page.keyboard.type(word.toUpperCase());
  await expect(page.getByText('6 products found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${word}`, 'i'));
  await expect(page.getByText('1–5 of 6')).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
  await page.reload();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–5 of 6')).toBeVisible();

  const size = page.getByLabel('Rows per page');
  await expect(size.getByRole('option')).toHaveText(['5', '10', '25']);
  await size.selectOption('10');
  await expect(productRows(page)).toHaveCount(6);
  await expect(productRows(page).first()).toHaveText(`Varai ${word} 6`);
  await page.getByRole('button', { name: 'Price (₹)' }).click();
  await page.getByRole('button', { name: 'Price (₹)' }).click();
  await expect(productRows(page).first()).toHaveText(`Varai ${word} 1`);
  await expect(page.getByRole('columnheader', { name: 'Price (₹)' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a row shows all fields of its product, also in Marathi', async ({ page, shelf }) => {
  const { name } = await shelf.add({
    quantity: 5,
    pricePerKg: 100_000,
    nameMr: 'वरईचे पीठ',
    description: 'Ground at dawn. '.repeat(8).trim(),
  });
  await openProducts(page, name);
  const row = page.getByRole('row', { name });
  await expect(row.getByText('वरईचे पीठ')).toHaveAttribute('lang', 'mr');
  await expect(row.getByRole('cell', { name: '1,00,000.00' })).toBeVisible();
  await expect(row.getByText('Inactive')).toBeVisible();
  await expect(row.getByText(/\d\d \w{3} \d{4}/)).toBeVisible();
  await expect(row.getByText('Ground at dawn. '.repeat(8).trim())).toBeVisible();
  await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(row.getByText(/^(Ground at dawn\. ){3}Gr…$/)).toBeVisible();
});

test('the search finds products by name and description', async ({ page, shelf }) => {
  const { name } = await shelf.add({
    description: `Milled by ${shelf.word} and sons`,
    quantity: 5,
  });
  await openProducts(page, `by ${shelf.word} AND`);
  await expect(productRows(page)).toHaveText([name]);
  await expect(page.getByText('1 product found')).toBeVisible();
});

test('the list says if nothing matches, and offers to clear the search', async ({
  page,
  shelf,
}) => {
  await page.goto(`/admin/productmaster?q=${shelf.word}`);
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(page.getByText(`Nothing matches “${shelf.word}”`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(productRows(page).first()).toBeVisible();
});

test('an empty list says so, and offers to add a product', async ({ page, shelf }) => {
  expect(shelf.word).not.toBe('');
  await page.route(listing.url, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  );
  await page.goto('/admin/productmaster');
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(page.getByText('0 products')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeVisible();
  await expectAccessible(page);
});

test('a list that fails to load says so, and Retry loads it', async ({ page, shelf }) => {
  const { name } = await shelf.add({ quantity: 5 });
  const recover = await failCalls(page, listing);
  await page.goto(`/admin/productmaster?q=${shelf.word}`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Failed to load products')).toBeVisible();
  await expectAccessible(page);
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(productRows(page)).toHaveText([name]);
});

test('a product without a picture shows the drawn fallback', async ({ page, shelf }) => {
  const { name, picture } = await shelf.add({ quantity: 5 });
  await page.route(`**/media/${picture?.id}/160.webp`, (route) => route.abort());
  await openProducts(page, name);
  await expect(page.getByRole('row', { name }).locator('img')).toHaveAttribute(
    'src',
    '/admin/art/placeholder.svg',
  );
});
