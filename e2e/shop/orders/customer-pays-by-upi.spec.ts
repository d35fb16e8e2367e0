import type { Browser, Page } from '@playwright/test';
import type { Order } from '@dalan/contract/orders/orders';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer, orderCard, placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import {
  leaveAndComeBack,
  personal,
  personalLink,
  readSavedCode,
  rupees,
} from '../../fixtures/orders/upi.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { readCode } from '../../fixtures/look/read-code.ts';
import { orderRows } from '../../fixtures/orders/staff-orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const { upiId } = personal;

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await ownShop.saveSettings('payment', personal);
});

function isPhone(page: Page): boolean {
  return page.viewportSize()!.width < 900;
}

async function openOrder(page: Page, order: Order) {
  await page.goto(`/myorders#${order._id}`);
  const { card, head } = orderCard(page, order);
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  return card;
}

/** Opens the panel in its own browser, at the list with this order. */
async function openPanel(browser: Browser, origin: string, page: Page, order: Order) {
  const viewport = isPhone(page) ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: origin, viewport });
  const { email: username, password } = demoAdmin;
  await context.request.post('/api/admin/login', { data: { username, password } });
  const panel = await context.newPage();
  await panel.goto(`/admin/ordermaster?q=${shortIdOf(order._id)}`);
  await expect(orderRows(panel)).toHaveCount(1);
  return { panel, row: orderRows(panel).first() };
}

async function claim(page: Page, order: Order, reference = '') {
  const card = await openOrder(page, order);
  await card.getByRole('button', { name: 'I have paid' }).click();
  const field = card.getByLabel('UPI reference (optional)');
  await expect(field).toBeFocused();
  await field.fill('123');
  await card.getByRole('button', { name: 'Tell the mill' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await field.fill(reference);
  await card.getByRole('button', { name: 'Tell the mill' }).click();
  const told = card.getByRole('region', { name: 'You told us that you have paid' });
  await expect(told).toBeFocused();
  return { card, told };
}

test('a customer orders, and the confirmation leads to the ways to pay', async ({ page }) => {
  await logInNewcomer(page);
  const { _id: flourId } = await flourNamed(page.request, 'Besan');
  await page.goto(`/cart/${flourId}/2`);
  const payment = page.locator('.payment');
  await expect(payment).toContainText('Cash or UPI');
  await expect(payment).toContainText('Pay by UPI after ordering, or in cash at the door.');
  const placed = page.waitForResponse('**/api/orders');
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  const order = (await (await placed).json()) as Order;

  const dialog = page.getByRole('alertdialog', { name: 'Order placed successfully!' });
  await expect(dialog).toContainText('Pay now by UPI, or in cash at the door: as you like.');
  await expect(dialog.locator('a[href^="upi:"]')).toHaveCount(0);
  // Its styles come with it: the page has none of them before.
  await expect(dialog.locator('.placed-payment')).toHaveCSS('display', 'grid');
  const code = dialog.locator('.upi-code');
  await expectAccessible(page);
  if (isPhone(page)) {
    await expect(code).toHaveCount(0);
    await dialog.getByRole('link', { name: `Pay by UPI, ${rupees(order.amountToPay)}` }).click();
    await expect(dialog).toBeHidden();
    await expect(orderCard(page, order).card.getByRole('img', { name: /^QR code/ })).toBeVisible();
  } else {
    await expect(code.getByRole('img')).toBeVisible();
    expect(await readCode(code)).toBe(personalLink(order, order.amountToPay));
    await dialog.getByRole('button', { name: 'See My Orders' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a personal id has no app button: the code is saved, or the id copied', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1, 'Jowar Flour': 3 });
  const card = await openOrder(page, order);
  const block = card.getByRole('region', { name: 'Pay by UPI' });
  const amount = rupees(order.amountToPay);
  const link = personalLink(order, order.amountToPay);
  await expect(block.getByRole('listitem')).toContainText([
    'Save the code',
    'Or copy the UPI id',
    'Tell us when you have paid',
  ]);
  await expect(block.getByRole('link')).toHaveCount(0);
  const alt = `QR code: pay ${amount} to ${upiId} for order ${shortIdOf(order._id)}`;
  const code = block.getByRole('img', { name: alt });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())!.width).toBeGreaterThanOrEqual(200);
  expect(await readCode(block.locator('.upi-code'))).toBe(link);
  await expectAccessible(page);

  expect(await readSavedCode(page, order, block.getByRole('button', { name: 'Save code' }))).toBe(
    link,
  );
  await expect(block.getByRole('status')).toHaveText(
    'Saved. Not in your gallery? Keep your finger on the code.',
  );
  // A finger can be kept on a picture only. The frame shows of it what it showed before.
  await expect(block.locator('.upi-code img')).toHaveAccessibleName(alt);
  expect(await readCode(block.locator('.upi-code'))).toBe(link);

  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await block.getByRole('button', { name: 'Copy amount' }).click();
  await expect(block.getByRole('button', { name: 'Amount copied' })).toHaveText('Copied');
  expect(await pasted()).toBe(order.amountToPay.toFixed(2));
  await block.getByRole('button', { name: 'Copy UPI id' }).click();
  await expect(block.getByRole('button', { name: 'UPI id copied' })).toHaveText('Copied');
  expect(await pasted()).toBe(upiId);
  await expectAccessible(page);
});

test('where a picture cannot be saved, the customer is told what else to do', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const card = await openOrder(page, order);
  const save = card.getByRole('button', { name: 'Save code' });
  await page.evaluate(() => delete (HTMLAnchorElement.prototype as { download?: string }).download);
  await save.click();
  await expect(card.getByText('Keep your finger on the code.')).toBeVisible();
  await expect(card.locator('.upi-code img')).toBeVisible();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await save.click();
  await expect(card.getByText('Take a screenshot of the code.')).toBeVisible();
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('a claim is found: staff record the payment, and the customer is thanked', async ({
  browser,
  ownShop,
  page,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2 });
  const { card, told } = await claim(page, order, '632109874410');
  await expect(told).toContainText('you need not pay again');
  await expect(told).toContainText('reference 632109874410');
  await expect(card.getByText('Payment: Pending')).toBeVisible();
  await expectAccessible(page);

  const { panel, row } = await openPanel(browser, ownShop.origin, page, order);
  await row.getByRole('link', { name: 'Says paid, check' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog).toContainText('reference 632109874410');
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue(
    order.amountToPay.toFixed(2),
  );
  await expectAccessible(panel);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Paid');
  await expect(row.getByRole('link', { name: 'Says paid, check' })).toHaveCount(0);

  await leaveAndComeBack(page);
  await expect(card).toContainText('Paid. Thank you.');
  await expect(card).toContainText(`${rupees(order.amountToPay)} by UPI`);
  await expect(card.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
  await expectAccessible(page);
  await panel.context().close();
});

test('a claim is not found: the customer gets the phone number and can pay again', async ({
  browser,
  ownShop,
  page,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const { card, told } = await claim(page, order);
  // The shop ignores a second tap on the same place within 0.7 s of the first.
  await told
    .getByRole('button', { name: 'Not paid after all? Show the code again' })
    .press('Enter');
  await expect(card.getByRole('button', { name: 'I have paid' })).toBeFocused();

  const { panel, row } = await openPanel(browser, ownShop.origin, page, order);
  await row.getByRole('link', { name: 'Says paid, check' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByRole('button', { name: 'Not found, tell the customer' }).click();
  await expect(dialog).toBeHidden();

  const answered = page.waitForResponse(/\/api\/my-orders\b/);
  await page.reload();
  await answered;
  await expect(card).toContainText('We could not find this payment.');
  await expect(card.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:/);
  await expect(card.getByText('Payment: Pending')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Show the code again' }).click();
  await expect(card.getByRole('region', { name: 'Pay by UPI' })).toBeVisible();
  await panel.context().close();
});

test('a part is paid: both sides see the rest, and a mistake is corrected', async ({
  browser,
  ownShop,
  page,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 3 });
  const { panel, row } = await openPanel(browser, ownShop.origin, page, order);
  await row.getByRole('button', { name: 'View order' }).click();
  const view = panel.getByRole('dialog', { name: 'View Order' });
  await view.getByRole('button', { name: 'Record payment' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Record payment' });
  const amount = dialog.getByLabel('Amount', { exact: true });
  await amount.fill(String(order.amountToPay + 1));
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toContainText(`At most ${rupees(order.amountToPay)}`);
  await amount.fill('100');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(`₹100.00 of ${rupees(order.amountToPay)}`);

  const card = await openOrder(page, order);
  const rest = order.amountToPay - 100;
  const block = card.getByRole('region', { name: 'Still to pay' });
  await expect(block).toContainText(`₹100.00 received, ${rupees(rest)} still to pay.`);
  await expect(card).toContainText(`Paid so far-₹100.00Still to pay${rupees(rest)}`);
  await expect(block.getByRole('img')).toBeVisible();
  expect(await readCode(block.locator('.upi-code'))).toBe(personalLink(order, rest));
  await expectAccessible(page);

  await row.getByRole('button', { name: 'View order' }).click();
  await expect(view).toContainText('Still to pay');
  await expectAccessible(panel);
  await view.getByRole('button', { name: 'Correct payment' }).click();
  const correction = panel.getByRole('dialog', { name: 'Correct payment' });
  await correction.getByRole('button', { name: 'Correct payment' }).click();
  await expect(correction).toContainText('Please give a reason');
  await correction.getByLabel('Reason').fill('Belongs to another order');
  await expectAccessible(panel);
  await correction.getByRole('button', { name: 'Correct payment' }).click();
  await expect(correction).toBeHidden();
  await expect(row).toContainText('Pending');
  await panel.context().close();
});

test('without a UPI id nothing of it is shown', async ({ ownShop, page }) => {
  await ownShop.saveSettings('payment', { upiId: '' });
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const card = await openOrder(page, order);
  await expect(card.getByText('Payment: Pending')).toBeVisible();
  await expect(card).not.toContainText('UPI');
  await page.goto(`/cart/${order.items[0]!.productId._id}/2`);
  await expect(page.locator('.payment')).toContainText('Cash on Delivery');
  await expect(page.locator('main')).not.toContainText('UPI');
});
