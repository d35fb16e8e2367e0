import { dayAfter } from '@dalan/contract/delivery/delivery';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  customerWithPhone,
  openEdit,
  openOrders,
  orderAction,
  orderRows,
} from '../../fixtures/orders/staff-orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

/** Matches `Mon 16 Nov`, as the panel writes it this year and the next. */
function inWords(day: string): RegExp {
  const [weekday, date] = [{ weekday: 'short' }, { day: 'numeric', month: 'short' }].map((parts) =>
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'UTC',
      ...(parts as Intl.DateTimeFormatOptions),
    }).format(new Date(day)),
  );
  return new RegExp(`${weekday} ${date}`);
}

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', {
    isOn: true,
    areas: [{ name: 'Deccan', pincodes: ['411004'], charge: 20 }],
    roomKg: 100,
  });
  await signInThroughApi(page);
});

for (const width of [1280, 390]) {
  test(`staff see day and charge, and move an order, at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const { phone } = await customerWithPhone(request);
    const order = await placeOrder(
      { request },
      { Besan: 2 },
      { pincode: '411004', deliveryCharge: 20 },
    );
    await openOrders(page, phone);
    const row = orderRows(page);
    await expect(row).toContainText(inWords(order.dueOn));
    await expect(row).toContainText('+ ₹20.00 delivery');
    await expectAccessible(page);

    const edit = await openEdit(page, order);
    const day = edit.dialog.getByLabel('Due Day');
    await expect(day).toHaveValue(order.dueOn);
    await day.fill('2020-01-01');
    await edit.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(edit.dialog.getByText('Please choose today or a later day')).toBeVisible();
    const moved = dayAfter(order.dueOn, 1);
    await day.fill(moved);
    await expect(edit.dialog.getByText(/^Was .*Saving writes this change/)).toBeVisible();
    await expectAccessible(page);
    await edit.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(edit.dialog).toBeHidden();
    await expect(row).toContainText(inWords(moved));

    await orderAction(page, 'View', order).click();
    const view = page.getByRole('dialog', { name: 'View Order' });
    await expect(view.getByRole('row', { name: 'Amount To Pay' })).toContainText(
      `₹${order.amountToPay.toFixed(2)}`,
    );
    const [latest] = await view
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .allTextContents();
    expect(latest).toMatch(/Asha Kulkarni.*Moved to/);
    await expectAccessible(page);
    const answer = await page.request.get('/api/delivery');
    const { days } = (await answer.json()) as { days: { day: string; leftKg: number }[] };
    expect(days.find((one) => one.day === moved)?.leftKg, shortIdOf(order._id)).toBe(98);
    await page.request.put('/api/admin/order-and-payment/status', {
      data: { orderId: order._id, orderStatus: 'Cancelled', paymentStatus: 'Pending' },
    });
  });
}

test('a date that is closed afterwards names the orders to move', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await customerWithPhone(request);
  const delivery = { pincode: '411004', deliveryCharge: 20 };
  const order = await placeOrder({ request }, { Besan: 2 }, delivery);
  await page.goto('/admin/settings/delivery');
  await page.getByLabel('Date', { exact: true }).fill(order.dueOn);
  await page.getByRole('button', { name: 'Add a date' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'due on' });
  await expect(notice).toContainText(`(${shortIdOf(order._id)})`);
  await expectAccessible(page);
  await page.request.put('/api/admin/order-and-payment/status', {
    data: { orderId: order._id, orderStatus: 'Cancelled', paymentStatus: 'Pending' },
  });
  await page.reload();
  await page.getByLabel('Date', { exact: true }).fill(order.dueOn);
  const read = page.waitForResponse('**/api/admin/orders?*');
  await page.getByRole('button', { name: 'Add a date' }).click();
  await read;
  await expect(page.getByText(shortIdOf(order._id))).toHaveCount(0);
});
