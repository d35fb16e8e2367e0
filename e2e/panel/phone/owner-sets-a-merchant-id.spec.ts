import type { Page } from '@playwright/test';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { merchant, merchantLink, personal } from '../../fixtures/orders/upi.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await ownShop.saveSettings('payment', { ...personal, wallets: [] });
});
test.afterEach(async ({ ownShop }) => ownShop.saveSettings('payment', personal));

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const foot = (page: Page) => page.getByRole('region', { name: 'Changes' });

async function openPayment(page: Page): Promise<void> {
  await signInThroughApi(page);
  await page.goto('/admin/settings/payment');
  await expect(page.getByLabel('Personal or small-shop id')).toBeChecked();
}

test('the owner pastes the bank’s code, sees what it says, and customers get the button', async ({
  browser,
  ownShop,
  page,
}) => {
  await openPayment(page);
  await expect(page.getByLabel('UPI id')).toHaveValue(personal.upiId);
  await page.getByLabel('Merchant id').check();
  await expect(page.getByText('Please paste the bank’s code')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  const field = page.getByLabel('The bank’s code');
  await field.fill('https://pay.example/?pa=dalan.shop@examplebank');
  await expect(page.getByText('This is no UPI code.')).toBeVisible();
  await field.fill(`${merchant.upiCode}&am=5`);
  await expect(page.getByText(/signed code has its own am/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);

  await field.fill(`\n ${merchant.upiCode}\n`);
  const says = page.getByRole('status').filter({ hasText: 'The code says:' });
  await expect(says).toContainText('DALAN FLOUR');
  await expect(says).toContainText(merchant.upiId);
  await expect(says).toContainText('5411');
  await expect(says).toContainText('signed by the bank');
  await expect(foot(page)).toContainText(
    `UPI id: ${personal.upiId} becomes ${merchant.upiId} (merchant id)`,
  );
  await expectToFit(page, 'the bank’s code');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Merchant id')).toBeChecked();
  await expect(field).toHaveValue(merchant.upiCode);

  const phone = { baseURL: ownShop.origin, viewport: { width: 390, height: 844 } };
  const customer = await (await browser.newContext(phone)).newPage();
  await logInNewcomer(customer);
  const order = await placeOrder(customer, { Besan: 1 });
  await customer.goto(`/myorders#${order._id}`);
  const { card } = orderCard(customer, order);
  await expect(card.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    merchantLink(order, order.amountToPay),
  );
  await customer.context().close();

  await page.getByLabel('Personal or small-shop id').check();
  await expect(page.getByLabel('UPI id')).toHaveValue(merchant.upiId);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Merchant id')).toBeChecked();
});

test('the owner reads the code from a picture, and is warned that it may be a personal id', async ({
  browser,
  ownShop,
  page,
}) => {
  const customer = await (await browser.newContext({ baseURL: ownShop.origin })).newPage();
  await logInNewcomer(customer);
  const order = await placeOrder(customer, { Besan: 1 });
  await customer.goto(`/myorders#${order._id}`);
  const { card } = orderCard(customer, order);
  const [download] = await Promise.all([
    customer.waitForEvent('download'),
    card.getByRole('button', { name: 'Save code' }).click(),
  ]);
  const picture = await download.path();

  await openPayment(page);
  await page.getByLabel('Merchant id').check();
  const file = page.locator('input[type="file"]');
  const text = Buffer.from('not a picture');
  await file.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: text });
  await expect(page.getByText('The picture could not be read.')).toBeVisible();
  const buffer = await page.screenshot();
  await file.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('There is no code in this picture.')).toBeVisible();
  await file.setInputFiles(picture);
  const says = page.getByRole('status').filter({ hasText: 'The code says:' });
  await expect(says).toContainText(personal.upiId);
  await expect(says).toContainText(`am=${order.amountToPay.toFixed(2)}`);
  await expect(says).toContainText('by the amount, the number and the note of each order');
  await expect(says).toContainText('it may be that of a personal id');
  await expect(page.getByText('There is no code in this picture.')).toBeHidden();
  await expect(save(page)).toBeEnabled();
  await expectToFit(page, 'the code from a picture');
  await expectAccessible(page);
  await customer.context().close();
});
