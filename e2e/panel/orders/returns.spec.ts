import { randomUUID } from 'node:crypto';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeOtherBrowsers } from '../../fixtures/people/colleagues.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { printedPagesInMm } from '../../fixtures/look/prints.ts';
import { millOrder } from '../../fixtures/orders/milling.ts';
import { changeStatuses, customerWithPhone } from '../../fixtures/orders/staff-orders.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 900 };

/** A delivered order of a new customer, paid in cash unless told otherwise. */
async function delivered(
  page: Page,
  customers: APIRequestContext,
  flours: Record<string, number>,
  { isPaid = true } = {},
): Promise<Order> {
  await customerWithPhone(customers);
  const order = await placeOrder({ request: customers }, flours);
  const { request } = page;
  await millOrder(request, order);
  await changeStatuses(request, order, { orderStatus: 'Delivered', paymentStatus: 'Pending' });
  if (isPaid) {
    const paid = await request.post(`/api/admin/orders/${order._id}/payments`, {
      headers: { 'idempotency-key': randomUUID() },
      data: { method: 'cash', amount: order.amountToPay },
    });
    expect(paid.status(), await paid.text()).toBe(200);
  }
  return order;
}

async function read(page: Page, { _id }: Order): Promise<Order> {
  return (await (await page.request.get(`/api/admin/orders/${_id}`)).json()) as Order;
}

async function openOrder(page: Page, { _id }: Order) {
  await page.goto(`/admin/ordermaster?order=${_id}`);
  const view = page.getByRole('dialog', { name: 'View Order' });
  await expect(view).toContainText(shortIdOf(_id));
  return view;
}

test('a torn bag is given back with four presses, and its credit note is printed', async ({
  browser,
  page,
}) => {
  await signInThroughApi(page);
  const customers = (await browser.newContext()).request;
  const order = await delivered(page, customers, { 'Jowar Flour': 5, Besan: 1 });
  await page.setViewportSize(desk);
  const view = await openOrder(page, order);

  await view.getByRole('button', { name: 'Return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return' });
  await dialog.getByRole('checkbox', { name: 'Take Besan back' }).check();
  await dialog.getByRole('button', { name: 'Torn bag', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Back to stock/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^Thrown away/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const price = order.items[1]!.totalPrice;
  await dialog.getByRole('button', { name: `Give back ₹${price.toFixed(2)}` }).click();
  await expect(dialog).toBeHidden();

  const after = await read(page, order);
  expect(after).toMatchObject({
    paymentStatus: 'Paid',
    amountToPay: order.amountToPay - price,
    paidAmount: order.amountToPay - price,
  });
  const [note] = after.creditNotes ?? [];
  const again = await openOrder(page, order);
  await expect(again.getByRole('region', { name: 'Payments' })).toContainText('Given back, Cash');
  await expect(again.getByRole('region', { name: 'History' })).toContainText('Flour came back');
  await again.getByRole('link', { name: `Credit note ${note!.number}` }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText(`Given back₹${price.toFixed(2)}`);
  await expect(paper).toContainText('Reason: Torn bag. The flour was thrown away.');
  await expectAccessible(page);
  expect(await printedPagesInMm(page)).toEqual(['210 × 297']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(paper).toBeVisible();
});

test('insects name the other orders of the batch, and grams come back at the price paid', async ({
  browser,
  page,
}) => {
  await signInThroughApi(page);
  const customers = (await browser.newContext()).request;
  const order = await delivered(page, customers, { 'Jowar Flour': 5, Besan: 1 });
  const { pricePerKg } = order.items[0]!;
  for (const size of [desk, tablet, phone]) {
    await page.setViewportSize(size);
    const view = await openOrder(page, order);
    await view.getByRole('button', { name: 'Return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return' });
    await dialog.getByRole('checkbox', { name: 'Take Jowar Flour back' }).check();
    await dialog.getByRole('textbox', { name: 'Jowar Flour: comes back' }).fill('2');
    await dialog.getByRole('button', { name: 'Insects', exact: true }).click();
    await expect(dialog).toContainText(/order.? holds? batch/);
    await expect(dialog.getByRole('link', { name: 'Open the batch' })).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: `Give back ₹${(2 * pricePerKg).toFixed(2)}` }),
    ).toBeVisible();
    await expectToFit(page, `return at ${size.width}`);
    await expectAccessible(page);
  }
  const dialog = page.getByRole('dialog', { name: 'Return' });
  const weight = dialog.getByRole('textbox', { name: 'Jowar Flour: comes back' });
  await weight.fill('6');
  await expect(dialog).toContainText('At most 5 kg');
  await weight.fill('137 g');
  const worth = Math.round(pricePerKg * 13.7) / 100;
  await dialog.getByRole('button', { name: /^UPI/ }).click();
  await dialog.getByRole('textbox', { name: 'Reference (optional)' }).fill('632109874410');
  await dialog.getByRole('button', { name: `Give back ₹${worth.toFixed(2)}` }).click();
  await expect(dialog).toBeHidden();
  const after = await read(page, order);
  expect(after.payments.at(-1)).toMatchObject({ method: 'UPI', reference: '632109874410' });
  expect(after.givenBackAmount).toBe(worth);
});

test('a discount on an order that is not paid leaves less to pay, and nothing chosen is said', async ({
  browser,
  page,
}) => {
  await signInThroughApi(page);
  const customers = (await browser.newContext()).request;
  const order = await delivered(page, customers, { 'Jowar Flour': 2, Besan: 1 }, { isPaid: false });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    const view = await openOrder(page, order);
    await view.getByRole('button', { name: 'Discount' }).click();
    const dialog = page.getByRole('dialog', { name: 'Discount' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('10');
    await expect(dialog).toContainText('No money leaves: it was not paid.');
    await expectToFit(page, `discount at ${size.width}`);
    await expectAccessible(page);
  }
  const dialog = page.getByRole('dialog', { name: 'Discount' });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Came late');
  await dialog.getByRole('button', { name: 'Take ₹10.00 off' }).click();
  await expect(dialog).toBeHidden();
  expect((await read(page, order)).amountToPay).toBe(order.amountToPay - 10);

  const view = await openOrder(page, order);
  await view.getByRole('button', { name: 'Return' }).click();
  const returned = page.getByRole('dialog', { name: 'Return' });
  await returned.getByRole('button', { name: 'Give back', exact: true }).click();
  await expect(returned).toContainText('Please choose what comes back');
  await expect(returned).toContainText('Please choose why');
});
