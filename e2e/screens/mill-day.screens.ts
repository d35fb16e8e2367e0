import { randomUUID } from 'node:crypto';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page, TestInfo } from '@playwright/test';
import { closeOtherBrowsers } from '../fixtures/colleagues.ts';
import { deliverNext, openNext, startRider } from '../fixtures/rider.ts';
import { giveRun, packOrders } from '../fixtures/runs.ts';
import { signInThroughApi } from '../fixtures/staff.ts';
import { placeOrders } from '../fixtures/staff-orders.ts';
import { expect, expectAccessible, fixClock, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

test.afterEach(closeOtherBrowsers);

/** Opens a page of the panel and photographs it once it shows this text. */
async function show(page: Page, info: TestInfo, address: string, text: string | RegExp) {
  await page.goto(address);
  await expect(page.getByText(text).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await photograph(page, info, `admin/${info.title.replaceAll(' ', '-')}`);
}

const idsOf = (orders: Order[]) => orders.map(({ _id }) => _id).join(',');

async function confirm(page: Page, orders: Order[]): Promise<void> {
  const data = { action: { do: 'confirm' }, orders: orders.map(({ _id }) => ({ orderId: _id })) };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/api/admin/orders/bulk', { data, headers });
  expect(answer.status()).toBe(200);
}

test.describe('the day', () => {
  test.beforeEach(({ page }) => signInThroughApi(page));

  test('today', ({ page }, info) => show(page, info, '/admin/today', 'Kg to mill'));

  test('confirm', async ({ page, request }, info) => {
    await placeOrders(request, 1, { 'Jowar Flour': 2, Besan: 1 });
    await show(page, info, '/admin/ordermaster/confirm', 'No answer');
  });

  test('milling sheet', async ({ page, request }, info) => {
    const { orders } = await placeOrders(request, 2, { 'Jowar Flour': 5, Besan: 2 });
    await confirm(page, orders);
    await show(page, info, `/admin/ordermaster/milling-sheet?ids=${idsOf(orders)}`, 'Milling done');
  });

  test('packing slips', async ({ browser, page }, info) => {
    const orders = await packOrders({ browser, request: page.request }, ['Asha']);
    // The printed code holds the id of the order.
    await page.route(/\/api\/admin\/packing-slips/, async (route) => {
      const answer = await (await route.fetch()).text();
      const body = answer.replaceAll(idsOf(orders), '4c81e0d2-6b1f-4d0e-9a53-0c7be5a91411');
      await route.fulfill({ body, contentType: 'application/json' });
    });
    const address = `/admin/ordermaster/packing-slips?ids=${idsOf(orders)}`;
    await show(page, info, address, 'Lokwan Wheat Flour');
  });

  test('phone order', async ({ page }, info) => {
    await page.goto('/admin/ordermaster/phone-order');
    await page.getByLabel('Contact Number').fill('5550099001');
    await page.getByLabel('Quick add').fill('jo 5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'kg of Jowar Flour' })).toHaveValue('5');
    await expectAccessible(page);
    await photograph(page, info, 'admin/phone-order');
  });

  test('change order', async ({ page, request }, info) => {
    const { order } = await placeOrders(request, 1, { 'Jowar Flour': 2 });
    await show(page, info, `/admin/ordermaster/change?order=${order._id}`, 'Jowar Flour');
  });

  test('runs', async ({ browser, page }, info) => {
    const { request } = page;
    const orders = await packOrders({ browser, request }, ['Asha', 'Bhau', 'Chitra']);
    const { run } = await giveRun(browser, request, orders[0]!.dueOn);
    const planned = {
      runId: run._id,
      version: run.version,
      orderIds: orders.map(({ _id }) => _id),
    };
    await request.put('/api/admin/runs/plan', { data: { runs: [planned] } });
    await show(page, info, `/admin/runs?day=${run.day}`, 'Chitra');
    await page.goto(`/admin/runs/sheet?run=${run._id}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await photograph(page, info, 'admin/run-sheet');
  });

  test('stock', async ({ page }, info) => {
    await show(page, info, '/admin/stock', 'Jowar Flour');
    await page.getByRole('link', { name: 'Jowar Flour' }).click();
    await expect(page.getByText('Opening stock')).toBeVisible();
    await photograph(page, info, 'admin/stock-ledger');
  });

  test('figures', ({ page }, info) => show(page, info, '/admin/figures', 'Sales by day'));

  test('data', ({ page }, info) =>
    show(page, info, '/admin/settings/data', 'files for a spreadsheet (CSV)'));

  test('import', async ({ page }, info) => {
    await page.goto('/admin/productmaster/import');
    const text = 'Name,Price,Stock\nJowar Flour,abc,-1\n';
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel(/^Choose a /).setInputFiles(file);
    await expect(page.getByText(/line/i).first()).toBeVisible();
    await photograph(page, info, 'admin/import-faults');
  });
});

test('rider', async ({ browser, page: customers, request }, info) => {
  const { context, run } = await startRider({ browser, page: customers, request }, 3);
  const page = await context.newPage();
  await fixClock(page);
  await page.goto('/admin/my-run');
  await expect(page.getByText('3 left')).toBeVisible();
  await photograph(page, info, 'admin/my-run');
  await openNext(page);
  await photograph(page, info, 'admin/my-run-stop');
  await page.getByRole('button', { name: 'Delivered', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'How was it paid?' })).toBeVisible();
  await photograph(page, info, 'admin/my-run-paid');
  await page.keyboard.press('Escape');
  await deliverNext(page, 'Cash');
  await context.close();

  await signInThroughApi(customers);
  await customers.goto(`/admin/runs/cash-count?run=${run._id}`);
  await expect(customers.getByRole('heading', { level: 1 })).toBeVisible();
  await photograph(customers, info, 'admin/cash-count');
});
