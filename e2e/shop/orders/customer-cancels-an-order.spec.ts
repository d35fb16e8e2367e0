import type { Page } from '@playwright/test';
import type { Order } from '@dalan/contract/orders/orders';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import {
  logInNewcomer,
  moveOrder,
  orderCard,
  placeOrder,
  shortIdOf,
} from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const cancelCall = '**/api/orders/*/cancel';

function question(page: Page, { _id }: Order) {
  return page.getByRole('alertdialog', { name: `Cancel order ${shortIdOf(_id)}?` });
}

async function askToCancel(page: Page, order: Order) {
  await page.goto(`/myorders#${order._id}`);
  await orderCard(page, order).card.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = question(page, order);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a customer cancels an order, and the card says so at once', async ({ page }) => {
  await logInNewcomer(page);
  // No other test buys this flour, so the returned stock can be counted.
  const order = await placeOrder(page, { 'Soya Flour': 3 });
  const { quantity } = await flourNamed(page.request, 'Soya Flour');
  const dialog = await askToCancel(page, order);
  await expect(dialog).toContainText('3 kg Soya Flour');
  await expect(dialog).toContainText(`₹${order.amountToPay.toFixed(2)}`);
  await expect(dialog.getByRole('button', { name: 'Keep Order' })).toBeFocused();

  const { card, head } = orderCard(page, order);
  await dialog.getByRole('button', { name: 'Keep Order' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Cancel Order' })).toBeFocused();
  await expect(head).toContainText('Placed');

  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(
    page.getByRole('status').getByText(`Order ${shortIdOf(order._id)} is cancelled.`),
  ).toBeVisible();
  await expect(head).toContainText('Cancelled');
  await expect(head).toBeFocused();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toContainText('You cancelled this order.');
  await expect(card.getByRole('listitem').filter({ hasText: 'Cancelled' })).toContainText('ended');
  await expect(card.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await expectAccessible(page);
  const after = await flourNamed(page.request, 'Soya Flour');
  expect(after.quantity).toBeGreaterThanOrEqual(quantity);
});

test('a delivered order has no cancel button', async ({ page, request }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  await moveOrder(request, order, 'Delivered', 'Paid');
  await page.goto(`/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  await expect(card.getByRole('button', { name: 'Order Again' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
});

test('a customer who is too late reads why, and whom to call', async ({ page, request }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const dialog = await askToCancel(page, order);
  await moveOrder(request, order, 'Shipped');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toHaveText(
    'This order is already shipped and can no longer be cancelled here. Please call us on +91 20 5550 0142.',
  );
  await expect(refusal).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    'tel:+912055500142',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(orderCard(page, order).head).toContainText('Shipped');
});

test('a cancellation without an answer can be retried', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const dialog = await askToCancel(page, order);
  const cancel = dialog.getByRole('button', { name: 'Cancel Order' });
  await page.route(cancelCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await cancel.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your order could not be cancelled. Please try again.',
  );
  await expectAccessible(page);
  await page.route(cancelCall, (route) => route.abort(), { times: 1 });
  await cancel.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'No response from server. Please check your connection.',
  );

  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(
    cancelCall,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await cancel.click();
  await expect(dialog.getByRole('button', { name: 'Cancelling...' })).toBeVisible();
  answer(undefined);
  await expect(orderCard(page, order).head).toContainText('Cancelled');
});

test('an expired session leads to the log-in', async ({ page, context }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const dialog = await askToCancel(page, order);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmyorders.*&reason=ended$/);
});
