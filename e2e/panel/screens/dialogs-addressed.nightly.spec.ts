import type { Page } from '@playwright/test';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { openProducts, test as shelved } from '../../fixtures/orders/products.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  openOrders,
  orderAction,
  orderRows,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

const viewOf = (page: Page) => page.getByRole('dialog', { name: 'View Order' });

test('an order has an address, also if it is on another page of the list', async ({
  page,
  request,
}) => {
  const { phone, order } = await placeOrders(request, 6);
  await page.goto(`/admin/ordermaster?q=${phone}&order=${order._id}`);
  await expect(viewOf(page).getByText(order._id)).toBeVisible();
  await expect(orderAction(page, 'View', order)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(viewOf(page).getByText(order._id)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewOf(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`\\?q=${phone}$`));
  await expect(orderRows(page)).toHaveCount(5);

  await page.goto(`/admin/ordermaster?order=${order._id}`);
  await viewOf(page).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Order' });
  await expect(edit.getByRole('combobox', { name: 'Order Status' })).toBeFocused();
  await expect(edit.getByText(shortIdOf(order._id))).toBeVisible();
});

test('the link to an order is copied from its dialog', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { phone, order } = await placeOrders(request, 1);
  await openOrders(page, phone);
  await orderAction(page, 'View', order).click();
  await viewOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(viewOf(page).getByText(order._id)).toBeVisible();
});

test('the address of an unknown order says so', async ({ page }) => {
  for (const id of ['01999999-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`/admin/ordermaster?order=${id}`);
    await expect(viewOf(page).getByText('We could not find this order.')).toBeVisible();
    await expectAccessible(page);
    await viewOf(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/admin\/ordermaster$/);
  }
});

test('an order that fails to load can be retried', async ({ page, request }) => {
  const { order } = await placeOrders(request, 1);
  const call = new RegExp(`/api/admin/orders/${order._id}$`);
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/admin/ordermaster?q=9999999999&order=${order._id}`);
  const failed = viewOf(page).getByText('Failed to open the order. Please try again.');
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await page.unroute(call);
  await viewOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(viewOf(page).getByText(order._id)).toBeVisible();
});

test('Back closes every dialog of an order, and Forward opens it again', async ({
  page,
  request,
}) => {
  const { phone, order } = await placeOrders(request, 1);
  await openOrders(page, phone);
  const list = page.url();
  for (const [verb, name] of [
    ['View', 'View Order'],
    ['Edit', 'Edit Order'],
    ['Delete', 'Delete order'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name });
    await orderAction(page, verb, order).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`order=${order._id}`));
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(orderAction(page, verb, order)).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
  }
  // Closing a dialog goes back in the history, so the next Back leaves the list.
  await orderAction(page, 'View', order).click();
  await viewOf(page).getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('dialog', { name: 'Edit Order' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'User Master' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('Back closes the dialogs of users and messages', async ({ page, request }) => {
  const { word, users } = await registerUsers(request, 1);
  await openUsers(page, word);
  for (const [verb, name] of [
    ['View', 'View User'],
    ['Edit', 'Update User'],
    ['Delete', 'Delete user'],
  ] as const) {
    await page.getByRole('button', { name: `${verb} ${users[0]!.name}` }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/admin\\?q=${word}$`));
  }
  await page.goto(`/admin?q=${word}&user=${users[0]!._id.replace(/.$/, '0')}0&open=delete`);
  await expect(page).toHaveURL(new RegExp(`/admin\\?q=${word}$`));

  await page.goto(`/admin?q=nobody-${word}&user=${users[0]!._id}`);
  await expect(page.getByRole('dialog', { name: 'View User' })).toContainText(users[0]!.name);

  const message = { name: `Asha ${word}`, email: 'asha@example.com', subject: word, message: word };
  expect((await request.post('/api/contact', { data: message })).ok()).toBe(true);
  await page.goto(`/admin/contactmaster?q=${word}`);
  await page.getByRole('button', { name: `View message from Asha ${word}` }).click();
  const details = page.getByRole('dialog', { name: 'Contact Details' });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/contactmaster\?q=\w+$/);
});

shelved('Back closes the dialogs of products', async ({ page, shelf }) => {
  const product = await shelf.add();
  await openProducts(page, shelf.word);
  for (const [button, name] of [
    [`View ${product.name}`, 'View Product'],
    [`Edit ${product.name}`, 'Update Product'],
    ['Add Product', 'Add Product'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`\\?q=${shelf.word}$`));
  }
  await page.goto(`/admin/productmaster?q=no-${shelf.word}&product=${product._id}&open=edit`);
  const edit = page.getByRole('dialog', { name: 'Update Product' });
  await expect(edit.getByLabel('Flour Name')).toHaveValue(product.name);
});
