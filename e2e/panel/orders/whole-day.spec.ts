import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from '@dalan/contract/catalog/catalog';
import { formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { rupeeNotes } from '@dalan/contract/mill/runs';
import type { RunsAnswer } from '@dalan/contract/mill/runs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { moveOrder, placeItems, shortIdOf } from '../../fixtures/orders/orders.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { coarse, expect, fine, test } from '../../fixtures/orders/ground-flour.ts';
import { linesOfDay } from '../../fixtures/orders/lines-of-day.ts';
import { countPresses } from '../../fixtures/look/presses.ts';
import type { Presses } from '../../fixtures/look/presses.ts';
import { queryDatabase } from '../../fixtures/shop/query-database.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';

/** The nightly run works through a busy day. */
const ORDERS = process.env['E2E_ALL'] === undefined ? 10 : 60;
/** With single dialogs it is about 15. The gate's few orders share the same fixed presses. */
const MOST_PRESSES_PER_ORDER = 4;
const CUSTOMERS = 5;
const areas = [
  { name: 'Kothrud', pincodes: ['411038'], charge: 20 },
  { name: 'Deccan', pincodes: ['411004'], charge: 0 },
];

type Outcome = 'Cash' | 'UPI' | 'Partly' | 'Not at home' | 'Refused at the door';
const outcomes: Outcome[] = [
  ...(['Cash', 'Cash', 'UPI', 'Cash', 'Partly', 'Cash'] as const),
  ...(['Not at home', 'Cash', 'Refused at the door', 'UPI'] as const),
];

test.afterEach(closeOtherBrowsers);

/** Delivers the orders that earlier tests left open in this shop. */
async function finishOpenOrders(owner: APIRequestContext): Promise<void> {
  for (const step of ['to-confirm', 'to-mill', 'to-pack', 'out']) {
    const answer = await owner.get(`/api/admin/orders?step=${step}&pageSize=100`);
    for (const order of (await answer.json()) as Order[]) {
      await moveOrder(owner, order, 'Delivered', 'Paid');
    }
  }
}

async function placeAll(request: APIRequestContext, jowar: Product): Promise<Order[]> {
  const orders: Order[] = [];
  const besan = await flourNamed(request, 'Besan');
  const makka = await flourNamed(request, 'Makka Flour');
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const { email, password } = await registered(request);
    await request.post('/api/login', { data: { email, password } });
    for (let number = 0; number < ORDERS / CUSTOMERS; number += 1) {
      const area = areas[orders.length % areas.length]!;
      const lines = linesOfDay(orders.length, { besan, jowar, makka });
      const delivery = { pincode: area.pincodes[0]!, deliveryCharge: area.charge };
      orders.push(await placeItems({ request }, lines, delivery));
    }
  }
  return orders;
}

async function stockOf(owner: APIRequestContext): Promise<Map<string, number>> {
  const products = (await (await owner.get('/api/products')).json()) as Product[];
  return new Map(products.map(({ name, quantity }) => [name, quantity]));
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' });
const bar = (page: Page) => page.getByRole('region', { name: 'Actions for the selection' });

async function openTab(page: Page, presses: Presses, step: RegExp): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps' });
  if (!(await steps.isVisible())) {
    await presses.click(sidebar(page).getByRole('link', { name: 'Order Master', exact: true }));
  }
  await presses.click(steps.getByRole('link', { name: step }));
}

async function selectAll(page: Page, presses: Presses, count: number): Promise<void> {
  // The old tab's rows are shown until the new ones are here.
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  await presses.click(page.getByRole('checkbox', { name: 'Select this page' }));
  const all = page.getByRole('button', { name: `All ${count}` });
  if (count > 5) await presses.click(all);
  await expect(bar(page)).toContainText(`${count} selected`);
}

async function confirmByPhone(page: Page, presses: Presses, orders: Order[]): Promise<void> {
  await page.goto('/admin/today');
  await presses.click(page.getByRole('link', { name: 'Confirm next order' }));
  for (const { _id } of orders) {
    const shown = page.getByRole('region', { name: `Order ${shortIdOf(_id)}` });
    await expect(shown).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    await expect(confirm).toBeFocused();
    // The page ignores keys for a moment after an order appears: nobody has read it yet.
    await expect(async () => {
      if (await shown.isVisible()) await page.keyboard.press('Enter');
      await expect(shown).toBeHidden({ timeout: 3_000 });
    }).toPass();
    presses.add(1);
  }
}

type Ridden = { cashPaise: number; upiPaise: number };

async function ride(rider: Page, presses: Presses, plan: Map<string, Outcome>): Promise<Ridden> {
  const taken: Ridden = { cashPaise: 0, upiPaise: 0 };
  await rider.goto('/admin/my-run');
  const runs = (await (await rider.request.get('/api/admin/my-runs')).json()) as {
    runs: { stops: { order: Order }[] }[];
  };
  const { stops } = runs.runs[0]!;
  const next = rider.getByRole('region', { name: /^Next, stop/ });
  await presses.tap(next.getByRole('link', { name: /^Open/ }));
  for (const [at, { order }] of stops.entries()) {
    const outcome = plan.get(order._id)!;
    const title = `Stop ${at + 1} of ${stops.length}`;
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText(title);
    const paise = rupeesToPaise(order.amountToPay);
    if (outcome === 'Not at home' || outcome === 'Refused at the door') {
      await presses.tap(rider.getByRole('button', { name: 'Not delivered' }));
      const why = rider.getByRole('dialog', { name: 'Why not delivered?' });
      await presses.tap(why.getByRole('radio', { name: outcome }));
      await presses.tap(why.getByRole('button', { name: 'Save, not delivered' }));
    } else {
      await presses.tap(rider.getByRole('button', { name: 'Delivered', exact: true }));
      const paid = rider.getByRole('dialog', { name: 'How was it paid?' });
      await presses.tap(paid.getByRole('button', { name: new RegExp(`^${outcome}`) }));
      if (outcome === 'Partly') {
        await presses.type(paid.getByLabel('Cash'), '10');
        await presses.tap(paid.getByRole('button', { name: 'Save, delivered' }));
      }
      if (outcome === 'Cash') taken.cashPaise += paise;
      if (outcome === 'Partly') taken.cashPaise += 1_000;
      if (outcome === 'UPI') taken.upiPaise += paise;
    }
  }
  await expect(rider.getByText('Everything is sent.')).toBeVisible({ timeout: 30_000 });
  return taken;
}

async function countCash(page: Page, presses: Presses, paise: number): Promise<void> {
  const count = page.getByRole('dialog', { name: 'Count cash' });
  let rest = paise;
  for (const note of rupeeNotes) {
    const notes = Math.floor(rest / (note * 100));
    rest -= notes * note * 100;
    if (notes > 0) await presses.type(count.getByLabel(`₹${note} notes`), String(notes));
  }
  if (rest > 0) await presses.type(count.getByLabel('Coins in rupees'), String(rest / 100));
  await expect(count).toContainText('Exact');
  await presses.click(count.getByRole('button', { name: 'Close the run' }));
  await expect(count).toBeHidden();
}

function paidFor(outcome: Outcome, amountToPay: number): number {
  if (outcome === 'Partly') return 10;
  return outcome === 'Cash' || outcome === 'UPI' ? amountToPay : 0;
}

function statusAfter(outcome: Outcome): OrderStatus {
  if (outcome === 'Not at home') return 'Processing';
  return outcome === 'Refused at the door' ? 'Returned' : 'Delivered';
}

/** Expects Today and Order Master to show what delivered orders still owe according to SQL. */
async function expectLeftOpen(page: Page, databaseUrl: string): Promise<void> {
  const [owed] = await queryDatabase<{ orders: string; paise: string }>(
    databaseUrl,
    `select count(*) as orders, sum(o.total_paise + o.delivery_charge_paise - p.paise) as paise
    from orders o, lateral (
      select coalesce(sum(amount_paise), 0) as paise from payments where order_id = o.id
    ) p
    where o.deleted_at is null and o.order_status = 'Delivered' and not o.on_account
      and o.payment_status in ('Pending', 'Failed', 'Partially Paid')
      and o.total_paise + o.delivery_charge_paise > p.paise`,
  );
  const amount = formatRupees(Number(owed!.paise) / 100);
  expect(Number(owed!.orders)).toBeGreaterThan(0);
  await page.goto('/admin/today');
  await expect(page.getByRole('link', { name: /delivered order/ })).toContainText(amount);
  await page.goto('/admin/ordermaster?step=to-receive');
  await expect(page.getByText(`${amount} from`)).toContainText(`${owed!.orders} order`);
}

async function hireRider(browser: Browser, request: APIRequestContext) {
  const { page, name } = await hire(browser, request, 'delivery');
  const storageState = await page.context().storageState();
  const viewport = { width: 390, height: 844 };
  const phone = await browser.newContext({ viewport, hasTouch: true, storageState });
  return { name, page: await phone.newPage(), close: () => phone.close() };
}

test('a whole day: confirmed, milled, packed, driven on two runs and counted to the paisa', async ({
  page,
  request,
  browser,
  ownShop,
  grind,
}, info) => {
  test.setTimeout(ORDERS * 20_000 + 120_000);
  const { owner, saveSettings, databaseUrl } = ownShop;
  await page.setViewportSize({ width: 1280, height: 900 });
  const jowar = await grind('Jowar Flour', [fine, coarse]);
  await saveSettings('delivery', { isOn: true, areas, roomKg: null, freeFrom: null });
  await finishOpenOrders(owner);
  const stockBefore = await stockOf(owner);
  const orders = await placeAll(request, jowar);
  const plan = new Map(orders.map(({ _id }, at) => [_id, outcomes[at % outcomes.length]!]));
  const riders = [await hireRider(browser, request), await hireRider(browser, request)];
  await signInThroughApi(page);
  const presses = countPresses();

  // A third of the customers are called; the mill knows the others.
  const called = orders.slice(0, Math.ceil(ORDERS / 3));
  await confirmByPhone(page, presses, called);
  await openTab(page, presses, /^To confirm/);
  await selectAll(page, presses, ORDERS - called.length);
  await presses.click(bar(page).getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText(`${ORDERS - called.length} orders confirmed`)).toBeVisible();

  await openTab(page, presses, /^To mill/);
  await selectAll(page, presses, ORDERS);
  await presses.click(bar(page).getByRole('button', { name: 'Start milling' }));
  const milled = page.waitForResponse('**/api/admin/batches');
  await presses.click(page.getByRole('button', { name: 'Milling done' }));
  await presses.click(page.getByRole('button', { name: /^Make \d+ batch/ }));
  await milled;
  await openTab(page, presses, /^To pack/);
  await selectAll(page, presses, ORDERS);
  await presses.click(bar(page).getByRole('button', { name: 'More actions' }));
  await presses.click(page.getByRole('menuitem', { name: 'Packed', exact: true }));
  await expect(page.getByText(`${ORDERS} orders packed`)).toBeVisible();

  await presses.click(sidebar(page).getByRole('link', { name: 'Runs', exact: true }));
  const { dueOn } = orders[0]!;
  while (!page.url().includes(dueOn)) {
    await presses.click(page.getByRole('button', { name: 'Later day' }));
  }
  for (const [at, { name }] of riders.entries()) {
    await presses.click(page.getByRole('button', { name: 'Add a rider' }));
    await presses.click(page.getByRole('menuitem', { name }));
    const area = areas[at]!.name;
    await presses.click(page.getByRole('checkbox', { name: `Select all in ${area}` }));
    const half = new RegExp(`^Add ${ORDERS / 2} orders to ${name}`);
    await presses.click(page.getByRole('button', { name: half }));
  }
  for (const { name } of riders) {
    const column = page.getByRole('region', { name });
    await presses.click(column.getByRole('button', { name: 'Start run' }));
    const dialog = page.getByRole('dialog', { name: 'Start run' });
    await presses.click(dialog.getByRole('button', { name: 'Start run' }));
    await expect(column.getByText(/^Out since/)).toBeVisible();
  }

  for (const { name, page: phone } of riders) {
    const { cashPaise, upiPaise } = await ride(phone, presses, plan);
    const column = page.getByRole('region', { name });
    await expect(column.getByText('All stops done')).toBeVisible();
    await presses.click(column.getByRole('link', { name: 'Count cash' }));
    await countCash(page, presses, cashPaise);
    const listed = await owner.get(`/api/admin/runs?day=${dueOn}`);
    const { runs } = (await listed.json()) as RunsAnswer;
    const { _id } = runs.find(({ rider }) => rider.name === name)!;
    const run = await owner.get(`/api/admin/runs/${_id}`);
    expect(await run.json()).toMatchObject({
      state: 'closed',
      cashTaken: cashPaise / 100,
      upiTaken: upiPaise / 100,
    });
  }

  const stockAfter = await stockOf(owner);
  const kept = new Map(stockBefore);
  for (const { _id, items, amountToPay } of orders) {
    const outcome = plan.get(_id)!;
    const now = (await (await owner.get(`/api/admin/orders/${_id}`)).json()) as Order;
    const paid = paidFor(outcome, amountToPay);
    expect(now).toMatchObject({
      orderStatus: statusAfter(outcome),
      paidAmount: paid,
      paymentStatus: paid === 0 ? 'Pending' : paid === amountToPay ? 'Paid' : 'Partially Paid',
    });
    if (outcome === 'Refused at the door') continue;
    for (const { productId, quantityKg } of items) {
      kept.set(productId.name, (kept.get(productId.name) ?? 0) - quantityKg);
    }
  }
  expect(stockAfter).toEqual(kept);

  await expectLeftOpen(page, databaseUrl);
  const check = await promisify(execFile)(process.execPath, ['apps/server/src/db-check.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  expect(check.stdout).not.toContain('✘');
  const perOrder = presses.count() / ORDERS;
  const figure = `${presses.count()} clicks, taps and keys for ${ORDERS} orders: ${perOrder.toFixed(2)} an order`;
  info.annotations.push({ type: 'presses', description: figure });
  console.log(figure);
  if (ORDERS >= 60) expect(perOrder).toBeLessThan(MOST_PRESSES_PER_ORDER);
  for (const { close } of riders) await close();
});
