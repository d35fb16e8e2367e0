import type { MyRuns } from '@dalan/contract/mill/runs';
import { changeAnswer } from '../fixtures/shop/change-answer.ts';
import { closeOtherBrowsers } from '../fixtures/people/colleagues.ts';
import { readCode } from '../fixtures/look/read-code.ts';
import {
  backToTheRun,
  bringBackNext,
  deliverNext,
  openNext,
  readRun,
  startRider,
  waitUntilKept,
} from '../fixtures/orders/rider.ts';
import { changeStatuses } from '../fixtures/orders/staff-orders.ts';
import { merchant, merchantLink } from '../fixtures/orders/upi.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
test.afterEach(closeOtherBrowsers);

test('ten stops without a network arrive once, in order, with the time of the tap', async ({
  browser,
  page: customers,
  request,
}) => {
  test.slow();
  const people = { browser, page: customers, request };
  const { context, run, orders } = await startRider(people, 11);
  let page = await context.newPage();
  await page.goto('/admin/my-run');
  await expect(page.getByText('11 left')).toBeVisible();
  await waitUntilKept(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.reload();
  await expect(page.getByText('11 left')).toBeVisible();
  await page.unrouteAll();

  await context.setOffline(true);
  await expect(page.getByText('No network')).toBeVisible();
  await deliverNext(page, 'Cash');
  await deliverNext(page, 'UPI');
  await openNext(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delivered', exact: true }).tap();
  const paid = page.getByRole('dialog', { name: 'How was it paid?' });
  await paid.getByRole('button', { name: /^Partly/ }).tap();
  await paid.getByLabel('Cash').fill('100');
  await paid.getByLabel('UPI').fill('20.50');
  await expect(paid.getByText('The order becomes Partially Paid.')).toBeVisible();
  await expectAccessible(page);
  await paid.getByRole('button', { name: 'Save, delivered' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop 4 of 11');
  await bringBackNext(page, 'Not at home');
  await openNext(page);
  await page.getByRole('button', { name: 'Not delivered' }).tap();
  const why = page.getByRole('dialog', { name: 'Why not delivered?' });
  await why.getByRole('radio', { name: 'Asked for another day' }).tap();
  const day = why.getByRole('combobox', { name: 'Day' });
  await day.selectOption({ index: 2 });
  const chosenDay = await day.inputValue();
  await why.getByLabel('Note for the mill').fill('After the wedding');
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Save, not delivered' }).tap();
  await expect(page.getByText('No network, 5 actions waiting')).toBeVisible();

  await page.close();
  page = await context.newPage();
  await page.goto('/admin/my-run');
  await expect(page.getByText('No network, 5 actions waiting')).toBeVisible();
  await expect(page.getByText('6 left')).toBeVisible();
  await expectAccessible(page);
  await bringBackNext(page, 'Refused at the door');
  for (let stop = 7; stop <= 10; stop += 1) await deliverNext(page, 'Cash');
  await expect(page.getByText('No network, 10 actions waiting')).toBeVisible();
  await backToTheRun(page);
  await expect(
    page.getByRole('list', { name: '10 actions waiting' }).getByRole('listitem'),
  ).toHaveCount(10);

  await changeStatuses(request, orders[7]!, { orderStatus: 'Cancelled', paymentStatus: 'Pending' });
  const back = Date.now();
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: /waiting$/ })).toHaveCount(0, { timeout: 30_000 });
  const refused = page.getByRole('alert').filter({ hasText: 'not taken' });
  await expect(refused).toContainText('Stop 8, Meera Joshi: not taken by the mill');
  await expect(refused).toContainText(/The mill cancelled this order at .+ Bring the bags back\./);
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Understood' }).tap();
  await expect(refused).toHaveCount(0);
  await expect(page.getByText('1 left')).toBeVisible();

  const { stops, cashTaken, upiTaken } = await readRun(request, run);
  expect(stops.map(({ outcome }) => outcome)).toEqual([
    ...['delivered', 'delivered', 'delivered', 'not delivered', 'not delivered', 'not delivered'],
    ...['delivered', 'called off', 'delivered', 'delivered', null],
  ]);
  const taps = stops.filter(({ outcome }) => outcome !== null && outcome !== 'called off');
  const times = taps.map(({ doneAt }) => Date.parse(doneAt!));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(back);
  const amount = orders[0]!.amountToPay;
  expect({ cashTaken, upiTaken }).toEqual({ cashTaken: amount * 4 + 100, upiTaken: amount + 20.5 });
  for (const { order, outcome, doneAt } of stops) {
    const methods = outcome === 'delivered' ? order.payments.map(({ at }) => at) : [];
    expect(new Set(methods)).toEqual(new Set(outcome === 'delivered' ? [doneAt] : []));
  }
  expect(stops[4]!.order).toMatchObject({ orderStatus: 'Processing', dueOn: chosenDay });
  expect(stops[5]!.order.orderStatus).toBe('Returned');

  await deliverNext(page, 'UPI');
  await expect(page.getByText('Finished')).toBeVisible();
  await expect(page.getByText('Everything is sent.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('region', { name: 'Hand over at the mill' })).toContainText(
    'from 5 doors',
  );
  await expectAccessible(page);
  await context.close();
});

test('the code pays exactly what is to collect; wrong amounts and a wrong tap are mended', async ({
  browser,
  page: customers,
  request,
}) => {
  const people = { browser, page: customers, request };
  const { context, run, orders } = await startRider(people, 2, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await changeAnswer(page, '**/api/admin/my-runs', (answer: MyRuns) => ({
    ...answer,
    upi: { ...merchant, name: 'Dalan' },
  }));
  await page.goto('/admin/my-run');
  await openNext(page);
  const amount = orders[0]!.amountToPay;
  const code = page.getByRole('img', { name: /QR code that pays/ });
  expect(await readCode(code)).toBe(merchantLink(orders[0]!, amount));

  await page.getByRole('button', { name: 'Delivered', exact: true }).tap();
  const paid = page.getByRole('dialog', { name: 'How was it paid?' });
  await paid.getByRole('button', { name: /^Partly/ }).tap();
  const save = paid.getByRole('button', { name: 'Save, delivered' });
  await paid.getByLabel('Cash').fill(String(amount));
  await paid.getByLabel('UPI').fill('0.01');
  await save.tap();
  await expect(paid.getByText(/Give the rest back/)).toBeVisible();
  await paid.getByLabel('UPI').fill('ten');
  await save.tap();
  await expect(paid.getByText('Please enter rupees')).toBeVisible();
  await expectAccessible(page);
  await paid.getByLabel('UPI').fill('');
  await save.dblclick();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.tap();
  await expect(page.getByText('2 left')).toBeVisible();
  await expect(undo).toBeHidden();

  await bringBackNext(page, 'Address not found');
  await expect(undo).toBeHidden({ timeout: 10_000 });
  await expect
    .poll(async () => (await readRun(request, run)).stops[0]!.outcome)
    .toBe('not delivered');
  const { stops, cashTaken } = await readRun(request, run);
  expect(cashTaken).toBe(0);
  expect(stops[0]).toMatchObject({ reason: 'Address not found' });
  await context.close();
});

test('signed out on the way, everything stays until the rider logs in again', async ({
  browser,
  page: customers,
  request,
}) => {
  const people = { browser, page: customers, request };
  const { context, run, email, password } = await startRider(people, 2);
  const page = await context.newPage();
  await page.goto('/admin/my-run');
  await expect(page.getByText('2 left')).toBeVisible();
  await page.request.post('/api/logout');
  await deliverNext(page, 'Cash');
  await expect(page.getByText('Log in again to send')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await backToTheRun(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: 'Log out' }).tap();
  const question = page.getByRole('dialog', { name: '1 action not sent yet' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).tap();

  await page.getByRole('link', { name: 'Log in' }).tap();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).tap();
  await expect(page.getByText('1 left')).toBeVisible();
  await expect.poll(async () => (await readRun(request, run)).stops[0]!.outcome).toBe('delivered');

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: 'Log out' }).tap();
  await expect(page).toHaveURL('/loginadmin');
  const kept = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('dalan-rider');
        opening.onerror = () => reject(new Error('the phone has no store'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('snapshot').objectStore('snapshot').count();
          store.onsuccess = () => resolve(store.result);
        };
      }),
  );
  expect(kept).toBe(0);
  await context.close();
});

test('riders start at their run, and staff without one are told so', async ({
  browser,
  page: customers,
  request,
}) => {
  const { context, page: riders } = await (async () => {
    const rider = await startRider({ browser, page: customers, request }, 1);
    return { ...rider, page: await rider.context.newPage() };
  })();
  await riders.goto('/admin');
  await expect(riders).toHaveURL('/admin/my-run');
  await expect(riders.getByText('1 left')).toBeVisible();
  const owner = await browser.newContext({
    storageState: await request.storageState(),
    viewport: { width: 1280, height: 800 },
  });
  const page = await owner.newPage();
  await page.goto('/admin/my-run');
  await expect(page.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
  await expectAccessible(page);
  await owner.close();
  await context.close();
});
