import { endpoints } from '@dalan/contract/endpoints';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  changeStatuses,
  customerWithPhone,
  openEdit,
  openLiveOrders,
  openOrders,
  orderAction,
  orderRows,
  placeOrders,
  secondProcessOf,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const WITHIN_MS = 2_000;
const stream = `**${endpoints.watchOrders.path}`;

test.beforeEach(({ page }) => signInThroughApi(page));

test('an order placed through one process is listed by another within two seconds', async ({
  page,
  baseURL,
  playwright,
}) => {
  const other = await playwright.request.newContext({ baseURL: secondProcessOf(baseURL) });
  const { phone } = await customerWithPhone(other);
  await openLiveOrders(page, phone);
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();

  const order = await placeOrder({ request: other }, { 'Lokwan Wheat Flour': 1 });
  await expect(orderRows(page)).toContainText([shortIdOf(order._id)], { timeout: WITHIN_MS });
  await expect(page.getByRole('status').getByText(shortIdOf(order._id))).toBeAttached();

  await other.post(`/api/orders/${order._id}/cancel`);
  await expect(orderRows(page)).toContainText(['Cancelled'], { timeout: WITHIN_MS });
  await other.dispose();
});

test('the title counts new orders until they are in view', async ({ page, request }) => {
  const { phone } = await customerWithPhone(request);
  await openLiveOrders(page, phone);
  await expect(page).toHaveTitle(/^Order Master/);
  await placeOrder({ request }, { 'Lokwan Wheat Flour': 1 });
  await expect(page).toHaveTitle(/^\(\d+\) Order Master \| /);
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect(page).toHaveTitle(/^Order Master/);

  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByText('1 order found')).toBeVisible();
  await placeOrder({ request }, { 'Lokwan Wheat Flour': 1 });
  await expect(page).toHaveTitle(/^\(\d+\) Order Master/);
  await page.getByRole('link', { name: 'User Master' }).click();
  await expect(page).toHaveTitle(/^User Master/);
});

test('the list catches up after the stream was interrupted or refused', async ({
  page,
  request,
}) => {
  const { phone } = await customerWithPhone(request);
  await page.route(stream, (route) => route.fulfill({ status: 503, json: {} }));
  await openLiveOrders(page, phone);
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  const order = await placeOrder({ request }, { 'Lokwan Wheat Flour': 1 });
  await page.unroute(stream);
  await expect(orderRows(page)).toContainText([shortIdOf(order._id)], { timeout: 20_000 });
});

test('an open order updates live', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1);
  await openLiveOrders(page, phone);
  await orderAction(page, 'View', order).click();
  const dialog = page.getByRole('dialog', { name: 'View Order' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await changeStatuses(page.request, order, { orderStatus: 'Shipped', paymentStatus: 'Pending' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Shipped', {
    timeout: WITHIN_MS,
  });
});

test('the row that is being edited does not move', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1);
  await openLiveOrders(page, phone);
  const edit = await openEdit(page, order);
  const next = await placeOrder({ request }, { 'Lokwan Wheat Flour': 1 });
  await expect(page.getByText(`New order: ${shortIdOf(next._id)}`)).toBeAttached();
  await expect(orderRows(page)).toHaveCount(1);
  await edit.chooseOrder('Confirmed');
  await edit.dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(orderRows(page)).toHaveCount(2);
  await expect(orderAction(page, 'Edit', order)).toBeFocused();
});

test.describe('two staff edit one order', () => {
  test('and the second sees what the first changed', async ({ page, request, browser }) => {
    const { phone, order } = await placeOrders(request, 1);
    const colleague = await browser.newPage();
    await signInThroughApi(colleague);
    for (const screen of [page, colleague]) await openOrders(screen, phone);
    const slow = await openEdit(page, order);
    const fast = await openEdit(colleague, order);
    await slow.choosePayment('Paid');

    await fast.chooseOrder('Shipped');
    await fast.save.click();
    await expect(colleague.getByText('Successful to save order')).toBeVisible();
    await colleague.close();

    await slow.save.click();
    const conflict = slow.dialog.getByRole('alert');
    await expect(conflict).toContainText('Asha Kulkarni changed this order meanwhile');
    await expect(conflict.getByRole('listitem')).toHaveText([
      /Today, \d+:\d\d [ap]m · Asha Kulkarni\s*Placed\s*to\s*Shipped/,
    ]);
    await expect(page.getByRole('alert').getByText('Failed to save order')).toBeVisible();
    await expect(slow.payment).toContainText('Paid');
    await expect(slow.orderStatus).toHaveText('Shipped');
    await expectAccessible(page);

    await slow.save.click();
    await expect(page.getByText('Successful to save order')).toBeVisible();
    await expect(slow.dialog).toBeHidden();
    await expect(orderRows(page)).toContainText([/Paid.*Shipped/]);
  });

  test('and the customer may change it first', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openOrders(page, phone);
    const edit = await openEdit(page, order);
    await edit.chooseOrder('Processing');
    await request.post(`/api/orders/${order._id}/cancel`);
    await edit.save.click();
    const conflict = edit.dialog.getByRole('alert');
    await expect(conflict).toContainText('Meera Joshi changed this order meanwhile');
    await expect(conflict.getByRole('listitem')).toContainText('Cancelled');
    await expect(edit.orderStatus).toHaveText('Processing');
    await expect(edit.orderStatus).toHaveAccessibleDescription(/^Was Cancelled/);
    await edit.dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(orderRows(page)).toContainText(['Cancelled']);
  });
});
