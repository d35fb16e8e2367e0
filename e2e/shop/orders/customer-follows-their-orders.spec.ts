import { orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { logIn } from '../../fixtures/people/newcomer.ts';
import {
  logInNewcomer,
  moveOrder,
  orderCard,
  placeOrder,
  shortIdOf,
} from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const listCall = '**/api/my-orders?*';

/** Today's date in India. */
function today(): string {
  return new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date());
}

async function openOrders(page: Page): Promise<void> {
  await page.goto('/myorders');
  await expect(page.getByRole('button', { name: /^Order / }).first()).toBeVisible();
}

test('a customer without orders gets a link to the flours', async ({ page }) => {
  await logInNewcomer(page);
  await page.goto('/myorders');
  await expect(page).toHaveTitle('My Orders | Dalan');
  await expect(
    page.getByRole('heading', { name: "You haven't placed any orders yet." }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/products');
});

test('an order shows all its details', async ({ page, request }) => {
  const person = await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 1 });
  await moveOrder(request, order, 'Confirmed');
  await openOrders(page);
  const { card, head } = orderCard(page, order);
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(head).toContainText(`${today()} 3 kg, 2 flours`);
  await expect(head).toContainText('₹372.00');
  await expect(head).toContainText('Confirmed');
  await expect(head).toContainText('Payment: Pending');
  await expect(card.getByText('Deliver to')).toHaveCount(0);

  await head.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  for (const text of [
    person.name,
    person.address,
    '+91 55500 14268',
    'Cash on Delivery',
    '2 kg × ₹138.00',
    '₹276.00',
    '1 kg × ₹96.00',
    'Ground from fragrant Ambemohar rice',
    'Your order is confirmed. We mill it next. Please keep ₹372.00 and the delivery charges ready.',
    'Last updated',
    `${today()}, `,
  ]) {
    await expect(card).toContainText(text);
  }
  const steps = card.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Placed, done\d+ \w+, \d+:\d\d [AP]M$/,
    /^Confirmed, now\d+ \w+, \d+:\d\d [AP]M$/,
    'Processing, to come',
    'Shipped, to come',
    'Delivered, to come',
  ]);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');

  await head.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByText('Deliver to')).toHaveCount(0);
});

test('each status has its colour, its icon and its word', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  const green = 'rgb(31, 91, 58)';
  const yellow = 'rgb(122, 82, 0)';
  const red = 'rgb(180, 35, 42)';
  const grey = 'rgb(59, 69, 73)';
  const orderColours = [yellow, yellow, grey, green, red, grey, grey, green];
  const paymentColours = [yellow, grey, red, grey, grey, green];
  const id = (number: number) => `${order._id.slice(0, -8)}0000000${number}`;
  const orders = orderStatuses.map((orderStatus, index): Order => ({
    ...order,
    _id: id(index),
    orderStatus,
    paymentStatus: paymentStatuses[index % paymentStatuses.length] ?? 'Pending',
  }));
  await page.route(listCall, (route) => route.fulfill({ json: orders }));
  await openOrders(page);
  for (const [index, { _id, orderStatus, paymentStatus }] of orders.entries()) {
    const head = page.getByRole('button', { name: `Order ${shortIdOf(_id)}` });
    const chip = head.getByText(orderStatus, { exact: true });
    await expect(chip).toHaveCSS('color', orderColours[index] ?? '');
    const payment = head.getByText(`Payment: ${paymentStatus}`, { exact: true });
    await expect(payment).toHaveCSS('color', paymentColours[index % 6] ?? '');
  }
  await expectAccessible(page);
});

test('the timeline of a returned or cancelled order ends there', async ({ page, request }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  await moveOrder(request, order, 'Delivered', 'Paid');
  await moveOrder(request, order, 'Returned', 'Refunded');
  await page.goto(`/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  await expect(card.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /^Placed, done/,
    /^Delivered, done/,
    /^Returned, ended here/,
  ]);
  await expect(card).toContainText('This order came back to us.');
});

test('a link to one order opens it, also after a log-in', async ({ page, context }) => {
  const person = await logInNewcomer(page);
  const first = await placeOrder(page, { Besan: 1 });
  const second = await placeOrder(page, { Besan: 2 });
  await page.goto(`/myorders#${first._id}`);
  await expect(orderCard(page, first).head).toBeFocused();
  await expect(orderCard(page, first).head).toHaveAttribute('aria-expanded', 'true');
  await expect(orderCard(page, second).head).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate((id) => (window.location.hash = id), second._id);
  await expect(orderCard(page, second).head).toBeFocused();
  await expect(orderCard(page, second).head).toHaveAttribute('aria-expanded', 'true');

  const other = await context.browser()!.newPage();
  await other.goto(`/myorders#${first._id}`);
  await expect(other).toHaveURL(/\/login\?next=/);
  await logIn(other, person);
  await expect(other).toHaveURL(`/myorders#${first._id}`);
  await expect(orderCard(other, first).head).toBeFocused();
  await other.close();
});

test('a link to another customer’s order says so', async ({ page }) => {
  await logInNewcomer(page);
  await placeOrder(page, { Besan: 1 });
  await page.goto('/myorders#01990000-0000-7000-8000-000000000001');
  await expect(page.getByText('We could not find this order.')).toBeVisible();
});

test('a long list shows its newest orders, and older ones on request', async ({ page }) => {
  await logInNewcomer(page);
  const oldest = await placeOrder(page, { Besan: 1 });
  for (let placed = 1; placed <= 20; placed += 1) {
    const { _id } = await placeOrder(page, { Besan: 1 });
    // Cancelling returns the stock for other tests.
    expect((await page.request.post(`/api/orders/${_id}/cancel`)).status()).toBe(200);
  }
  await openOrders(page);
  await expect(page.getByText('20 of 21 orders')).toBeVisible();
  await expect(orderCard(page, oldest).card).toHaveCount(0);
  await page.getByRole('link', { name: 'Show older' }).click();
  await expect(page.getByText('21 of 21 orders')).toBeVisible();
  await expect(orderCard(page, oldest).card).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show older' })).toHaveCount(0);

  await page.goto(`/myorders#${oldest._id}`);
  await expect(orderCard(page, oldest).head).toBeFocused();
});

test('a list that fails to load says so, and can be retried', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  for (const fail of ['answer', 'silence']) {
    await page.route(
      listCall,
      (route) => (fail === 'answer' ? route.fulfill({ status: 500, json: {} }) : route.abort()),
      { times: 1 },
    );
    await page.goto('/myorders');
    await expect(page.getByRole('alert')).toContainText('Your orders could not be loaded.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(orderCard(page, order).head).toBeVisible();
  }
});

test('while it loads, the page shows three empty cards and no personal data', async ({
  page,
  request,
}) => {
  const person = await logInNewcomer(page);
  const html = await (await request.get('/myorders')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(listCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/myorders');
  await expect(page.getByText('Loading your orders')).toBeAttached();
  await expect(page.locator('.order-skeleton')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(person.name);
  await expectAccessible(page);
  answer(undefined);
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
});

test('the full id of an order can be copied, and a message about it sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 1 });
  await page.goto(`/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  await card.getByRole('button', { name: 'Copy the full order ID' }).click();
  await expect(page.getByText('Order ID copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order._id);
  const question = encodeURIComponent(`Hello, this is about my order ${shortIdOf(order._id)}.`);
  await expect(card.getByRole('link', { name: 'Help with this order' })).toHaveAttribute(
    'href',
    `https://wa.me/915550000142?text=${question}`,
  );
});

test('a visitor is sent to log in, and so is a customer who was logged out elsewhere', async ({
  page,
  context,
}) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?next=%2Fmyorders');
  await logInNewcomer(page);
  await page.goto('/myorders');
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  await context.clearCookies();
  await page.goto('/myorders');
  await expect(page).toHaveURL('/login?next=%2Fmyorders&reason=ended');
  await expect(page.getByText('Your session has ended. Please log in to continue.')).toBeVisible();
});

test('the link to the orders is marked as the current page', async ({ page }) => {
  await logInNewcomer(page);
  await page.goto('/myorders');
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  const link = isPhone
    ? page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Profile' })
    : page.getByRole('banner').getByRole('link', { name: 'My Order', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
});
