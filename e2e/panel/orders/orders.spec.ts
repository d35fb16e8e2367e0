import type { Page } from '@playwright/test';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  changeStatuses,
  openEdit,
  openOrders,
  orderAction,
  orderRows,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const saving = { url: /\/order-and-payment\/status$/, method: 'PUT' };
const deleting = { url: /\/api\/admin\/orders\/[^/]+$/, method: 'DELETE' };

test.beforeEach(({ page }) => signInThroughApi(page));

test('an order is viewed, with its history', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1, { 'Jowar Flour': 3, Besan: 1 });
  await changeStatuses(page.request, order, {
    orderStatus: 'Confirmed',
    paymentStatus: 'Pending',
  });
  await changeStatuses(page.request, order, { orderStatus: 'Shipped', paymentStatus: 'Paid' });
  await openOrders(page, phone);
  const button = orderAction(page, 'View', order);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'View Order' });
  const facts = dialog.getByRole('definition');
  for (const fact of [order._id, 'Meera Joshi', 'Cash on Delivery', /Prabhat Road/]) {
    await expect(facts.getByText(fact)).toBeVisible();
  }
  await expect(facts.getByText(/^\d\d \w{3} \d{4}, \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(facts.getByRole('link')).toHaveAttribute('href', `tel:+91${phone}`);
  const items = dialog.getByRole('table', { name: 'Items' });
  await expect(items.getByRole('row')).toHaveCount(4);
  await expect(items.getByRole('row', { name: 'Total Amount' })).toContainText(
    `₹${order.totalAmount.toFixed(2)}`,
  );
  const history = dialog.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([
    /Today, .* · Asha Kulkarni\s*Confirmed\s*to\s*Shipped\s*₹\s*Pending\s*to\s*₹\s*Paid/,
    /Today, .* · Asha Kulkarni\s*Placed\s*to\s*Confirmed/,
    /Today, .* · Meera Joshi\s*Placed/,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Order' })).toBeVisible();
});

test.describe('an order is edited', () => {
  test('in its two statuses only', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1, { 'Lokwan Wheat Flour': 2 });
    await openOrders(page, phone);
    const edit = await openEdit(page, order);
    for (const [label, value] of [
      ['User', 'Meera Joshi'],
      ['Contact Number', `${phone.slice(0, 5)} ${phone.slice(5)}`],
      ['Delivery Address', order.deliveryAddress],
    ] as const) {
      await expect(edit.dialog.getByLabel(label)).toBeDisabled();
      await expect(edit.dialog.getByLabel(label)).toHaveValue(value);
    }

    await edit.payment.click();
    await expect(page.getByRole('option')).toHaveText(
      ['Pending', 'Partially Paid', 'Paid', 'Completed', 'Failed', 'Refunded'].map(
        (status) => new RegExp(`${status}$`),
      ),
    );
    await expectAccessible(page);
    await page.getByRole('option', { name: 'Partially Paid' }).click();
    await edit.orderStatus.click();
    await expect(page.getByRole('option')).toHaveText([
      'Placed',
      'Pending',
      'Confirmed',
      'Processing',
      'Shipped',
      'Delivered',
      'Cancelled',
      'Returned',
    ]);
    await page.getByRole('option', { name: 'Processing' }).click();
    await expect(edit.orderStatus).toHaveAccessibleDescription(
      'Was Placed. Saving writes this change to the history.',
    );
    await expectAccessible(page);
    await edit.save.click();
    const toast = page.getByRole('status').getByText('Successful to save order');
    await expect(toast).toBeVisible();
    await expect(edit.dialog).toBeHidden();
    await expect(orderRows(page).first()).toContainText('Processing');
    await expect(orderRows(page).first()).toContainText('Partially Paid');
    await expect(orderAction(page, 'Edit', order)).toBeFocused();
    await expect(toast).toBeHidden({ timeout: 9_000 });
  });

  test('by keyboard alone', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await page.goto('/admin/ordermaster');
    await expect(orderRows(page).first()).toBeVisible();
    const press = (key: string) => page.keyboard.press(key);
    await press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.type(phone);
    await expect(search).toHaveValue(phone);
    await expect(page.getByText('1 order found')).toBeVisible();
    await press('Tab'); // Clear search
    await press('Tab'); // the number
    await press('Tab'); // View
    await press('Tab');
    await expect(orderAction(page, 'Edit', order)).toBeFocused();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Order' });
    const status = dialog.getByRole('combobox', { name: 'Order Status' });
    await expect(status).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('option', { name: 'Placed' })).toBeFocused();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    await expect(status).toHaveText('Confirmed');
    await expect(status).toBeFocused();
    await press('Tab'); // Payment Status
    await press('Tab');
    await press('Tab');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
    await press('Enter');
    await expect(page.getByText('Successful to save order')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(orderAction(page, 'Edit', order)).toBeFocused();
    await expect(orderRows(page).first()).toContainText('Confirmed');
  });

  test('or not, if staff cancel the dialog', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openOrders(page, phone);
    const edit = await openEdit(page, order);
    await edit.chooseOrder('Cancelled');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(edit.orderStatus).toHaveText('Cancelled');
    await edit.dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(edit.dialog).toBeHidden();
    await expect(orderRows(page).first()).toContainText('Placed');
  });

  test('unless the call fails: the choice stays', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openOrders(page, phone);
    const edit = await openEdit(page, order);
    await edit.chooseOrder('Shipped');
    const recover = await failCalls(page, saving);
    await edit.save.click();
    const toast = page.getByRole('alert').getByText('Failed to save order');
    await expect(toast).toBeVisible();
    await expect(edit.orderStatus).toHaveText('Shipped');
    await expectAccessible(page);
    await expect(toast).toBeHidden({ timeout: 9_000 });
    await recover();
    await edit.save.click();
    await expect(page.getByText('Successful to save order')).toBeVisible();
  });

  test('unless a colleague deleted it', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openOrders(page, phone);
    const edit = await openEdit(page, order);
    await edit.chooseOrder('Confirmed');
    await page.request.delete(`/api/admin/orders/${order._id}`);
    await edit.save.click();
    await expect(edit.dialog.getByText('Someone deleted this order meanwhile.')).toBeVisible();
    await expect(page.getByText('Failed to save order')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('an order is deleted', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Delete order' });

  test('after a confirmation, and the focus moves to the next row', async ({ page, request }) => {
    const { phone, orders } = await placeOrders(request, 3);
    const [oldest, middle] = orders;
    await openOrders(page, phone);
    await orderAction(page, 'Delete', middle!).click();
    const dialog = dialogOf(page);
    await expect(
      dialog.getByText('Are you sure you want to delete this order? This action cannot be undone.'),
    ).toBeVisible();
    for (const fact of [
      shortIdOf(middle!._id),
      'Meera Joshi',
      `₹${middle!.totalAmount.toFixed(2)}`,
    ]) {
      await expect(dialog.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText('Its flour goes back into stock.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(orderAction(page, 'Delete', middle!)).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete order' }).click();
    await expect(page.getByRole('status').getByText('Order deleted successfully')).toBeVisible();
    await expect(orderRows(page)).toHaveCount(2);
    await expect(dialog).toBeHidden();
    const next = orderRows(page).filter({ hasText: shortIdOf(oldest!._id) });
    await expect(next.locator(':focus')).toHaveCount(1);
  });

  test('unless the call fails', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openOrders(page, phone);
    await orderAction(page, 'Delete', order).click();
    await failCalls(page, deleting);
    await dialogOf(page).getByRole('button', { name: 'Delete order' }).click();
    await expect(page.getByRole('alert').getByText('Failed to delete order')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(orderRows(page)).toHaveCount(1);
  });
});
