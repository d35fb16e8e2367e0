import type { Product } from '@dalan/contract/catalog/catalog';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';
import { logInNewcomer, moveOrder, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const GSTIN = '27AAAAA0000A1Z5';
const EXTRA = 'Multigrain Thalipeeth Bhajani';
const sheet = (page: Page) => page.getByRole('main').getByRole('article');

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function setTax(owner: APIRequestContext, names: string[], tax: object): Promise<void> {
  const products = (await (await owner.get('/api/products')).json()) as Product[];
  for (const { _id, name } of products) {
    if (!names.includes(name)) continue;
    expect((await owner.put('/api/products', { data: { _id, ...tax } })).status()).toBe(200);
  }
}

/** Returns the names of all flours. The added ones are deleted again: journeys share the shop. */
async function addFloursUpTo(count: number, owner: APIRequestContext): Promise<string[]> {
  const products = (await (await owner.get('/api/products')).json()) as Product[];
  const { productImg } = products[0]!;
  // A flour with grinds is ordered with one.
  const plain = products.filter(({ quantity, grinds }) => quantity > 0 && !grinds?.length);
  const names = plain.map(({ name }) => name);
  while (names.length < count) {
    const name = `${EXTRA} ${names.length}`;
    const more = { description: 'Roasted and ground', isActive: true, quantity: 100, hsn: '1106' };
    const data = { name, productImg, pricePerKg: 99.5, ...more };
    expect((await owner.post('/api/products', { data })).status()).toBe(201);
    names.push(name);
  }
  return names.slice(0, count);
}

test.beforeEach(({ ownShop }) => ownShop.saveSettings('delivery', { isOn: false }));

test.afterEach(async ({ ownShop: { owner } }) => {
  const products = (await (await owner.get('/api/products')).json()) as Product[];
  for (const { _id, name } of products) {
    if (name.startsWith(EXTRA)) await owner.delete(`/api/products/${_id}`);
  }
});

async function openBill(page: Page, order: Order): Promise<void> {
  await page.goto('/myorders');
  const { card, head } = orderCard(page, order);
  await head.click();
  await card.getByRole('link', { name: 'See and print the bill' }).click();
  await expect(page).toHaveURL(`/orders/${order._id}/bill`);
}

test('a customer reads and prints the bill of a delivered order', async ({ page, ownShop }) => {
  const { owner, saveSettings } = ownShop;
  await saveSettings('legal', { gstin: '' });
  await setTax(owner, ['Jowar Flour', 'Besan'], { hsn: '1102', gstRate: 5 });
  await logInNewcomer(page);
  const order = await placeOrder(page, { 'Jowar Flour': 3, Besan: 1 });
  await page.goto('/myorders');
  const { card, head } = orderCard(page, order);
  await head.click();
  await expect(card.getByRole('link', { name: 'Help with this order' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'See and print the bill' })).toBeHidden();

  await moveOrder(owner, order, 'Delivered', 'Paid');
  await openBill(page, order);
  const bill = sheet(page);
  // Without a GSTIN the paper is a plain bill and has no tax.
  await expect(bill.getByRole('heading', { level: 1 })).toHaveText('Bill');
  await expect(bill).toContainText(/Bill no\.\d\d-\d\d\/\d{6}/);
  await expect(bill).toContainText('Asha Kulkarni');
  await expect(bill).toContainText('Total₹372.00');
  await expect(bill).toContainText('Rupees three hundred and seventy-two only');
  await expect(bill).toContainText('Paid. Nothing left to pay.');
  await expect(bill).not.toContainText('CGST');
  await expect(bill.getByText('HSN 1102, 3 kg × ₹78.00')).toBeVisible({
    visible: (page.viewportSize()?.width ?? 0) < 600,
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await printedPages(page)).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(bill.getByRole('columnheader', { name: 'Rate per kg' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page).toHaveURL(`/myorders#${order._id}`);
  await expect(orderCard(page, order).head).toBeFocused();
});

test('with a GSTIN it is a tax invoice, on one page even with twenty flours', async ({
  page,
  ownShop,
}) => {
  const { owner, saveSettings } = ownShop;
  await saveSettings('legal', { gstin: GSTIN, fssaiLicence: '11526999000123' });
  const names = await addFloursUpTo(20, owner);
  await setTax(owner, ['Jowar Flour', 'Besan'], { hsn: '1102', gstRate: 5 });
  await setTax(owner, ['Soya Flour'], { hsn: '1208', gstRate: 18 });

  await logInNewcomer(page);
  const small = await placeOrder(page, { 'Jowar Flour': 3, Besan: 1 });
  const large = await placeOrder(page, Object.fromEntries(names.map((name) => [name, 1])));
  await moveOrder(owner, small, 'Delivered');
  await moveOrder(owner, large, 'Delivered');

  await openBill(page, small);
  const bill = sheet(page);
  await expect(bill.getByRole('heading', { level: 1 })).toHaveText('Tax Invoice');
  await expect(bill).toContainText(`GSTIN ${GSTIN}`);
  await expect(bill).toContainText('Place of supply: Maharashtra (27)');
  await expect(bill).toContainText('Taxable value₹354.28');
  await expect(bill).toContainText('CGST 2.5%₹8.86');
  await expect(bill).toContainText('SGST 2.5%₹8.86');
  await expect(bill).toContainText('Still to pay: ₹372.00');
  await expectAccessible(page);
  expect(await printedPages(page)).toBe(1);

  await page.goto(`/orders/${large._id}/bill`);
  await expect(bill.getByRole('row')).toHaveCount(21);
  await expect(bill).toContainText('CGST 9%');
  expect(await printedPages(page)).toBe(1);

  await moveOrder(owner, small, 'Returned');
  await page.goto(`/orders/${small._id}/bill`);
  await expect(bill).toContainText('This order was cancelled or returned after its bill was made.');
  await expect(bill).not.toContainText('Still to pay');
});

test('under the composition scheme it is a bill of supply with its line, and earlier bills stay', async ({
  page,
  ownShop,
}) => {
  const { owner, saveSettings } = ownShop;
  await saveSettings('legal', { gstin: GSTIN, isComposition: false });
  await setTax(owner, ['Jowar Flour'], { hsn: '1102', gstRate: 5 });
  await logInNewcomer(page);
  const earlier = await placeOrder(page, { 'Jowar Flour': 1 });
  await moveOrder(owner, earlier, 'Delivered');
  await saveSettings('legal', { isComposition: true });
  const order = await placeOrder(page, { 'Jowar Flour': 3 });
  await moveOrder(owner, order, 'Delivered');
  const line = 'Composition taxable person, not eligible to collect tax on supplies';
  const bill = sheet(page);
  await page.goto(`/orders/${earlier._id}/bill`);
  await expect(bill.getByRole('heading', { level: 1 })).toHaveText('Tax Invoice');
  await expect(bill).not.toContainText(line);
  for (const [path, beside] of [
    ['', ''],
    ['/mr', 'कंपोझिशन करदाता, पुरवठ्यावर कर आकारण्यास पात्र नाही'],
    ['/hi', 'कंपोजिशन करदाता, आपूर्ति पर कर वसूलने के लिए पात्र नहीं'],
  ]) {
    await page.goto(`${path}/orders/${order._id}/bill`);
    await expect(bill.getByRole('heading', { level: 1 })).toHaveText('Bill of Supply');
    await expect(bill.getByText(line)).toBeVisible();
    await expect(bill).toContainText(`${line}${beside}`);
    await expect(bill).toContainText(`GSTIN ${GSTIN}`);
    await expect(bill).not.toContainText('CGST');
    await expectAccessible(page);
  }
  expect(await printedPages(page)).toBe(1);
  await saveSettings('legal', { isComposition: false });
});

test('before milling the page says that the bill comes with the flour', async ({
  page,
  ownShop,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2 });
  await page.goto(`/orders/${order._id}/bill`);
  await expect(page.getByRole('main')).toContainText(
    'The bill comes with the flour. Until then this is what you ordered.',
  );
  await expect(sheet(page)).toContainText('Besan, 2 kg × ₹138.00');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expectAccessible(page);
  await moveOrder(ownShop.owner, order, 'Processing');
  await page.reload();
  await expect(sheet(page)).toContainText(/Bill no\.\d\d-\d\d\/\d{6}/);
});

test("another customer's bill is not found, and a visitor is asked to log in", async ({
  page,
  ownShop,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  await moveOrder(ownShop.owner, order, 'Delivered');
  await logInNewcomer(page);
  await page.goto(`/orders/${order._id}/bill`);
  await expect(page.getByRole('alert')).toContainText('We could not find this order.');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/orders/${order._id}/bill`);
  await expect(page).toHaveURL(/\/login/);
});

test('staff open and print the same bill', async ({ page, ownShop }) => {
  const { owner } = ownShop;
  await logInNewcomer(page);
  const order = await placeOrder(page, { 'Jowar Flour': 3 });
  await moveOrder(page.request, order, 'Processing');
  await page.goto(`/admin/ordermaster?order=${order._id}`);
  const dialog = page.getByRole('dialog', { name: 'View Order' });
  await dialog.getByRole('link', { name: 'Make and print the bill' }).click();
  const bill = sheet(page);
  await expect(bill).toContainText(/Bill no\.\d\d-\d\d\/\d{6}/);
  await expect(bill).toContainText('Total₹234.00');
  await expectAccessible(page);
  expect(await printedPages(page)).toBe(1);
  const made = (await (await owner.get(`/api/admin/orders/${order._id}/bill`)).json()) as {
    number: string;
  };
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(dialog.getByRole('link', { name: made.number })).toBeVisible();
});
