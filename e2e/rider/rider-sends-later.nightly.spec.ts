import { formatRupees } from '@dalan/contract/money/money';
import { closeOtherBrowsers, hire } from '../fixtures/people/colleagues.ts';
import { deliverNext, readRun, startRider } from '../fixtures/orders/rider.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

test('an action that the mill fails to record holds nothing back, and the counter sees it', async ({
  browser,
  page: customers,
  request,
}) => {
  test.slow();
  const people = { browser, page: customers, request };
  const options = { serviceWorkers: 'block' } as const;
  const { context, run, orders } = await startRider(people, 3, options);
  let page = await context.newPage();
  let failures = 0;
  await context.route('**/api/admin/my-runs/*/actions', async (route) => {
    const { orderId } = route.request().postDataJSON() as { orderId: string };
    if (orderId !== orders[0]!._id) return route.continue();
    failures += 1;
    return route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'It failed.' } });
  });
  await page.goto('/admin/my-run');
  await deliverNext(page, 'Cash');
  await expect.poll(() => failures, { timeout: 20_000 }).toBe(2);
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.goto('/admin/my-run');
  await deliverNext(page, 'UPI');
  const amount = formatRupees(orders[0]!.amountToPay);
  const aside = page.getByRole('alert').filter({ hasText: 'not recorded at the mill' });
  await expect(aside).toContainText(`Delivered, cash ${amount}`, { timeout: 40_000 });
  expect(failures, 'a reload does not start the count again').toBe(5);
  await expect(aside).toContainText('The counter can see it.');
  await expectAccessible(page);
  await expect
    .poll(async () => (await readRun(request, run)).stops.map(({ outcome }) => outcome))
    .toEqual([null, 'delivered', null]);

  const counter = await browser.newContext({ storageState: await request.storageState() });
  const panel = await counter.newPage();
  await panel.goto(`/admin/runs?day=${run.day}`);
  // Stops are loaded when their run is in view, and runs of other journeys stand above this one.
  await panel.getByRole('heading', { name: run.rider.name }).scrollIntoViewIfNeeded();
  await expect(panel.getByText(`Not recorded: Delivered, cash ${amount}`)).toBeVisible();
  await expectAccessible(panel);
  await panel.goto(`/admin/runs/cash-count?run=${run._id}`);
  await expect(
    panel.getByRole('region', { name: 'Not recorded, so not in Expected' }),
  ).toContainText(`Delivered, cash ${amount}`);
  await expectAccessible(panel);
  await counter.close();

  await context.unroute('**/api/admin/my-runs/*/actions');
  await page.reload();
  await expect
    .poll(async () => (await readRun(request, run)).stops[0], { timeout: 40_000 })
    .toMatchObject({ outcome: 'delivered', unrecorded: null });
  await expect(aside).toHaveCount(0);
  expect((await readRun(request, run)).cashTaken).toBe(orders[0]!.amountToPay);
  await context.close();
});

test('what a rider tapped waits for them while somebody else is signed in on the phone', async ({
  browser,
  page: customers,
  request,
}) => {
  const people = { browser, page: customers, request };
  const first = await startRider(people, 2, { serviceWorkers: 'block' });
  const other = await hire(browser, request, 'delivery');
  const page = await first.context.newPage();
  await page.goto('/admin/my-run');
  await expect(page.getByText('2 left')).toBeVisible();
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    const data = { username: email, password };
    const answer = await page.request.post('/api/admin/login', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await logIn(other);
  await deliverNext(page, 'Cash');
  await expect(page.getByText('Somebody else is signed in on this phone')).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText('1 action of yours waiting.')).toBeVisible();

  const theirs = await first.context.newPage();
  await theirs.goto('/admin/my-run');
  await expect(theirs.getByText('1 action of somebody else on this phone')).toBeVisible();
  await theirs.getByRole('button', { name: 'Menu' }).tap();
  await theirs.getByRole('menuitem', { name: 'Log out' }).tap();
  await expect(theirs).toHaveURL('/loginadmin');
  await theirs.close();

  await logIn(first);
  await expect
    .poll(async () => (await readRun(request, first.run)).stops[0]!.outcome, { timeout: 15_000 })
    .toBe('delivered');
  await expect(page.getByText('not taken by the mill')).toHaveCount(0);
  await first.context.close();
});
