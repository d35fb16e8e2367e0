import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Run, RunsAnswer } from '@dalan/contract/mill/runs';
import type { OpenStep } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { demoRider } from '../fixtures/people/people.ts';
import { signInThroughApi } from '../fixtures/people/staff.ts';
import { NOW } from './fixed-now.ts';
import { expect, expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';
import { show } from './show.ts';

/** This id replaces the one in a printed or shown code. */
const SLIP_ID = '4c81e0d2-6b1f-4d0e-9a53-0c7be5a91411';

/** Returns orders that the demo itself has made. `page` belongs to staff. */
async function ordersAt(page: Page, step: OpenStep): Promise<Order[]> {
  const answer = await page.request.get(`/api/admin/orders?step=${step}&pageSize=5`);
  return (await answer.json()) as Order[];
}

async function runThatIs(page: Page, state: Run['state']): Promise<Run> {
  const { day } = shopClock(new Date(NOW));
  const { runs } = (await (
    await page.request.get(`/api/admin/runs?day=${day}`)
  ).json()) as RunsAnswer;
  const { _id } = runs.find((run) => run.state === state)!;
  return (await (await page.request.get(`/api/admin/runs/${_id}`)).json()) as Run;
}

test.describe('the day', () => {
  test.beforeEach(({ page }) => signInThroughApi(page));

  test('today', ({ page }, info) => show(page, info, '/admin/today', 'Kg to mill'));

  test('confirm', ({ page }, info) => show(page, info, '/admin/ordermaster/confirm', 'No answer'));

  test('milling sheet', ({ page }, info) =>
    show(page, info, '/admin/ordermaster/milling-sheet', 'Milling done'));

  test('packing slips', async ({ page }, info) => {
    const [{ _id: id } = { _id: '' }] = await ordersAt(page, 'ready');
    // The printed code holds the id of the order.
    await page.route(/\/api\/admin\/packing-slips/, async (route) => {
      const answer = await (await route.fetch()).text();
      const body = answer.replaceAll(id, SLIP_ID);
      await route.fulfill({ body, contentType: 'application/json' });
    });
    await show(page, info, `/admin/ordermaster/packing-slips?ids=${id}`, 'To collect');
  });

  test('slip', async ({ page }, info) => {
    const [order] = await ordersAt(page, 'to-pack');
    await show(page, info, `/admin/ordermaster/slip?order=${order!._id}`, 'Packed');
  });

  test('phone order', async ({ page }, info) => {
    await page.goto('/admin/ordermaster/phone-order');
    await page.getByLabel('Contact Number').fill('5550099001');
    await expect(page.getByRole('button', { name: /Jowar Flour/ }).first()).toBeVisible();
    await page.getByLabel('Quick add').fill('jo 5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'kg of Jowar Flour' })).toHaveValue('5');
    await expectAccessible(page);
    await photograph(page, info, 'admin/phone-order');
  });

  test('change order', async ({ page }, info) => {
    const [order] = await ordersAt(page, 'to-mill');
    const { name } = order!.items[0]!.productId;
    await show(page, info, `/admin/ordermaster/change?order=${order!._id}`, name);
  });

  test('runs', async ({ page }, info) => {
    const { _id, rider } = await runThatIs(page, 'planned');
    await show(page, info, '/admin/runs', rider.name);
    await page.goto(`/admin/runs/sheet?run=${_id}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await photograph(page, info, 'admin/run-sheet');
  });

  test('stock', async ({ page }, info) => {
    await show(page, info, '/admin/stock', 'Jowar Flour');
    await page.getByRole('link', { name: 'Jowar Flour' }).click();
    await expect(page.getByText('free to sell')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Order / }).first()).toBeVisible();
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
    await expect(page.getByText('Checking the file')).toBeHidden();
    await expect(page.getByText(/^Line \d/).first()).toBeVisible();
    await photograph(page, info, 'admin/import-faults');
  });
});

test('rider', async ({ page }, info) => {
  await signInThroughApi(page);
  const run = await runThatIs(page, 'out');
  const next = run.stops.find(({ outcome }) => outcome === null)!;
  await signInThroughApi(page, demoRider);
  // The code for UPI holds the id of the order.
  await page.route('**/api/admin/my-run*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(next.order._id, SLIP_ID);
    await route.fulfill({ response, body });
  });
  await page.goto('/admin/my-run');
  const card = page.getByRole('region', { name: /^Next, stop/ });
  await expect(card).toBeVisible();
  await photograph(page, info, 'admin/my-run');
  await card.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Stop/);
  await photograph(page, info, 'admin/my-run-stop');
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'How was it paid?' })).toBeVisible();
  await photograph(page, info, 'admin/my-run-paid');

  await signInThroughApi(page);
  await page.goto(`/admin/runs/cash-count?run=${run._id}`);
  await expect(page.getByText('Expected')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await photograph(page, info, 'admin/cash-count');
});

for (const language of ['mr', 'hi'] as const) {
  test(`staff read ${language}`, async ({ page }, info) => {
    await signInThroughApi(page);
    await page.route('**/api/session', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      return route.fulfill({ response, json: { user: { ...user, language } } });
    });
    const [order] = await ordersAt(page, 'to-pack');
    for (const [name, address] of [
      ['today', '/admin/today'],
      ['milling-sheet', '/admin/ordermaster/milling-sheet'],
      ['slip', `/admin/ordermaster/slip?order=${order!._id}`],
      ['runs', '/admin/runs'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await photograph(page, info, `admin/${language}/${name}`);
    }
  });
}
