import type { Order } from '@dalan/contract/orders/orders';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import {
  ignoreAppLinks,
  leaveAndComeBack,
  merchant,
  merchantLink,
  personal,
  readSavedCode,
  rupees,
} from '../../fixtures/orders/upi.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { readCode } from '../../fixtures/look/read-code.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test.beforeEach(async ({ ownShop, page }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await ownShop.saveSettings('payment', merchant);
  await ignoreAppLinks(page);
});
test.afterEach(async ({ ownShop }) => ownShop.saveSettings('payment', personal));

/** Browsers write the spaces of a link so; the code itself has them as the bank wrote them. */
const inBrowser = (link: string) => link.replaceAll(' ', '%20');

test('a phone opens the app from the confirmation, and comes back to “I have paid”', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInNewcomer(page);
  const { _id: flourId } = await flourNamed(page.request, 'Besan');
  await page.goto(`/cart/${flourId}/2`);
  const placed = page.waitForResponse('**/api/orders');
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  const order = (await (await placed).json()) as Order;
  const dialog = page.getByRole('alertdialog', { name: 'Order placed successfully!' });
  const openApp = dialog.getByRole('link', { name: 'Open UPI app' });
  await expect(openApp).toHaveText(`Open UPI app, ${rupees(order.amountToPay)}`);
  const link = merchantLink(order, order.amountToPay);
  expect(await openApp.evaluate((element: HTMLAnchorElement) => element.href)).toBe(
    inBrowser(link),
  );
  await expectAccessible(page);
  await openApp.click();
  await leaveAndComeBack(page);
  const { card } = orderCard(page, order);
  await expect(card.getByRole('button', { name: 'I have paid' })).toBeFocused();
});

test('the order has the button, what to do if the app refuses, and the code folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1, 'Jowar Flour': 3 });
  await page.goto(`/myorders#${order._id}`);
  const block = orderCard(page, order).card.getByRole('region', { name: 'Pay by UPI' });
  const link = merchantLink(order, order.amountToPay);
  const openApp = block.getByRole('link', { name: 'Open UPI app' });
  await expect(openApp).toHaveAttribute('href', link);
  await expect(block).toContainText('If the app says no, nothing was paid.');
  await expect(block.getByRole('img')).toHaveCount(0);
  await expect(block).not.toContainText(merchant.upiId);
  await expectAccessible(page);
  await openApp.click();
  await leaveAndComeBack(page);
  await expect(block.getByRole('button', { name: 'I have paid' })).toBeFocused();

  const fold = block.getByRole('button', { name: 'Show code and UPI id' });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(block.getByRole('img')).toBeVisible();
  await expect(block).toContainText(merchant.upiId);
  expect(await readCode(block.locator('.upi-code'))).toBe(link);
  await expectToFit(page, 'the open code at 320');
  await expectAccessible(page);
  const save = block.getByRole('button', { name: 'Save code' });
  expect(await readSavedCode(page, order, save)).toBe(link);
});

test('a wide screen shows the code without a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  await page.goto(`/myorders#${order._id}`);
  const block = orderCard(page, order).card.getByRole('region', { name: 'Pay by UPI' });
  await expect(block.getByRole('img')).toBeVisible();
  await expect(block.getByRole('link')).toHaveCount(0);
  expect(await readCode(block.locator('.upi-code'))).toBe(merchantLink(order, order.amountToPay));
  await expectAccessible(page);
});

test('a phone in Marathi has the same button, code and picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 1 });
  await page.goto(`/mr/myorders#${order._id}`);
  const block = page.getByRole('region', { name: 'UPI ने पैसे द्या' });
  const link = merchantLink(order, order.amountToPay);
  await expect(block.getByRole('link', { name: 'UPI ॲप उघडा' })).toHaveAttribute('href', link);
  await expect(block).toContainText('ॲपने नकार दिला तर पैसे गेलेले नाहीत.');
  await block.getByRole('button', { name: 'कोड आणि UPI आयडी पाहा' }).click();
  const save = block.getByRole('button', { name: 'कोड सेव्ह करा' });
  expect(await readSavedCode(page, order, save)).toBe(link);
  await expectInLanguage(page, 'mr', ['Besan']);
});
