import type { Product } from '@dalan/contract/catalog/catalog';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeOtherBrowsers, openOtherBrowser } from '../../fixtures/people/colleagues.ts';
import { moveOrder, placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { changingCalls, pressTwice } from '../../fixtures/look/presses.ts';
import { printedPages } from '../../fixtures/look/prints.ts';
import { readCode } from '../../fixtures/look/read-code.ts';
import { withoutStream } from '../../fixtures/orders/staff-orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';
import { registered } from '../../fixtures/people/newcomer.ts';

const A4 = '8.3 × 11.7';
const SLIP = '4.0 × 6.0';
const EXTRA = 'Stone-ground Multigrain';
const LONG_NAME = 'श्रीमती कृष्णाबाई ज्ञानेश्वर क्षीरसागर-देशपांडे';

const sheetPath = (orders: Order[]) =>
  `/admin/ordermaster/milling-sheet?ids=${orders.map(({ _id }) => _id).join(',')}`;
const slipsPath = (orders: Order[]) =>
  `/admin/ordermaster/packing-slips?ids=${orders.map(({ _id }) => _id).join(',')}`;
const slipPath = ({ _id }: Order) => `/admin/ordermaster/slip?order=${_id}`;
const sheet = (page: Page) => page.getByRole('article', { name: 'Milling sheet' });

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await signInThroughApi(page);
});

test.afterEach(async ({ ownShop: { owner } }) => {
  await closeOtherBrowsers();
  const products = (await (await owner.get('/api/products')).json()) as Product[];
  for (const { _id, name } of products) {
    if (name.startsWith(EXTRA)) await owner.delete(`/api/products/${_id}`);
  }
});

/** Places orders as a new customer and moves each to this status. */
async function orders(
  { request, owner }: { request: APIRequestContext; owner: APIRequestContext },
  flours: Record<string, number>[],
  status: 'Placed' | 'Confirmed' | 'Processing',
  name = 'Meera Joshi',
): Promise<Order[]> {
  const { email, password } = await registered(request, { name });
  await request.post('/api/login', { data: { email, password } });
  const placed: Order[] = [];
  for (const one of flours) {
    const order = await placeOrder({ request }, one);
    if (status !== 'Placed') await moveOrder(owner, order, status);
    placed.push(order);
  }
  return placed;
}

async function statusOf(owner: APIRequestContext, { _id }: Order): Promise<Order> {
  return (await (await owner.get(`/api/admin/orders/${_id}`)).json()) as Order;
}

/** Returns the names of so many flours, those of the demo shop first. */
async function flourNames(owner: APIRequestContext, count: number): Promise<string[]> {
  const products = (await (await owner.get('/api/products')).json()) as Product[];
  const { productImg } = products[0]!;
  // A flour with grinds is ordered with one.
  const plain = products.filter(({ quantity, grinds }) => quantity > 5 && !grinds?.length);
  const names = plain.map(({ name }) => name);
  while (names.length < count) {
    const name = `${EXTRA} ${names.length}`;
    const words = {
      name,
      nameMr: 'जात्यावर दळलेले मिश्र धान्याचे पीठ',
      description: 'Ground whole',
    };
    const data = { ...words, productImg, pricePerKg: 99, isActive: true, quantity: 50 };
    expect((await owner.post('/api/products', { data })).status()).toBe(201);
    names.push(name);
  }
  return names.slice(0, count);
}

const oneOfEach = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));

test('staff mill a day: kilograms, bags, the print, and what is done', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const [first, second] = (await orders(
    { request, owner },
    [
      { 'Lokwan Wheat Flour': 5, 'Jowar Flour': 2 },
      { 'Jowar Flour': 2, Besan: 1 },
    ],
    'Confirmed',
  )) as [Order, Order];
  const [waiting] = (await orders(
    { request, owner },
    [{ Besan: 3 }],
    'Placed',
    'Rohan Shinde',
  )) as [Order];
  await page.goto('/admin/ordermaster/milling-sheet?due=later');
  const day = page.getByRole('combobox', { name: 'Due day' });
  await day.selectOption(first.dueOn);
  await expect(page.getByRole('status').filter({ hasText: 'still to confirm' })).toContainText(
    'Rohan Shinde',
  );
  await expect(day).toHaveValue(first.dueOn);
  // What is unticked on one day is so only there.
  await page.getByRole('checkbox', { name: 'Besan is milled' }).uncheck();
  await page.goBack();
  await expect(day).toHaveValue('later');
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: 'Besan is milled' })).toBeChecked();

  await page.goto(sheetPath([first, second, waiting]));
  await expect(page.getByRole('status').filter({ hasText: 'not on the sheet' })).toContainText(
    'Rohan Shinde (Placed)',
  );
  // Wheat comes last, whatever the sequence in the shop.
  await expect(sheet(page).getByRole('rowheader')).toHaveText([
    /^Jowar Flour/,
    /^Besan/,
    /^Lokwan Wheat Flour/,
    'All flours',
  ]);
  await expect(sheet(page).getByRole('row', { name: /Jowar Flour/ })).toContainText('42 × 2 kg');
  await expect(sheet(page).getByRole('row', { name: 'All flours' })).toContainText('104 bags');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    const scrolls = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(scrolls).toBeLessThanOrEqual(0);
  }

  const noted = page.waitForResponse('**/api/admin/milling-sheet/printed');
  expect(await printedPages(page)).toEqual([A4]);
  expect(await (await noted).json()).toEqual({ marked: 2 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('Milling done')).toBeHidden();
  await expect(page.getByText('2 confirmed orders')).toBeVisible();
  await expect(page.getByText('Flours without gluten first (1, 2)')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // An order moves on once all its flours are milled.
  await page.getByRole('checkbox', { name: 'Besan is milled' }).uncheck();
  await expect(page.getByText('1 of 2 orders will be to pack.')).toBeVisible();
  const { calls } = changingCalls(page);
  await page.getByRole('button', { name: 'Milling done' }).click();
  await pressTwice(page, page.getByRole('button', { name: 'Make 2 batches' }), 50);
  await expect(page.getByText('1 order is milled and to pack.')).toBeVisible();
  expect(calls).toEqual(['POST /api/admin/batches']);
  expect((await statusOf(owner, first)).orderStatus).toBe('Processing');
  expect((await statusOf(owner, second)).orderStatus).toBe('Confirmed');
  await expect(sheet(page).getByRole('row', { name: 'All flours' })).toContainText('32 bags');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 order is to mill again.')).toBeVisible();
  expect((await statusOf(owner, first)).orderStatus).toBe('Confirmed');

  // A colleague cancels one of them meanwhile, and it leaves the sheet by itself.
  await page.getByRole('checkbox', { name: 'Besan is milled' }).check();
  await moveOrder(owner, second, 'Cancelled');
  await expect(sheet(page).getByRole('rowheader')).toHaveText([/^Jowar/, /^Lokwan/, 'All flours']);
  await page.getByRole('button', { name: 'Milling done' }).click();
  await page.getByRole('button', { name: 'Make 2 batches' }).click();
  await page.getByRole('link', { name: 'Packing slips' }).click();
  await expect(page.getByRole('article', { name: /Packing slip/ })).toHaveCount(1);
});

test('a long sheet runs over several pages of A4, a short one stays on one', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const names = await flourNames(owner, 60);
  const parts = [0, 20, 40].map((from) => oneOfEach(names.slice(from, from + 20)));
  const placed = await orders({ request, owner }, parts, 'Confirmed');
  const [few] = (await orders(
    { request, owner },
    [oneOfEach(names.slice(0, 10))],
    'Confirmed',
  )) as [Order];
  await page.goto(sheetPath([few]));
  await expect(sheet(page).getByRole('row')).toHaveCount(12);
  expect(await printedPages(page)).toEqual([A4]);
  await page.goto(sheetPath(placed));
  await expect(sheet(page).getByRole('row')).toHaveCount(62);
  expect(await printedPages(page)).toEqual([A4, A4, A4, A4, A4]);

  // One slip holds twenty bags.
  await page.goto(slipsPath(placed));
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await printedPages(page)).toEqual([SLIP, SLIP, SLIP]);
});

test('slips are one a page, with a code that opens the order', async ({
  page,
  request,
  ownShop: { owner, origin },
}) => {
  const own = { request, owner };
  const [paid] = (await orders(own, [{ Besan: 2 }], 'Processing', LONG_NAME)) as [Order];
  const [other] = (await orders(own, [{ 'Jowar Flour': 5, Besan: 1 }], 'Processing')) as [Order];
  const [early] = (await orders(own, [{ Besan: 1 }], 'Confirmed')) as [Order];
  await owner.post(`/api/admin/orders/${paid._id}/payments`, {
    data: { method: 'UPI', amount: paid.amountToPay },
    headers: { 'idempotency-key': paid._id },
  });
  const gone = await placeOrder({ request }, { Besan: 1 });
  await moveOrder(owner, gone, 'Cancelled');

  await page.goto(slipsPath([paid, other, early, gone]));
  const slips = page.getByRole('article');
  await expect(slips).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: 'without a slip' })).toContainText(
    `${shortIdOf(gone._id)} (Cancelled)`,
  );
  await expect(page.getByText('1 of these orders is not milled yet.')).toBeVisible();
  await expect(slips.first()).toContainText(LONG_NAME);
  await expect(slips.first()).toContainText('PAID');
  await expect(slips.nth(1)).toContainText('2 bags, 6 kg₹528');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    const scrolls = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(scrolls).toBeLessThanOrEqual(0);
  }
  expect(await printedPages(page)).toEqual([SLIP, SLIP, SLIP]);
  const link = await readCode(slips.nth(1).getByRole('img', { name: /^Opens order/ }));
  expect(link).toBe(`${origin}${slipPath(other)}`);
});

test('a scanned slip packs its order with one tap, and takes it back', async ({
  page,
  request,
  ownShop: { owner },
}) => {
  const own = { request, owner };
  const [other] = (await orders(own, [{ 'Jowar Flour': 5, Besan: 1 }], 'Processing')) as [Order];
  const [early] = (await orders(own, [{ Besan: 1 }], 'Confirmed')) as [Order];
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(slipPath(other));
  await expect(page.getByRole('heading', { name: 'Meera Joshi' })).toBeVisible();
  await expectAccessible(page);
  const { calls } = changingCalls(page);
  await pressTwice(page, page.getByRole('button', { name: 'Packed' }), 120);
  const state = page.getByRole('status').filter({ hasText: 'Packed' });
  await expect(state).toContainText('Scan the next slip');
  expect(calls).toEqual(['POST /api/admin/orders/bulk']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  const packed = await statusOf(owner, other);
  expect(packed.packedAt).not.toBeNull();
  expect(packed.history.filter(({ kind }) => kind === 'packed')).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Packed' })).toBeVisible();
  expect((await statusOf(owner, other)).packedAt).toBeNull();

  await page.goto(slipPath(early));
  await expect(page.getByText('Not milled yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Packed' })).toBeHidden();
  await page.goto('/admin/ordermaster/slip?order=nothing');
  await expect(page.getByText('This order does not exist any more')).toBeVisible();
  await expectAccessible(page);
});

test('two people who pack the same order pack it once, also without an answer', async ({
  page,
  request,
  browser,
  ownShop: { owner, secondOrigin },
}) => {
  const [order] = (await orders({ request, owner }, [{ Besan: 1 }], 'Processing')) as [Order];
  const path = slipPath(order);
  const otherPage = await openOtherBrowser(browser);
  const { cookies } = await owner.storageState();
  await otherPage.context().addCookies(cookies);
  // Neither of them sees the other's press.
  await withoutStream(page);
  await withoutStream(otherPage);
  await Promise.all([page.goto(path), otherPage.goto(`${secondOrigin}${path}`)]);
  const buttons = [page, otherPage].map((one) => one.getByRole('button', { name: 'Packed' }));
  await Promise.all(buttons.map((button) => expect(button).toBeVisible()));

  // The first answer is lost: pressing again sends the same call, which packs nothing twice.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/admin/orders/bulk', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    return route.abort();
  });
  await buttons[0]!.click();
  await expect(page.getByRole('alert')).toContainText('No response from server');
  await Promise.all([buttons[0]!.click(), buttons[1]!.click()]);
  for (const one of [page, otherPage]) {
    await expect(one.getByRole('status').filter({ hasText: 'Scan the next' })).toBeVisible();
  }
  expect(new Set(keys).size).toBe(1);
  const { history } = await statusOf(owner, order);
  expect(history.filter(({ kind }) => kind === 'packed')).toHaveLength(1);
});
