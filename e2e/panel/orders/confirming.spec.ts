import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { Order } from '@dalan/contract/orders/orders';
import type { Today } from '@dalan/contract/mill/today';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { customerWithPhone } from '../../fixtures/orders/staff-orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

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

async function place(request: APIRequestContext, count: number): Promise<Order[]> {
  const orders: Order[] = [];
  for (let number = 0; number < count; number += 1) {
    orders.push(await placeOrder({ request }, { 'Jowar Flour': 2, Besan: 1 }));
  }
  return orders;
}

function card(page: Page, order: Order) {
  return page.getByRole('region', { name: `Order ${shortIdOf(order._id)}` });
}

/** Right after an order appears, the page ignores keys that were meant for the one before. */
async function showsOrder(page: Page, order: Order): Promise<void> {
  await expect(card(page, order)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
}

async function openDesk(page: Page): Promise<void> {
  const opened = page.waitForResponse('**/api/admin/events');
  await page.goto('/admin/ordermaster/confirm');
  await opened;
}

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await emptyQueue(ownShop.owner);
  await signInThroughApi(page);
});
test.afterEach(closeOtherBrowsers);

test('by keyboard: confirm, undo, no answer, cancel with a reason, then nothing is left', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const customer = await customerWithPhone(request);
  const [first, second, third] = (await place(request, 3)) as [Order, Order, Order];
  await page.goto('/admin/today');
  await expect(page.getByRole('link', { name: /^To confirm 3/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Confirm next order' }).click();

  await showsOrder(page, first);
  const region = card(page, first);
  await expect(region.getByRole('heading', { name: customer.name })).toBeVisible();
  await expect(region.getByRole('link', { name: /^55/ })).toHaveAttribute(
    'href',
    `tel:+91${customer.phone}`,
  );
  const whatsapp = region.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/9155.*Shall%20we%20mill/);
  await page.getByRole('button', { name: 'मराठी' }).click();
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent('दळायला घेऊ का?')));
  await expect(page.getByText('3 left')).toBeVisible();

  await expect(async () => {
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
    await expect(card(page, second)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await showsOrder(page, first);
  await expect(async () => {
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
    await expect(card(page, second)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });

  await expect(async () => {
    await page.keyboard.press('n');
    await expect(card(page, third)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('2 left, 1 comes back later')).toBeVisible();

  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Cancel order' });
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await expect(dialog.getByText('3 kg go back to stock.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Customer asked' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('Note').fill('Wants it in December');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Nothing to confirm now' })).toBeVisible();
  await expect(
    page.getByText(/You confirmed 1 and cancelled 1 in this round\. One order comes back: at /),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Milling sheet for / })).toBeVisible();
  await expectAccessible(page);
  const orders = (await (await request.get('/api/my-orders')).json()) as Order[];
  expect(orders.map(({ orderStatus }) => orderStatus)).toEqual([
    'Cancelled',
    'Pending',
    'Confirmed',
  ]);
  expect(orders[0]!.history.at(-1)!.note).toBe('Other');
});

test('two people never have the same order, and a late one is told who has it', async ({
  page,
  request,
  browser,
  ownShop,
}) => {
  await customerWithPhone(request);
  const [first, second] = (await place(request, 2)) as [Order, Order];
  await openDesk(page);
  await showsOrder(page, first);
  const { page: theirs, name } = await hire(browser, request, 'counter');
  await openDesk(theirs);
  await showsOrder(theirs, second);

  // Asha's own desk would take the first order back, and so give up the second.
  await page.goto('/admin/today');
  // The colleague's time is over: the order is free, and Asha takes it.
  await theirs.request.post(`/api/admin/confirm/${second._id}/give-back`);
  const taken = await ownShop.owner.post(`/api/admin/confirm/${second._id}/keep`);
  expect(((await taken.json()) as ConfirmAnswer).others).toEqual([]);
  const told = expect(theirs.getByText('Asha has this order now')).toBeVisible();
  // The live stream may have told the colleague before the click. Then the button is gone.
  const noAnswer = card(theirs, second).getByRole('button', { name: 'No answer' });
  await noAnswer.click({ timeout: 5_000 }).catch(() => undefined);
  await told;
  await expectAccessible(theirs);
  await showsOrder(theirs, first);

  // Leaving the page gives the order back.
  await theirs.goto('/admin/today');
  await expect(async () => {
    const next = await ownShop.owner.post('/api/admin/confirm/next');
    expect(((await next.json()) as ConfirmAnswer).others).not.toContain(name);
  }).toPass({ timeout: 15_000 });
});

test('an order that its customer cancels says so, and the next one comes', async ({
  page,
  request,
}) => {
  const { name } = await customerWithPhone(request);
  const [first, second] = (await place(request, 2)) as [Order, Order];
  await openDesk(page);
  await showsOrder(page, first);
  await request.post(`/api/orders/${first._id}/cancel`);
  await expect(page.getByText(`${name} cancelled this order.`)).toBeVisible();
  await showsOrder(page, second);

  await page.getByRole('button', { name: 'Move to another day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another day' });
  await expectAccessible(page);
  await dialog.getByLabel('New due day').fill(`${new Date().getFullYear() + 1}-01-15`);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(card(page, second)).toContainText(/15 Jan/);
});

test('on a phone the decisions stay in view, and the day shows what is waiting', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await customerWithPhone(request);
  const [first, second] = (await place(request, 2)) as [Order, Order];
  await openDesk(page);
  await showsOrder(page, first);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeInViewport();
  await expectAccessible(page);
  await expect(async () => {
    await confirm.click();
    await expect(card(page, second)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel order' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/today');
  await expect(page.getByRole('link', { name: /^To confirm 1/ })).toBeVisible();
  await expectAccessible(page);
  await place(request, 1);
  await expect(page.getByRole('link', { name: /^To confirm 2/ })).toBeVisible({ timeout: 4_000 });
  const today = (await (await page.request.get('/api/admin/today')).json()) as Today;
  expect(today.waiting.toConfirm).toBe(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  const link = page.getByRole('link', { name: 'Order Master', exact: true });
  await expect(link).toHaveAccessibleDescription('2 to confirm');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
