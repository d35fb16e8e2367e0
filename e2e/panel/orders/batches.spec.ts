import type { MillingSheet } from '@dalan/contract/mill/milling';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { changingCalls, pressTwice } from '../../fixtures/look/presses.ts';
import { moveOrder, placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { withoutStream } from '../../fixtures/orders/staff-orders.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const widths = [360, 1280];

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await signInThroughApi(page);
});

type Makers = { request: APIRequestContext; owner: APIRequestContext };

/** Confirmed orders of new customers, each of one flour or several. */
async function confirmed(
  { request, owner }: Makers,
  wishes: { name: string; flours: Record<string, number> }[],
): Promise<Order[]> {
  const placed: Order[] = [];
  for (const { name, flours } of wishes) {
    const { email, password } = await registered(request, { name });
    await request.post('/api/login', { data: { email, password } });
    const order = await placeOrder({ request }, flours);
    await moveOrder(owner, order, 'Confirmed');
    placed.push(order);
  }
  return placed;
}

const idsOf = (orders: Order[]) => orders.map(({ _id }) => _id).join(',');
const sheetPath = (orders: Order[]) => `/admin/ordermaster/milling-sheet?ids=${idsOf(orders)}`;

async function stateOf(owner: APIRequestContext, { _id }: Order): Promise<Order> {
  return (await (await owner.get(`/api/admin/orders/${_id}`)).json()) as Order;
}

/** The number that the next milling of the sheet's first flour gets today. */
async function nextNumber(owner: APIRequestContext, orders: Order[]): Promise<string> {
  const answer = await owner.get(`/api/admin/milling-sheet?ids=${idsOf(orders)}`);
  const { flours } = (await answer.json()) as MillingSheet;
  const [{ code, batchesMade }] = flours as [MillingSheet['flours'][number]];
  const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
  return `${code}-${today.slice(5).replace('-', '')}-${(batchesMade[today] ?? 0) + 1}`;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Milling done' });

async function openDialog(page: Page, orders: Order[]): Promise<Locator> {
  await page.goto(sheetPath(orders));
  await expect(page.getByRole('button', { name: 'Milling done' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

async function packOrder(owner: APIRequestContext, order: Order): Promise<void> {
  const { version } = await stateOf(owner, order);
  const answer = await owner.post('/api/admin/orders/bulk', {
    data: { action: { do: 'pack' }, orders: [{ orderId: order._id, version }] },
    headers: { 'idempotency-key': `pack-${order._id}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('staff mill more and less than ordered, once, and take it back', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const [asha, meera] = (await confirmed({ request, owner }, [
    { name: 'Asha Kulkarni', flours: { 'Bajra Flour': 2, Besan: 1 } },
    { name: 'Meera Joshi', flours: { 'Bajra Flour': 5 } },
  ])) as [Order, Order];
  const number = await nextNumber(owner, [asha, meera]);
  const open = await openDialog(page, [asha, meera]);
  const bajra = open.getByRole('textbox', { name: /^Milled, Bajra/ });
  await expect(bajra).toHaveValue('7');
  await expect(open.getByRole('row', { name: /Bajra/ })).toContainText(number);
  await expect(open).toContainText('2 orders go to To pack. Undo is possible until');

  await bajra.fill('10');
  await expect(open).toContainText('3 kg more: for the counter');
  await bajra.fill('much');
  await expect(open).toContainText('Please type a weight');
  await expect(open.getByRole('button', { name: 'Make 1 batch' })).toBeDisabled();
  await bajra.fill('6.5');
  await expect(open).toContainText('500 g short, 1 order waits');
  await expect(open).toContainText('1 order goes to To pack, 1 waits.');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  const { calls } = changingCalls(page);
  await pressTwice(page, open.getByRole('button', { name: 'Make 2 batches' }), 120);
  const outcome = page.getByRole('status').filter({ hasText: `${number}, ` });
  await expect(outcome).toContainText('1 order is milled and to pack. 1 order waits.');
  expect(calls).toEqual(['POST /api/admin/batches']);
  expect((await stateOf(owner, asha)).orderStatus).toBe('Processing');
  expect((await stateOf(owner, meera)).orderStatus).toBe('Confirmed');
  // What was milled and is in no order yet stands on the sheet.
  await expect(page.getByText(`4.5 kg milled already, ${number}`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 order is to mill again.')).toBeVisible();
  expect((await stateOf(owner, asha)).orderStatus).toBe('Confirmed');
  await expect(page.getByText(`milled already, ${number}`)).toBeHidden();
});

test('a lost answer makes nothing twice, and a packed order keeps its batch', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const [order] = (await confirmed({ request, owner }, [
    { name: 'Imran Sayyed', flours: { 'Nachni Flour': 3 } },
  ])) as [Order];
  await withoutStream(page);
  const open = await openDialog(page, [order]);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/admin/batches', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const make = open.getByRole('button', { name: 'Make 1 batch' });
  await make.click();
  await expect(open.getByRole('alert')).toContainText('nothing is made twice');
  await expect(make).toHaveAttribute('aria-disabled', 'false');
  await make.click();
  await expect(page.getByText('1 order is milled and to pack.')).toBeVisible();
  expect(new Set(keys).size).toBe(1);

  await packOrder(owner, order);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `The order of Imran Sayyed (${shortIdOf(order._id)}) is packed`,
  );
  const { items } = await stateOf(owner, order);
  await page.goto(`/admin/ordermaster?order=${order._id}`);
  await page.getByRole('dialog').getByRole('link', { name: items[0]!.batch!.number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0]!.batch!.number);
  await expect(page.getByRole('button', { name: 'Undo the milling' })).toBeDisabled();
  await expect(page.getByText('The order of Imran Sayyed')).toBeVisible();
});

test('a sheet that changed meanwhile is shown anew, and nothing is milled', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const [stays, goes] = (await confirmed({ request, owner }, [
    { name: 'Shobha Nimbalkar', flours: { 'Bajra Flour': 2 } },
    { name: 'Vilas Jadhav', flours: { 'Bajra Flour': 1 } },
  ])) as [Order, Order];
  const open = await openDialog(page, [stays, goes]);
  const field = open.getByRole('textbox', { name: /^Milled, Bajra/ });
  await expect(field).toHaveValue('3');
  await moveOrder(owner, goes, 'Cancelled');
  await open.getByRole('button', { name: 'Make 1 batch' }).click();
  await expect(open.getByRole('alert')).toContainText('Vilas Jadhav: changed meanwhile');
  await expect(field).toHaveValue('2');
  await expect(open).toContainText('1 order goes to To pack.');
  await open.getByRole('button', { name: 'Make 1 batch' }).click();
  await expect(page.getByText('1 order is milled and to pack.')).toBeVisible();
  expect((await stateOf(owner, stays)).orderStatus).toBe('Processing');
});

test('a batch with several orders is recalled, and its customers are told', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const [asha, meera, imran] = (await confirmed({ request, owner }, [
    { name: 'Asha Kulkarni', flours: { 'Soya Flour': 2 } },
    { name: 'Padmavati Venkataraghavan Deshpande-Kulkarni', flours: { 'Soya Flour': 1 } },
    { name: 'Imran Sayyed', flours: { 'Soya Flour': 1 } },
  ])) as [Order, Order, Order];
  const open = await openDialog(page, [asha, meera, imran]);
  await open.getByRole('button', { name: 'Make 1 batch' }).click();
  await expect(page.getByText('3 orders are milled and to pack.')).toBeVisible();
  const { number } = (await stateOf(owner, asha)).items[0]!.batch!;
  for (const order of [asha, meera]) await moveOrder(owner, order, 'Delivered');

  // From the list of batches to its orders it is one press.
  await page.goto('/admin/stock');
  await page.getByRole('link', { name: 'Batches' }).click();
  await page.getByRole('searchbox').fill('padmavati');
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  const holders = page.getByRole('list', { name: 'Who has it' });
  await expect(holders.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('0 of 3 told')).toBeVisible();
  const rowOf = (name: string) => holders.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('Imran')).toContainText('Still here');
  await expect(rowOf('Asha')).toContainText('Not told yet');
  const chat = rowOf('Asha').getByRole('link', { name: 'WhatsApp Asha Kulkarni' });
  expect(decodeURIComponent((await chat.getAttribute('href'))!)).toContain(`batch ${number}`);

  // The phone's own app opens; here the press is what counts.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) {
        event.preventDefault();
      }
    });
  });
  await rowOf('Asha').getByRole('link', { name: 'Call Asha Kulkarni' }).click();
  await expect(rowOf('Asha')).toContainText(/Told \d{1,2}:\d\d [ap]m by/);
  await expect(page.getByText('1 of 3 told')).toBeVisible();
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await rowOf('Asha')
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(rowOf('Asha')).toContainText('Not told yet');

  await page.getByRole('button', { name: 'Recall this batch' }).click();
  const ask = page.getByRole('dialog', { name: 'Recall this batch' });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(ask).toContainText('1 order to pack is to mill again.');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Recall this batch' }).click();
  await expect(page.getByText(/^Recalled .* by /)).toBeVisible();
  await expect(holders.getByRole('listitem')).toHaveCount(2);
  expect((await stateOf(owner, imran)).orderStatus).toBe('Confirmed');
  await expect(page.getByRole('button', { name: 'Undo the milling' })).toBeDisabled();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toContain(number);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Batches' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Recalled');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('flour is milled to stock without orders, and is found by the number on its label', async ({
  page,
}) => {
  await page.goto('/admin/stock/batches');
  await page.getByRole('button', { name: 'Mill to stock' }).click();
  const open = page.getByRole('dialog', { name: 'Mill to stock' });
  await open.getByRole('combobox', { name: 'Flour and grind' }).click();
  await page.getByRole('option', { name: 'Jowar Flour' }).click();
  await open.getByRole('textbox', { name: 'Weight' }).fill('0');
  await open.getByRole('button', { name: 'Make 1 batch' }).click();
  await expect(open).toContainText('above 0');
  await open.getByRole('textbox', { name: 'Weight' }).fill('2½');
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Make 1 batch' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Jowar Flour' }).first();
  await expect(row).toContainText('2.5');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^batches-.*\.csv$/);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/batches\/\d{4}-[A-Z]{2}-\d{4}-\d+$/);
  await expect(page.getByText('No order has a bag of it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the milling' }).click();
  await expect(page.getByText('The milling is undone.')).toBeVisible();
  await page.goto('/admin/batches/2026-ZZ-0101-1');
  await expect(page.getByText('This batch was not found')).toBeVisible();
  await expectAccessible(page);
});
