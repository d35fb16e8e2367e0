import { randomUUID } from 'node:crypto';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { giveRun, handleOf, packOrders, runColumn, stopsOf } from '../../fixtures/orders/runs.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { secondProcessOf, withoutStream } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test('orders are put on a run and moved by keys and by drag, live in another process', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await signInThroughApi(page);
  const { request } = page;
  const orders = await packOrders({ browser, request }, ['Asha', 'Bhau', 'Chitra']);
  const [asha, , chitra] = orders as [Order, Order, Order];
  const day = asha.dueOn;
  const { name: first } = await giveRun(browser, request, day);
  const { name: second } = await giveRun(browser, request, day);
  await page.goto(`/admin/runs?day=${day}`);
  await expect(page.getByRole('link', { name: 'Runs' })).toHaveAttribute('aria-current', 'page');
  for (const { userId } of orders) {
    await page.getByRole('checkbox', { name: `Select ${userId.name}` }).check();
  }
  await expectAccessible(page);
  await page.route('**/api/admin/runs/plan', (route) => route.abort(), { times: 1 });
  const add = page.getByRole('button', { name: `Add 3 orders to ${first}` });
  await add.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const pressAgain = async () => {
    await add.click({ timeout: 1_000 }).catch(() => undefined);
    return stopsOf(page, first);
  };
  await expect.poll(pressAgain).toEqual(['Asha', 'Bhau', 'Chitra']);

  const { page: other } = await hire(browser, request, 'counter');
  await other.goto(`${secondProcessOf(baseURL)}/admin/runs?day=${day}`);
  await expect.poll(() => stopsOf(other, first)).toEqual(['Asha', 'Bhau', 'Chitra']);

  await handleOf(page, asha).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'lifted, stop 1 of 3' })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect.poll(() => stopsOf(other, first)).toEqual(['Bhau', 'Asha', 'Chitra']);
  await expect(handleOf(page, asha)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stopsOf(page, second)).toEqual(['Asha']);
  await page.keyboard.press('Escape');
  await expect.poll(() => stopsOf(page, first)).toEqual(['Bhau', 'Asha', 'Chitra']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => stopsOf(other, second)).toEqual(['Asha']);

  await handleOf(page, asha).scrollIntoViewIfNeeded();
  await handleOf(page, chitra).hover();
  await page.mouse.down();
  const above = (await handleOf(page, asha).boundingBox())!;
  await page.mouse.move(above.x + 10, above.y, { steps: 5 });
  await expect.poll(() => stopsOf(page, second)).toEqual(['Chitra', 'Asha']);
  // Asha's stop has moved to make room for the held one.
  const { x, y, height } = (await handleOf(page, asha).boundingBox())!;
  await page.mouse.move(x + 10, y + 2 * height, { steps: 5 });
  await expect.poll(() => stopsOf(page, second)).toEqual(['Asha', 'Chitra']);
  await page.mouse.up();
  await expect.poll(() => stopsOf(other, second)).toEqual(['Asha', 'Chitra']);

  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test('of two planners the later one is shown the order of the other', async ({ browser, page }) => {
  await page.setViewportSize(desk);
  await signInThroughApi(page);
  const { request } = page;
  const orders = await packOrders({ browser, request }, ['Deepa', 'Esha']);
  const day = orders[0]!.dueOn;
  const { name, run } = await giveRun(browser, request, day);
  const plan = (version: number, orderIds: string[]) =>
    request.put('/api/admin/runs/plan', {
      data: { runs: [{ runId: run._id, version, orderIds }] },
    });
  const [deepa, esha] = orders.map(({ _id }) => _id) as [string, string];
  await plan(run.version, [deepa, esha]);

  const { page: other } = await hire(browser, request, 'counter');
  await withoutStream(other);
  await other.goto(`/admin/runs?day=${day}`);
  await expect.poll(() => stopsOf(other, name)).toEqual(['Deepa', 'Esha']);
  await plan(run.version + 1, [esha, deepa]);
  await handleOf(other, orders[0]!).focus();
  await other.keyboard.press('Space');
  await other.keyboard.press('ArrowLeft');
  await other.keyboard.press('Space');
  await expect(other.getByText(`changed the run of ${name} meanwhile`)).toBeVisible();
  await expect.poll(() => stopsOf(other, name)).toEqual(['Esha', 'Deepa']);
});

test('a run is printed, started, ridden and its cash is counted', async ({ browser, page }) => {
  test.slow();
  await page.setViewportSize(desk);
  await signInThroughApi(page);
  const { request } = page;
  const orders = await packOrders({ browser, request }, ['Farhan', 'Gauri']);
  const day = orders[0]!.dueOn;
  const { name, run, page: rider } = await giveRun(browser, request, day);
  const orderIds = orders.map(({ _id }) => _id);
  await request.put('/api/admin/runs/plan', {
    data: { runs: [{ runId: run._id, version: run.version, orderIds }] },
  });
  await page.goto(`/admin/runs?day=${day}`);
  const column = runColumn(page, name);
  await column.getByRole('link', { name: 'Run sheet' }).click();
  await expect(page.getByRole('article')).toContainText('2 stops, 2 bags, 4 kg');
  await expectAccessible(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await page.goBack();

  await column.getByRole('button', { name: 'Start run' }).click();
  const start = page.getByRole('dialog', { name: 'Start run' });
  await expect(start).toContainText('2 orders become Shipped');
  await expectAccessible(page);
  await start.getByRole('button', { name: 'Start run' }).click();
  await expect(column.getByText(/^Out since/)).toBeVisible();
  await expectAccessible(page);

  await column.getByRole('link', { name: 'Count cash' }).click();
  const count = page.getByRole('dialog', { name: 'Count cash' });
  await expect(count).toContainText('2 actions of Anita are not here yet');
  await expect(count.getByRole('button', { name: 'Close the run' })).toBeDisabled();
  const amount = orders[0]!.amountToPay;
  for (const orderId of orderIds) {
    const answer = await rider.request.post(`/api/admin/my-runs/${run._id}/actions`, {
      data: {
        do: 'delivered',
        orderId,
        tappedAt: new Date().toISOString(),
        payments: [{ method: 'cash', amount }],
      },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await expect(count).toContainText(`Expected ${formatRupees(amount * 2)}`);
  await count.getByLabel('₹100 notes').fill('1');
  await page.keyboard.press('ArrowUp');
  await expect(count.getByLabel('₹100 notes')).toHaveValue('2');
  await page.keyboard.press('Tab');
  await expect(count.getByLabel('₹50 notes')).toBeFocused();
  await count.getByLabel('Coins in rupees').fill(String(amount * 2 - 210));
  await expect(count).toContainText(/Short by\s*₹10.00/);
  await count.getByRole('button', { name: 'Close the run' }).click();
  await expect(count).toContainText('Please say in a note why the count differs');
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await count.getByLabel(/^Note/).fill('No change at the second door');
  await count.getByRole('button', { name: 'Close the run' }).click();
  await expect(column.getByText('Closed')).toBeVisible();
  await column.getByRole('link', { name: 'See the count' }).click();
  await expect(count).toContainText('No change at the second door');
  await expectAccessible(page);
});
