import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { printedPagesInMm } from '../../fixtures/look/prints.ts';
import { letOwe, newCustomer, payAccount, readOrder } from '../../fixtures/orders/accounts.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { millOrder } from '../../fixtures/orders/milling.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { changeStatuses } from '../../fixtures/orders/staff-orders.ts';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => signInThroughApi(page));
test.afterEach(closeOtherBrowsers);

const sizes = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 900 } };
const rupees = (amount: number) =>
  `₹${amount.toFixed(2).replace(/(\d)(?=(?:\d\d)+\d{4}\.)|(\d)(?=\d{3}\.)/g, '$&,')}`;

for (const width of [360, 1280] as const) {
  test(`at ${width} the owner lets a customer owe, and a payment is spread over their oldest orders`, async ({
    browser,
    page,
  }) => {
    test.slow();
    await page.setViewportSize(sizes[width]);
    const customer = await newCustomer(browser);
    await page.goto('/admin/accounts');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await page.getByRole('button', { name: 'Let a customer owe' }).click();
    const finding = page.getByRole('dialog', { name: 'Let a customer owe' });
    await finding.getByLabel('Name or number of the customer').fill(customer.phone);
    await expectAccessible(page);
    await finding.getByRole('button', { name: new RegExp(customer.name) }).click();
    const limits = page.getByRole('dialog', { name: 'Limit and prices' });
    await limits.getByLabel('May owe up to, in rupees').fill('1.5');
    await limits.getByLabel('Percent off all flours').fill('10');
    // An order of somebody else reads the account again. The open form must not notice.
    const other = await newCustomer(browser);
    const readAgain = page.waitForResponse(`**/api/admin/accounts/${customer.id}`);
    await placeOrder({ request: other.context.request }, { Besan: 1 });
    await readAgain;
    await limits.getByLabel('Add a flour').fill('jowar');
    await page.getByRole('option', { name: /^Jowar Flour/ }).click();
    await limits.getByLabel('Price per kg of Jowar Flour').fill('70');
    await limits.getByRole('button', { name: 'Save' }).click();
    await expect(limits.getByText('Please enter a limit in whole rupees')).toBeVisible();
    await limits.getByLabel('May owe up to, in rupees').fill('10,000');
    await expectToFit(page, `the limit at ${width}`);
    await expectAccessible(page);
    await limits.getByRole('button', { name: 'Save' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(limits.or(proof)).toBeHidden();
    await expect(page.getByText('₹70.00 per kg')).toBeVisible();
    await expect(page.getByText('Nothing was bought on account yet.')).toBeVisible();
    await expectAccessible(page);

    const placed: Order[] = [];
    const besan = await flourNamed(customer.context.request, 'Besan');
    const own = Math.floor((Math.round(besan.pricePerKg * 100) * 90 + 50) / 100) / 100;
    for (const kg of [5, 4, 3]) {
      const answer = await customer.context.request.post('/api/orders', {
        data: {
          ...{ userId: customer.id, contactNumber: customer.phone },
          items: [{ productId: besan._id, quantityKg: kg, pricePerKg: own }],
          deliveryAddress: 'Flat 7, Sahyadri Apartments, Prabhat Road, Pune 411004',
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      placed.push((await answer.json()) as Order);
    }
    const [first, second, third] = placed as [Order, Order, Order];
    expect(first).toMatchObject({ onAccount: true, totalAmount: own * 5 });
    const owes = first.amountToPay + second.amountToPay + third.amountToPay;
    await page.reload();
    await expect(page.getByRole('row', { name: new RegExp(shortIdOf(third._id)) })).toContainText(
      rupees(owes),
    );
    await page.keyboard.press('t');
    const paying = page.getByRole('dialog', { name: 'Take a payment' });
    await paying.getByLabel('Amount').fill(String(owes + 1));
    await expect(paying.getByText(`${rupees(owes)} at most`)).toBeVisible();
    const half = first.amountToPay + 100;
    await paying.getByLabel('Amount').fill(String(half));
    const spread = paying.getByRole('row', { name: new RegExp(shortIdOf(second._id)) });
    await expect(spread).toContainText('₹100.00');
    await expect(paying.getByText('2 payments, one entry.')).toBeVisible();
    await paying.getByRole('button', { name: 'UPI' }).click();
    await paying.getByLabel('Reference (optional)').fill('431288907781');
    await expectToFit(page, `the payment at ${width}`);
    await expectAccessible(page);

    await payAccount(page.request, customer, { amount: 50, seenOwed: owes });
    await paying.getByRole('button', { name: `Record ${rupees(half)}` }).click();
    await expect(paying.getByText(`${rupees(owes - 50)} is owed now`)).toBeVisible();
    expect(await readOrder(page.request, second)).toMatchObject({ paidAmount: 0 });
    // For a moment after the refusal, presses are ignored.
    const record = paying.getByRole('button', { name: `Record ${rupees(half)}` });
    await expect(record).not.toHaveAttribute('aria-disabled', 'true');
    await paying.getByRole('button', { name: `Record ${rupees(half)}` }).click();
    await expect(paying).toBeHidden();
    expect(await readOrder(page.request, first)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await readOrder(page.request, second)).toMatchObject({ paidAmount: 150 });
    await expect(page.getByText(/Payment, UPI 431288907781/).first()).toBeVisible();
    await expectToFit(page, `the account at ${width}`);
    await expectAccessible(page);

    await page.goto('/admin/accounts?q=' + customer.phone);
    await expect(page.getByText(customer.name).first()).toBeVisible();
    await expectToFit(page, `the accounts at ${width}`);
    await expectAccessible(page);
  });

  test(`at ${width} the counter sells on account, at the customer's prices and within the limit`, async ({
    browser,
    page,
  }) => {
    test.slow();
    await page.setViewportSize(sizes[width]);
    const customer = await newCustomer(browser);
    const jowar = await flourNamed(page.request, 'Jowar Flour');
    await letOwe(page.request, customer, {
      limit: 100,
      prices: [{ productId: jowar._id, pricePerKg: 70 }],
    });
    await page.goto('/admin/counter');
    const tile = page
      .getByRole('list', { name: 'Flours' })
      .getByRole('button', { name: /^Jowar Flour/ });
    await tile.click();
    if (width === 360) await page.getByRole('button', { name: /^Pay/ }).click();
    const slip = page.getByRole('region', { name: 'Slip' });
    await page.keyboard.press('F9');
    await slip.getByLabel('Contact Number').fill(customer.phone);
    await expect(slip.getByText(/May still owe ₹100.00/)).toBeVisible();
    await slip.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(slip.getByText('1 kg × ₹70.00')).toBeVisible();
    await expectToFit(page, `the slip at ${width}`);
    await expectAccessible(page);
    await page.keyboard.press('F9');
    const sold = page.getByRole('region', { name: 'Sold', exact: true });
    await expect(sold).toContainText('On account');
    await expect(sold).toContainText('₹70.00');
    await expectAccessible(page);

    await sold.getByRole('button', { name: 'Next sale' }).click();
    await tile.click();
    if (width === 360) await page.getByRole('button', { name: /^Pay/ }).click();
    await slip.getByRole('button', { name: 'Add a number' }).click();
    await slip.getByLabel('Contact Number').fill(customer.phone);
    await slip.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(slip.getByText('On account: ₹40.00 over the limit')).toBeVisible();
    await expect(slip.getByRole('button', { name: 'On account' })).toBeHidden();
    await expectAccessible(page);
  });
}

test('the statement is one A4 page in the customer’s language', async ({ browser, page }) => {
  await page.setViewportSize(sizes[1280]);
  const customer = await newCustomer(browser);
  await letOwe(page.request, customer, { limit: 5000 });
  await placeOrder({ request: customer.context.request }, { Besan: 2 });
  const month = shopClock(new Date()).day.slice(0, 7);
  await page.goto(`/admin/account-statements?of=${customer.id}&month=${month}`);
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Statement');
  await expect(paper).toContainText(customer.name);
  await expectAccessible(page);
  expect(await printedPagesInMm(page)).toEqual(['210 × 297']);
  await page.goto(`/admin/account-statements?month=${month}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const count = await page.getByRole('article').count();
  expect(await printedPagesInMm(page)).toHaveLength(count);
});

test('flour of an order on account comes back off the account', async ({ browser, page }) => {
  await page.setViewportSize(sizes[1280]);
  const customer = await newCustomer(browser);
  await letOwe(page.request, customer, { limit: 5000 });
  const order = await placeOrder({ request: customer.context.request }, { Besan: 2 });
  await millOrder(page.request, order);
  await changeStatuses(page.request, order, {
    orderStatus: 'Delivered',
    paymentStatus: 'Pending',
  });
  await page.goto(`/admin/ordermaster?order=${order._id}`);
  const view = page.getByRole('dialog', { name: 'View Order' });
  await expect(view.getByRole('region', { name: 'On account' })).toBeVisible();
  await view.getByRole('button', { name: 'Return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return' });
  await dialog.getByRole('button', { name: 'Torn bag', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Off the account/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  const price = rupees(order.totalAmount);
  await dialog.getByRole('button', { name: `Take ${price} off the account` }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/accounts/${customer.id}`);
  await expect(page.getByRole('row', { name: /Credit note CN/ })).toContainText(price);
});

test('an account closes once nothing is owed, and the next order is paid as usual', async ({
  browser,
  page,
}) => {
  const customer = await newCustomer(browser);
  await letOwe(page.request, customer, { limit: 1000 });
  const owed = await placeOrder({ request: customer.context.request }, { Besan: 1 });
  await page.goto(`/admin/accounts/${customer.id}`);
  const close = page.getByRole('button', { name: 'Close the account' });
  await expect(page.getByText('It can be closed once nothing is owed.')).toBeVisible();
  await expect(close).toBeDisabled();
  const { amountToPay: amount } = owed;
  await payAccount(page.request, customer, { amount, seenOwed: amount });
  await page.reload();
  await close.click();
  const dialog = page.getByRole('dialog', { name: 'Close the account' });
  await expect(dialog).toContainText(customer.name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(page.getByText('This account is closed.')).toBeVisible();
  await expect(close).toBeHidden();
  await expectAccessible(page);
  const next = await placeOrder({ request: customer.context.request }, { Besan: 1 });
  expect(next.onAccount ?? false).toBe(false);
});

test('the accounts read in Marathi', async ({ browser, page }) => {
  const customer = await newCustomer(browser);
  await letOwe(page.request, customer, { limit: 5000 });
  const { page: clerk, name } = await hire(browser, page.request, 'counter');
  await clerk.setViewportSize(sizes[360]);
  await clerk.goto(`/admin/accounts/${customer.id}`);
  await clerk.getByRole('button', { name: /Account of/ }).click();
  await clerk.getByRole('menuitemradio', { name: 'मराठी' }).click();
  await expect(clerk.getByText('उधारीवर अजून काही घेतले नाही.')).toBeVisible();
  const names = [name, name.split(' ')[0] ?? '', customer.name, 'Pune', 'Dalan'];
  await expectInLanguage(clerk, 'mr', names);
  await clerk.goto(`/admin/accounts?q=${customer.phone}`);
  await expect(clerk.getByText(customer.name).first()).toBeVisible();
  await expectInLanguage(clerk, 'mr', names);
});
