import { randomUUID } from 'node:crypto';
import type { Language } from '@dalan/contract/language/languages';
import type { BatchesAnswer } from '@dalan/contract/mill/batches';
import type { Order } from '@dalan/contract/orders/orders';
import type { User } from '@dalan/contract/people/accounts';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { expectInLanguage, expectNoEnglish } from '../../fixtures/look/english-left.ts';
import { expectNoSidewaysScroll, expectToFit } from '../../fixtures/look/fits.ts';
import { flourNames } from '../../fixtures/orders/flours.ts';
import { newcomer } from '../../fixtures/people/newcomer.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { readRun, startRider, waitUntilKept } from '../../fixtures/orders/rider.ts';
import { giveRun, packOrders } from '../../fixtures/orders/runs.ts';
import { customerWithPhone, placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const widths = [360, 1280] as const;
const narrowest = { width: 320, height: 740 };
/** Flours, people, addresses and areas, also those of other tests, are not translated in the panel. */
const names = [
  ...['Dalan', 'Meera Joshi', 'Asha Kulkarni', 'Anita', newcomer().address],
  ...['Flat 7, Sahyadri Apartments, Prabhat Road, Pune', 'dalan@upi', 'Pune'],
];

/** Chooses the language in the account menu of the panel, or in the rider's menu. */
async function choose(page: Page, menu: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

async function expectPage(page: Page, language: Exclude<Language, 'en'>, people: string[] = []) {
  const flours = await flourNames(page.request);
  await expectInLanguage(page, language, [...people, ...names, ...flours]);
}

for (const width of widths) {
  test.describe(`at ${width}`, () => {
    test.use({ serviceWorkers: 'allow' });

    test('a rider reads Marathi, delivers a stop, and reads it without a network', async ({
      browser,
      page: customers,
      request,
    }) => {
      test.slow();
      const people = { browser, page: customers, request };
      const viewport = { width, height: 800 };
      const { context, run } = await startRider(people, 3, { viewport });
      const page = await context.newPage();
      await page.goto('/admin/my-run');
      await expect(page.getByText('3 left')).toBeVisible();
      await choose(page, /^Menu$/, 'मराठी');
      await expect(page.getByText('3 बाकी')).toBeVisible();
      await expectPage(page, 'mr');
      await page.setViewportSize(narrowest);
      await expectToFit(page, 'the run at 320');
      await page.setViewportSize(viewport);

      await page.getByRole('link', { name: /^उघडा/ }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('घर 1, एकूण 3');
      await expect(page.getByText('लोकवन गव्हाचे पीठ')).toHaveAttribute('lang', 'mr');
      await expectPage(page, 'mr');
      await page.setViewportSize(narrowest);
      await expectToFit(page, 'the stop at 320');
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'दिले', exact: true }).click();
      const paid = page.getByRole('dialog', { name: 'पैसे कसे दिले?' });
      await expectPage(page, 'mr');
      await paid.getByRole('button', { name: /^रोख / }).click();
      await expect(heading).toHaveText('घर 2, एकूण 3');
      await page.getByRole('button', { name: 'दिले नाही' }).click();
      const why = page.getByRole('dialog', { name: 'का दिले नाही?' });
      await why.getByRole('radio', { name: 'घरी कोणी नाही' }).click();
      await expectPage(page, 'mr');
      await why.getByRole('button', { name: 'जतन करा, दिले नाही' }).click();
      await expect(heading).toHaveText('घर 3, एकूण 3');
      await expect
        .poll(async () => (await readRun(request, run)).stops.map(({ outcome }) => outcome), {
          timeout: 30_000,
        })
        .toEqual(['delivered', 'not delivered', null]);
      expect((await readRun(request, run)).stops[1]?.reason).toBe('Not at home');

      await page.reload();
      await expect(heading).toHaveText('घर 3, एकूण 3');
      await waitUntilKept(page);
      await context.setOffline(true);
      await page.goto('/admin/my-run');
      await expect(page.getByText('इंटरनेट नाही')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
      await expect(page.getByText('1 बाकी')).toBeVisible();
      await context.setOffline(false);

      const other = await browser.newContext({ storageState: await context.storageState() });
      const second = await other.newPage();
      await second.addInitScript(() => localStorage.clear());
      await second.goto('/admin/my-run');
      await expect(second.getByText('1 बाकी')).toBeVisible();
      await other.close();
    });
  });

  test(`the counter confirms an order in Hindi at ${width}`, async ({
    browser,
    page: customers,
    request,
    ownShop,
  }) => {
    test.slow();
    await ownShop.saveSettings('delivery', { isOn: false });
    await emptyQueue(ownShop.owner);
    await customerWithPhone(customers.request);
    const order = await placeOrder(customers, { 'Jowar Flour': 2 });
    const { page } = await hire(browser, request, 'counter');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/today');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await choose(page, /Account of/, 'हिन्दी');
    await expect(page.getByRole('link', { name: /^पक्का करना है 1/ })).toBeVisible();
    await expectPage(page, 'hi');
    await page.getByRole('link', { name: 'अगला ऑर्डर पक्का करें' }).click();
    const id = shortIdOf(order._id);
    await expect(page.getByRole('region', { name: `ऑर्डर ${id}` })).toBeVisible();
    await expectPage(page, 'hi');
    await page.setViewportSize(narrowest);
    await expectToFit(page, 'Confirm at 320');
    await page.setViewportSize({ width, height: 800 });
    const confirm = page.getByRole('button', { name: 'पक्का करें' });
    await expect(async () => {
      await confirm.click({ timeout: 2_000 });
      await expect(page.getByText(`ऑर्डर ${id} पक्का हुआ।`)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    const path = `/api/admin/orders/${order._id}`;
    const decided = (await (await ownShop.owner.get(path)).json()) as Order;
    expect(decided.orderStatus).toBe('Confirmed');

    await page.goto('/admin/ordermaster');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Master' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
  });
}

test('the sheets, the runs and the count of cash are in Marathi', async ({
  browser,
  page: customers,
  request,
}) => {
  test.slow();
  const { page, name: counterName } = await hire(browser, request, 'counter');
  const { orders: toMill } = await placeOrders(customers.request, 2, { Besan: 2 });
  const packed = await packOrders({ browser, request }, ['Asha', 'Bhau']);
  const day = packed[0]!.dueOn;
  const { name: rider, run } = await giveRun(browser, request, day);
  const answer = await request.get('/api/admin/batches');
  const { batches } = (await answer.json()) as BatchesAnswer;
  const millers = batches.map(({ milledBy }) => milledBy);
  // Orders of earlier tests wait on the same pages.
  const { data: users } = (await (await request.get('/api/users?pageSize=100')).json()) as {
    data: User[];
  };
  const customerNames = users.map(({ name }) => name);
  const people = [counterName, rider, rider.split(' ')[0] ?? '', ...customerNames, ...millers];
  const known = [...people, ...(await flourNames(request))];
  const data = { action: { do: 'confirm' }, orders: toMill.map(({ _id }) => ({ orderId: _id })) };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await request.post('/api/admin/orders/bulk', { data, headers })).status()).toBe(200);
  await request.put('/api/admin/runs/plan', {
    data: {
      runs: [{ runId: run._id, version: run.version, orderIds: packed.map(({ _id }) => _id) }],
    },
  });
  await page.goto('/admin/today');
  await choose(page, /Account of/, 'मराठी');
  await expect(page.getByRole('heading', { level: 1, name: 'आज' })).toBeVisible();

  const ids = toMill.map(({ _id }) => _id).join(',');
  const pages = [
    ['/admin/today', 'आज', 'Besan'],
    [`/admin/ordermaster/milling-sheet?ids=${ids}`, 'दळणाची यादी', 'Besan'],
    [`/admin/ordermaster/packing-slips?ids=${ids}`, 'पॅकिंग चिठ्ठ्या', 'Besan'],
    [`/admin/ordermaster/slip?order=${toMill[0]!._id}`, 'ऑर्डर पॅक करा', 'Besan'],
    [`/admin/runs?day=${day}`, 'फेऱ्या', rider],
    [`/admin/runs/sheet?run=${run._id}`, 'फेरीची यादी', rider],
  ] as const;
  for (const [path, title, shown] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    for (const width of [...widths, narrowest.width]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoEnglish(page, [...known, ...names]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
  await page.goto(`/admin/batches/${batches[0]!._id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'कोणाकडे आहे' })).toBeVisible();
  await expectNoEnglish(page, [...known, ...names]);
  await page.goto(`/admin/ordermaster/milling-sheet?ids=${ids}`);
  await page.getByRole('button', { name: 'दळून झाले' }).click();
  await expect(page.getByRole('dialog', { name: 'दळून झाले' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoEnglish(page, [...known, ...names]);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/admin/runs?day=${day}`);
  const column = page.getByRole('region', { name: rider });
  await column.getByRole('button', { name: 'फेरी सुरू करा' }).click();
  const start = page.getByRole('dialog', { name: 'फेरी सुरू करा' });
  await expectNoEnglish(page, [...known, ...names]);
  await expectAccessible(page);
  await start.getByRole('button', { name: 'फेरी सुरू करा' }).click();
  await expect(column.getByText(/निघाली$/)).toBeVisible();
  await column.getByRole('link', { name: 'रोख मोजा' }).click();
  const count = page.getByRole('dialog', { name: 'रोख मोजा' });
  await expect(count).toContainText('2 नोंदी अजून आल्या नाहीत');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoEnglish(page, [...known, ...names]);
    await expectAccessible(page);
  }
});

/** Finishes the orders that earlier tests have left. */
async function emptyQueue(owner: APIRequestContext): Promise<void> {
  const orders = (await (await owner.get('/api/admin/orders?pageSize=100')).json()) as Order[];
  for (const { _id: orderId, orderStatus, paymentStatus } of orders) {
    if (!['Placed', 'Pending'].includes(orderStatus)) continue;
    await owner.put('/api/admin/order-and-payment/status', {
      data: { orderId, orderStatus: 'Delivered', paymentStatus },
    });
  }
}
