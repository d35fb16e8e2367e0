import type { Product } from '@dalan/contract/catalog/catalog';
import { pictureFile } from '../../fixtures/look/pictures.ts';
import {
  browseFor,
  chooseStatus,
  expect,
  openAddProduct,
  openEditProduct,
  openProducts,
  productRows,
  productsWith,
  test,
} from '../../fixtures/orders/products.ts';
import { failCalls } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test('a product is viewed, and the focus returns', async ({ page, shelf }) => {
  const { name } = await shelf.add({
    nameMr: 'वरईचे पीठ',
    category: 'Fasting',
    quantity: 1250,
    sale: true,
    text: 'For bhakri',
    searchAlso: ['bhagar', 'वरई'],
    descriptionMr: 'उपवासाच्या भाकरीसाठी बारीक दळलेली वरई. '.repeat(12).trim(),
  });
  await openProducts(page, name);
  const button = page.getByRole('button', { name: `View ${name}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'View Product' });
  for (const fact of [
    name,
    'वरईचे पीठ',
    '₹150.00, on SALE',
    'For bhakri',
    'Fasting',
    '1,250 kg',
    'bhagar, वरई',
    'Inactive',
  ]) {
    await expect(dialog.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(/^Barnyard millet .* the day after\.$/)).toBeVisible();
  await expect(dialog.getByText(/\d\d \w{3} \d{4}, \d+:\d\d [ap]m/)).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize()!;
  for (const small of [
    { ...size, height: 420 },
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(small);
    const facts = dialog.getByRole('group', { name: 'View Product' });
    await facts.evaluate((scroller) => scroller.scrollTo(0, 0));
    await expect(dialog.getByText('Created')).not.toBeInViewport();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(facts).toBeFocused();
    await page.keyboard.press('End');
    await expect(dialog.getByText('Created'), 'keys scroll the facts').toBeInViewport();
  }
  await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Update Product' })).toBeVisible();
  await expect(page.getByLabel('Flour Name')).toBeFocused();
});

test('a product is added after each field error was shown', async ({ page, shelf }) => {
  const dialog = await openAddProduct(page);
  await expect(dialog.getByRole('button', { name: 'Browse Image' })).toBeFocused();
  await expect(dialog.getByText('No Image Selected')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  for (const text of [
    'Product image is required',
    'Name is required',
    'Price per kg is required',
    'Description is required',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Browse Image' })).toBeFocused();
  await expectAccessible(page);
  const mistakes = [
    ['Price', '0', 'Please enter a valid price'],
    ['Price', '-5', 'Please enter a valid price'],
    ['Price', '10.001', 'Please enter a valid price'],
    ['Stock', '1.5', 'Please enter whole kilograms from 0 to 1,00,000'],
    ['Other spellings', 'x'.repeat(61), 'Please use at most 60 characters'],
  ] as const;
  for (const [label, value, text] of mistakes) {
    await dialog.getByLabel(label).fill(value);
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(text);
  }
  const label = dialog.getByRole('tab', { name: 'Label' });
  await label.click();
  const shelfLife = dialog.getByLabel('Shelf life (days)');
  await shelfLife.fill('731');
  await expect(shelfLife).toHaveAccessibleDescription('Please enter whole days from 1 to 730');
  await expect(label).toContainText('1 wrong');
  await shelfLife.fill('90');
  await dialog.getByRole('tab', { name: 'Flour' }).click();

  const name = `Varai ${shelf.word}`;
  await browseFor(page, dialog, pictureFile(320));
  await expect(page.getByText('Image uploaded successfully')).toBeVisible();
  await dialog.getByLabel('Flour Name').fill(name);
  await dialog.getByLabel('Price').fill('150.5');
  await dialog.getByLabel('Description').fill('Little millet for fasting days.');
  await dialog.getByLabel('Text', { exact: true }).fill('For fasting-day bhakri');
  await dialog.getByLabel('Category').fill('Fasting');
  await dialog.getByLabel('Stock').fill('25');
  await dialog.getByLabel('Marathi name').fill('वरईचे पीठ');
  await dialog.getByLabel('Other spellings').fill('bhagar, samo');
  await dialog.getByLabel('Show SALE badge').check();
  await chooseStatus(page, dialog, 'Inactive');
  await dialog.getByLabel('Flour Name').press('Enter');
  await expect(page.getByRole('status').getByText('Product added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused();
  await expect(productRows(page).first()).toContainText(name);
  const [added] = await productsWith(page.request, shelf.word);
  expect(added).toMatchObject({
    name,
    nameMr: 'वरईचे पीठ',
    pricePerKg: 150.5,
    description: 'Little millet for fasting days.',
    text: 'For fasting-day bhakri',
    category: 'Fasting',
    quantity: 25,
    shelfLifeDays: 90,
    searchAlso: ['bhagar', 'samo'],
    sale: true,
    isActive: false,
  });
});

test('a product is written in Marathi and Hindi', async ({ page, shelf }) => {
  const product = await shelf.add({ isActive: true, textHi: 'व्रत के लिए' });
  const dialog = await openEditProduct(page, product);
  await dialog.getByLabel('Hindi name').fill('समा का आटा');
  await dialog.getByRole('button', { name: 'Texts in Marathi and Hindi' }).click();
  await expect(dialog.getByLabel('Marathi text')).toBeFocused();
  await expect(dialog.getByLabel('Hindi text')).toHaveValue('व्रत के लिए');
  await dialog.getByLabel('Marathi text').fill('x'.repeat(161));
  await expect(dialog.getByLabel('Marathi text')).toHaveAccessibleDescription(
    'Please use at most 160 characters',
  );
  await dialog.getByLabel('Marathi text').fill('उपवासासाठी');
  await dialog.getByLabel('Marathi description').fill('बारीक दळलेली वरई.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();

  const seen = async (language: string) => {
    const answer = await page.request.get(`/api/products/${product._id}?language=${language}`);
    return (await answer.json()) as Product;
  };
  expect(await seen('mr')).toMatchObject({ text: 'उपवासासाठी', description: 'बारीक दळलेली वरई.' });
  expect(await seen('hi')).toMatchObject({ nameHi: 'समा का आटा', untranslated: ['description'] });
  await page.getByRole('button', { name: `View ${product.name}` }).click();
  const view = page.getByRole('dialog', { name: 'View Product' });
  await expect(view.getByText('बारीक दळलेली वरई.')).toBeVisible();
  await expectAccessible(page);
});

test('a product that cannot be added stays in the form', async ({ page, shelf }) => {
  const dialog = await openAddProduct(page);
  await browseFor(page, dialog, pictureFile(320));
  await dialog.getByLabel('Flour Name').fill(shelf.word);
  await dialog.getByLabel('Price').fill('150');
  await dialog.getByLabel('Description').fill('Little millet.');
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  const recover = await failCalls(page, { url: /\/api\/products$/, method: 'POST' });
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('alert').getByText('Failed to add product')).toBeVisible();
  await expect(dialog.getByLabel('Flour Name')).toHaveValue(shelf.word);
  await recover();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('a product is changed', () => {
  test('and its stock does not change unless staff edit it', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 10, category: 'Fasting' });
    const dialog = await openEditProduct(page, product);
    await expect(dialog.getByLabel('Price')).toHaveValue('150.00');
    await expect(dialog.getByLabel('Stock')).toHaveValue('10');
    await expect(dialog.getByAltText('Preview of the product image')).toHaveAttribute(
      'src',
      product.productImg,
    );
    await dialog.getByLabel('Description').fill('');
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await dialog.getByLabel('Description').fill('Freshly ground.');
    const sent = page.waitForRequest((call) => call.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Update' }).click();
    const body = (await sent).postDataJSON() as object;
    expect(body).toMatchObject({
      _id: product._id,
      description: 'Freshly ground.',
      pricePerKg: 150,
    });
    expect(body).not.toHaveProperty('quantity');
    await expect(page.getByRole('status').getByText('Product updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Freshly ground.' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Edit ${product.name}` })).toBeFocused();
  });

  test('but a stale form never undoes a sale', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 10 });
    const dialog = await openEditProduct(page, product);
    await dialog.getByLabel('Flour Name').fill(`${product.name} new`);
    await dialog.getByLabel('Stock').fill('30');
    await page.request.put('/api/products', { data: { _id: product._id, quantity: 7 } });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert').getByText('Failed to update product')).toBeVisible();
    await expect(dialog.getByLabel('Stock')).toHaveAccessibleDescription(
      'The stock changed while this form was open: it is 7 kg now. Nothing was saved.',
    );
    await expect(dialog.getByLabel('Stock')).toBeFocused();
    await expect(dialog.getByLabel('Stock')).toHaveValue('30');
    await expect(dialog.getByLabel('Flour Name')).toHaveValue(`${product.name} new`);
    await expectAccessible(page);
    await dialog.getByLabel('Stock').fill('27');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    const [changed] = await productsWith(page.request, shelf.word);
    expect(changed).toMatchObject({ name: `${product.name} new`, quantity: 27 });
  });

  test('unless the call fails: the input stays', async ({ page, shelf }) => {
    const dialog = await openEditProduct(page, await shelf.add());
    await dialog.getByLabel('Flour Name').fill('Bhagar');
    await failCalls(page, { url: /\/api\/products$/, method: 'PUT' });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert').getByText('Failed to update product')).toBeVisible();
    await expect(dialog.getByLabel('Flour Name')).toHaveValue('Bhagar');
  });
});

test('a product is in the shop while it is active', async ({ page, request, shelf }) => {
  const product = await shelf.add({ quantity: 5 });
  const isInShop = async () => {
    const visible = (await (await request.get('/api/products')).json()) as Product[];
    const html = await (await request.get('/products')).text();
    expect(html.includes(product.name)).toBe(visible.some(({ _id }) => _id === product._id));
    return html.includes(product.name);
  };
  const turn = async (status: string) => {
    const dialog = await openEditProduct(page, product);
    await chooseStatus(page, dialog, status);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(page.getByRole('row', { name: product.name }).getByText(status)).toBeVisible();
  };
  expect(await isInShop()).toBe(false);
  await turn('Active');
  expect(await isInShop()).toBe(true);
  await turn('Inactive');
  expect(await isInShop()).toBe(false);
});

const sizes = [
  { width: 700, height: 800, columns: ['Image', 'Name', 'Price (₹)', 'Status', 'Actions'] },
  { width: 390, height: 760, columns: ['Image', 'Name', 'Actions'] },
];
for (const { width, height, columns } of sizes) {
  test(`list, view and edit fit ${width} pixels`, async ({ page, shelf }) => {
    await page.setViewportSize({ width, height });
    const { name } = await shelf.add({ nameMr: 'वरईचे पीठ' });
    await openProducts(page, name);
    await expect(page.getByRole('columnheader')).toHaveText(columns);
    await expectAccessible(page);
    const isScrolling = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isScrolling()).toBe(false);

    await page.getByRole('button', { name: `View ${name}` }).click();
    const view = page.getByRole('dialog', { name: 'View Product' });
    await expect(view.getByText('₹150.00')).toBeVisible();
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Edit' }).click();
    const update = page.getByRole('dialog', { name: 'Update Product' });
    await expect(update.getByRole('button', { name: 'Update' })).toBeInViewport();
    await expectAccessible(page);
    await update.getByLabel('Flour Name').fill(`${name} fine`);
    await update.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(productRows(page).getByText(`${name} fine`)).toBeVisible();
  });
}
