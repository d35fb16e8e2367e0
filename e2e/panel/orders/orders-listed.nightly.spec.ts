import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  openOrders,
  orderRows,
  placeOrders,
  withoutStream,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const listing = { url: /\/api\/admin\/orders\?/, method: 'GET' };

test.beforeEach(({ page }) => signInThroughApi(page));

test('the address keeps search, page and page size of the list', async ({ page, request }) => {
  const { phone, orders } = await placeOrders(request, 7);
  await page.goto('/admin/ordermaster');
  await expect(page).toHaveTitle(/^Order Master/);
  await expect(page.getByRole('heading', { name: 'Order Master' })).toBeVisible();
  await expect(orderRows(page)).toHaveCount(5);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search Orders' })).toBeFocused();
  await page.keyboard.type(phone);
  await expect(page.getByText('7 orders found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${phone}`));
  await expect(page.getByText('1–5 of 7')).toBeVisible();
  await expect(orderRows(page).first()).toContainText(shortIdOf(orders[6]!._id));

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('6–7 of 7')).toBeVisible();
  await expect(orderRows(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('6–7 of 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–5 of 7')).toBeVisible();

  const sizes = page.getByLabel('Rows per page');
  await expect(sizes.getByRole('option')).toHaveText(['5', '10', '25']);
  await sizes.selectOption('10');
  await expect(orderRows(page)).toHaveCount(7);
  await expect(page).toHaveURL(/size=10/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

test('each row shows the whole order, with its items as a table', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1, { 'Jowar Flour': 5, Besan: 2 });
  await openOrders(page, phone);
  const heads = page.getByRole('table', { name: 'Orders' }).locator('> thead');
  for (const name of [
    'User',
    'Items',
    'Total Amount',
    'Delivery Address',
    'Contact Number',
    'Payment Status',
    'Order Status',
    'Actions',
  ]) {
    await expect(heads.getByRole('columnheader', { name })).toBeVisible();
  }
  const row = orderRows(page).first();
  await expect(row.getByRole('rowheader')).toContainText('Meera Joshi');
  await expect(row.getByRole('rowheader')).toContainText(/Today, \d+:\d\d [ap]m/);
  const items = row.getByRole('table', { name: `Items of order ${shortIdOf(order._id)}` });
  await expect(items.getByRole('columnheader')).toHaveText([
    'Product',
    'Qty (kg)',
    'Price/kg',
    'Total',
  ]);
  const [jowar] = order.items;
  const rupees = (amount: number) => `₹${amount.toFixed(2)}`;
  await expect(items.getByRole('row', { name: 'Jowar Flour' }).getByRole('cell')).toHaveText([
    'Jowar Flour',
    '5',
    rupees(jowar!.pricePerKg),
    rupees(jowar!.totalPrice),
  ]);
  await expect(items.getByRole('row')).toHaveCount(3);
  for (const text of [rupees(order.totalAmount), /Prabhat Road/, 'Placed', 'Pending']) {
    await expect(row.getByRole('cell').getByText(text, { exact: true }).first()).toBeVisible();
  }
  const number = `${phone.slice(0, 5)} ${phone.slice(5)}`;
  await expect(row.getByRole('link', { name: number })).toHaveAttribute('href', `tel:+91${phone}`);
  await expectAccessible(page);
});

test('the search finds orders by id, user, address and phone number', async ({ page, request }) => {
  const { order, phone } = await placeOrders(request, 1);
  const id = shortIdOf(order._id);
  for (const search of [order._id, id, order.userId._id, phone, phone.slice(2)]) {
    await openOrders(page, search);
    await expect(orderRows(page).first()).toContainText(id);
    await expect(page.getByText('1 order found')).toBeVisible();
  }
  await openOrders(page, 'SAHYADRI apartments');
  await expect(orderRows(page).first()).toContainText('Sahyadri Apartments');
});

test('the list says if nothing matches, and offers to clear the search', async ({
  page,
  request,
}) => {
  await placeOrders(request, 1);
  await page.goto('/admin/ordermaster?q=9999999999');
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  await expect(page.getByText('Nothing matches “9999999999”')).toBeVisible();
  await expect(page.getByText('0 orders found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(orderRows(page).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an empty list says so', async ({ page }) => {
  await page.route(listing.url, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  );
  await page.goto('/admin/ordermaster');
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  await expect(page.getByText('0 orders')).toBeVisible();
  await expectAccessible(page);
});

test('while it loads, the list shows as many placeholder rows as will follow', async ({
  page,
  request,
}) => {
  await placeOrders(request, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = Promise.withResolvers<undefined>();
  await page.route(listing.url, async (route) => {
    await held.promise;
    // The stream may have opened meanwhile, and the list was loaded again.
    await route.fallback().catch(() => undefined);
  });
  await page.goto('/admin/ordermaster?size=10');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expectAccessible(page);
  held.resolve(undefined);
  await expect(orderRows(page).first()).toBeVisible();
});

test('a list that fails to load says so, and Retry loads it', async ({ page, request }) => {
  await placeOrders(request, 1);
  await withoutStream(page);
  const recover = await failCalls(page, listing);
  await page.goto('/admin/ordermaster');
  const inline = 'Failed to fetch orders. Please try again.';
  await expect(page.getByRole('heading', { name: inline })).toBeVisible({ timeout: 20_000 });
  const toast = page.getByRole('alert').getByText('Failed to fetch orders', { exact: true });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(orderRows(page).first()).toBeVisible();
});

test('the list keeps its rows if the next page fails to load', async ({ page, request }) => {
  const { phone } = await placeOrders(request, 6);
  await withoutStream(page);
  await openOrders(page, phone);
  const recover = await failCalls(page, listing);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  await expect(orderRows(page)).toHaveCount(5);
  await expect(page.getByText('1–5 of 6')).toBeVisible();
  await expectAccessible(page);
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
});

test('the list shows the server’s capped total', async ({ page, request }) => {
  const { phone } = await placeOrders(request, 1);
  const answer = await page.request.get(`/api/admin/orders?pageSize=1&q=${phone}`);
  const json = (await answer.json()) as object;
  let total = '10000';
  await page.route(listing.url, (route) =>
    route.fulfill({ json, headers: { 'x-total-count': total } }),
  );
  await page.goto('/admin/ordermaster');
  await expect(page.getByText('10,000+ orders')).toBeVisible();
  total = '1000';
  await page.goto('/admin/ordermaster?q=pune');
  await expect(page.getByText('1,000+ orders found')).toBeVisible();
});
