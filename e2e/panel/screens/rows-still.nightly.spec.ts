import type { Page } from '@playwright/test';
import type { Order } from '@dalan/contract/orders/orders';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  changeStatuses,
  openLiveOrders,
  orderAction,
  orderRows,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers, userRows } from '../../fixtures/people/users.ts';

const shipped = { orderStatus: 'Shipped', paymentStatus: 'Partially Paid' } as const;
const oneFlour = { 'Lokwan Wheat Flour': 1 };
const listing = /\/api\/admin\/orders\?/;

test.beforeEach(({ page }) => signInThroughApi(page));

const rowOf = (page: Page, { _id }: Order) =>
  orderRows(page).filter({
    has: page.getByRole('button', { name: `Edit order ${shortIdOf(_id)}` }),
  });

async function placeOf(page: Page, order: Order) {
  return (await rowOf(page, order).boundingBox())!;
}

test.describe('while the pointer is on the list', () => {
  for (const width of [1280, 768, 360]) {
    test(`no row moves at ${width} pixels, and the new one waits`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 });
      const { phone, orders } = await placeOrders(request, 3);
      await openLiveOrders(page, phone);
      await expect(orderRows(page)).toHaveCount(3);
      const [oldest, middle] = orders as [Order, Order, Order];
      await rowOf(page, middle).hover();
      const before = [await placeOf(page, middle), await placeOf(page, oldest)];

      await changeStatuses(page.request, middle, shipped);
      await placeOrder({ request }, oneFlour);
      const news = page.getByRole('status').filter({ hasText: '1 new order' });
      await expect(news).toBeVisible();
      await expect(news).toBeInViewport();
      await expect(rowOf(page, middle)).toContainText('Shipped');
      await expect(orderRows(page)).toHaveCount(3);
      expect([await placeOf(page, middle), await placeOf(page, oldest)]).toEqual(before);
      await expectAccessible(page);

      await page.mouse.move(2, 2);
      await expect(orderRows(page)).toHaveCount(4);
      await expect(news).toBeHidden();
    });
  }

  test('new rows are shown on request', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openLiveOrders(page, phone);
    await orderAction(page, 'View', order).hover();
    await placeOrder({ request }, oneFlour);
    await placeOrder({ request }, oneFlour);
    await expect(page.getByText('2 new orders')).toBeVisible();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(orderRows(page)).toHaveCount(3);
    await expect(page.getByText('2 new orders')).toBeHidden();
  });

  test('a list that reloads by itself keeps its rows too', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 2);
    await openUsers(page, word);
    await page.getByRole('button', { name: `View ${users[0]!.name}` }).hover();
    await page.request.delete(`/api/users/${users[1]!._id}`);
    const read = page.waitForResponse(/\/api\/users\?/);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await (await read).finished();
    await expect(userRows(page)).toHaveCount(2);
    await page.mouse.move(2, 2);
    await expect(userRows(page)).toHaveCount(1);
  });
});

test('no row moves while the keyboard is in the list', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1);
  await openLiveOrders(page, phone);
  await orderAction(page, 'Edit', order).focus();
  await placeOrder({ request }, oneFlour);
  await expect(page.getByText('1 new order')).toBeVisible();
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderAction(page, 'Edit', order)).toBeFocused();
  await page.getByRole('searchbox').focus();
  await expect(orderRows(page)).toHaveCount(2);
});

test.describe('an open order never shows an older state', () => {
  test('when newer orders push it off the page', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 5);
    await openLiveOrders(page, phone);
    await orderAction(page, 'View', order).click();
    const moves = page.getByRole('dialog', { name: 'View Order' }).getByRole('listitem');
    await changeStatuses(page.request, order, shipped);
    await expect(moves).toHaveCount(2);
    const next = await placeOrder({ request }, oneFlour);
    await expect(page.getByText(`New order: ${shortIdOf(next._id)}`)).toBeAttached();
    await changeStatuses(page.request, order, { ...shipped, orderStatus: 'Delivered' });
    await expect(moves).toHaveCount(3);
    await expect(moves.first()).toContainText('Delivered');
  });

  test('when an older answer arrives late', async ({ page, request }) => {
    const { phone, order } = await placeOrders(request, 1);
    await openLiveOrders(page, phone);
    const older = await page.request.get(`/api/admin/orders?q=${phone}`);
    const json = (await older.json()) as object;
    await orderAction(page, 'View', order).click();
    const dialog = page.getByRole('dialog', { name: 'View Order' });
    await changeStatuses(page.request, order, shipped);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);

    await page.route(/\/api\/admin\/orders[/?]/, (route) =>
      route.fulfill({
        json: route.request().url().includes('/api/admin/orders?') ? json : (json as object[])[0]!,
        headers: { 'x-total-count': '1' },
      }),
    );
    const late = page.waitForResponse(listing);
    await placeOrder({ request }, oneFlour);
    await (await late).finished();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, order)).toContainText('Shipped');
    await orderAction(page, 'View', order).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('an order that somebody else deletes', () => {
  const gone = 'This order is gone: somebody else has deleted it.';

  for (const [verb, name] of [
    ['View', 'View Order'],
    ['Edit', 'Edit Order'],
  ] as const) {
    test(`says so in ${name}, and leaves the list`, async ({ page, request }) => {
      const { phone, orders } = await placeOrders(request, 2);
      const [order] = orders as [Order, Order];
      await openLiveOrders(page, phone);
      await orderAction(page, verb, order).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.request.delete(`/api/admin/orders/${order._id}`);
      await expect(dialog.getByText(gone)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(orderRows(page)).toHaveCount(1);
    });
  }

  test('says so while its row is still there', async ({ page, request }) => {
    const { phone, orders } = await placeOrders(request, 2);
    const [order] = orders as [Order, Order];
    await openLiveOrders(page, phone);
    await orderAction(page, 'View', order).hover();
    await page.request.delete(`/api/admin/orders/${order._id}`);
    await expect(page.getByText('This list has changed')).toBeVisible();
    await expect(orderRows(page)).toHaveCount(2);
    await orderAction(page, 'View', order).click();
    await expect(page.getByRole('dialog', { name: 'View Order' }).getByText(gone)).toBeVisible();
  });
});

test('an order of a deleted customer says so', async ({ page, request }) => {
  const { phone, orders, order } = await placeOrders(request, 2);
  await changeStatuses(page.request, order, { orderStatus: 'Delivered', paymentStatus: 'Paid' });
  await changeStatuses(page.request, orders[1]!, shipped);
  const { _id: userId } = order.userId;
  expect((await page.request.delete(`/api/users/${userId}`)).status()).toBe(200);

  for (const width of [1280, 700, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/ordermaster?q=${userId}`);
    await expect(orderRows(page)).toHaveCount(2);
    await expect(orderRows(page).filter({ hasText: 'Deleted customer' })).toHaveCount(2);
    await expectAccessible(page);
  }
  // Open orders keep their phone number; finished ones do not.
  await expect(rowOf(page, orders[1]!).getByRole('link')).toHaveAttribute(
    'href',
    `tel:+91${phone}`,
  );
  await expect(rowOf(page, order).getByRole('link')).toHaveCount(0);
  await orderAction(page, 'View', order).click();
  const dialog = page.getByRole('dialog', { name: 'View Order' });
  await expect(dialog.getByRole('definition').getByText('Deleted customer')).toBeVisible();
  await expectAccessible(page);
});
