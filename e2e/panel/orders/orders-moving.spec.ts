import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { moveOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { orderRows, placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

const bar = (page: Page) => page.getByRole('region', { name: 'Actions for the selection' });
const boxOf = (page: Page, { _id }: Order) =>
  page.getByRole('checkbox', { name: `Select order ${shortIdOf(_id)}` });

async function ordersNow(page: Page, orders: Order[]): Promise<Order[]> {
  const answers = orders.map(({ _id }) => page.request.get(`/api/admin/orders/${_id}`));
  return Promise.all((await Promise.all(answers)).map((answer) => answer.json() as Promise<Order>));
}

test('staff confirm many at once, are told which stay, and take it back', async ({
  page,
  request,
}) => {
  const { phone, orders } = await placeOrders(request, 3, { Besan: 2, 'Jowar Flour': 1 });
  await page.goto(`/admin/ordermaster?step=to-confirm&q=${phone}`);
  await expect(orderRows(page)).toHaveCount(3);
  await boxOf(page, orders[2]!).click();
  await boxOf(page, orders[0]!).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await expect(bar(page)).toContainText('6 bags · 9 kg');

  await request.post(`/api/orders/${orders[1]!._id}/cancel`);
  await bar(page).getByRole('button', { name: 'Confirm' }).click();
  const result = page.getByRole('dialog', { name: 'Not all confirmed' });
  await expect(result).toContainText('2 of 3');
  await expect(result).toContainText('2 orders confirmed, 6 kg.');
  await expect(result.getByRole('listitem')).toContainText(/Cancelled by .* at/);
  await expect(result).toContainText('It stays selected.');
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back: 2 orders')).toBeVisible();
  await expect(bar(page)).toContainText('1 selected');
  expect((await ordersNow(page, orders)).map(({ orderStatus }) => orderStatus)).toEqual([
    'Placed',
    'Cancelled',
    'Placed',
  ]);
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await bar(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 orders confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
});

test('an answer that is lost is asked for again, and nothing is paid twice', async ({
  page,
  request,
}) => {
  const { phone, orders } = await placeOrders(request, 2, { Besan: 1 });
  for (const order of orders) await moveOrder(page.request, order, 'Shipped');
  await page.goto(`/admin/ordermaster?step=out&q=${phone}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await bar(page).getByRole('button', { name: 'Delivered and paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivered and paid' });
  await expect(dialog).toContainText('from 2 orders is recorded as received.');
  await dialog.getByLabel('UPI').check();
  await expectAccessible(page);
  await page.route(
    '**/api/admin/orders/bulk',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const pay = dialog.getByRole('button', { name: 'Delivered and paid' });
  await pay.click();
  await expect(page.getByText('Press again: nothing is done twice.')).toBeVisible();
  await expect(pay).toHaveAttribute('aria-disabled', 'false');
  await pay.click();
  await expect(page.getByText('2 orders delivered', { exact: true })).toBeVisible();
  for (const order of await ordersNow(page, orders)) {
    expect(order).toMatchObject({ orderStatus: 'Delivered', paymentStatus: 'Paid' });
    expect(order.payments).toHaveLength(1);
    expect(order.payments[0]).toMatchObject({ method: 'UPI', amount: order.amountToPay });
  }
});

test('tabs, filters and keys', async ({ page, request }) => {
  const { phone, orders } = await placeOrders(request, 2, { Besan: 1 });
  for (const order of orders) await moveOrder(page.request, order, 'Processing');
  await page.goto(`/admin/ordermaster?q=${phone}`);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^To pack/ }).click();
  // The URL changes a moment before the tab does.
  await expect(steps.getByRole('link', { name: /^To pack/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page).toHaveURL(/step=to-pack/);
  await expect(orderRows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(boxOf(page, orders[0]!)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 selected');
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('2 selected');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Clear the selection');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('r');
  const run = page.getByRole('dialog', { name: 'Add to a run' });
  await expect(run).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(run).toBeHidden();
  await bar(page).getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: /^Confirm/ })).toContainText(
    'None of these is Placed or Pending',
  );
  await page.getByRole('menuitem', { name: 'Packed', exact: true }).click();
  await expect(page.getByText('2 orders packed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(orderRows(page)).toHaveCount(2);

  await boxOf(page, orders[1]!).click();
  await page.getByLabel('Due', { exact: true }).selectOption('late');
  await expect(page).toHaveURL(/due=late/);
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  // The selection survives a filter, but not another tab.
  await expect(bar(page)).toContainText('1 selected');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(orderRows(page)).toHaveCount(2);
  await steps.getByRole('link', { name: /^All/ }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto('/admin/ordermaster?step=to-confirm&q=&due=2031-01-01');
  await expect(page.getByText('No order fits these filters.')).toBeVisible();
  await page.getByLabel('Due', { exact: true }).selectOption('Another date');
  await page.getByLabel('Date', { exact: true }).pressSequentially('12052031');
  await expect(page).toHaveURL(/due=2031-12-05/);
});

test('on a phone a long press starts the selection', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { phone, orders } = await placeOrders(request, 2, { Besan: 1 });
  await page.goto(`/admin/ordermaster?step=to-confirm&q=${phone}`);
  const card = orderRows(page).first();
  const press = { pointerType: 'touch', clientX: 100, clientY: 300, bubbles: true };
  await card.getByText('Besan').dispatchEvent('pointerdown', press);
  await expect(page.getByText('1 selected')).toBeVisible();
  await card.getByText('Besan').dispatchEvent('pointerup', press);
  await boxOf(page, orders[0]!).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Move to a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to a day' });
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toContainText('Please choose a day');
  await dialog.getByRole('radio').nth(2).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(/^2 orders moved to/)).toBeVisible();
  const [one, other] = await ordersNow(page, orders);
  expect(one?.dueOn).toBe(other?.dueOn);
});
