import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { letOwe, newCustomer, readOrder } from '../../fixtures/orders/accounts.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { startRiderOf } from '../../fixtures/orders/rider.ts';
import { closeOtherBrowsers } from '../../fixtures/people/colleagues.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { queryDatabase } from '../../fixtures/shop/query-database.ts';
import { expectAccessible } from '../../fixtures/test.ts';

/** Finishes the orders that earlier tests have left. */
async function emptyQueue(owner: APIRequestContext): Promise<void> {
  const orders = (await (await owner.get('/api/admin/orders?pageSize=100')).json()) as Order[];
  for (const { _id: orderId, orderStatus, paymentStatus } of orders) {
    if (!['Placed', 'Pending'].includes(orderStatus)) continue;
    const data = { orderId, orderStatus: 'Delivered', paymentStatus };
    await owner.put('/api/admin/order-and-payment/status', { data });
  }
}

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('delivery', { isOn: false });
  await emptyQueue(ownShop.owner);
  await signInThroughApi(page);
});
test.afterEach(closeOtherBrowsers);

function card(page: Page, order: Order) {
  return page.getByRole('region', { name: `Order ${shortIdOf(order._id)}` });
}

for (const width of [360, 1280] as const) {
  test(`at ${width}, within the limit Confirm confirms; over it the order can be collected at the door`, async ({
    browser,
    page,
    ownShop: { owner },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const customer = await newCustomer(browser);
    await letOwe(owner, customer, { limit: 300 });
    const within = await placeOrder({ request: customer.context.request }, { 'Jowar Flour': 2 });
    const over = await placeOrder({ request: customer.context.request }, { Besan: 2 });
    await page.goto('/admin/ordermaster/confirm');
    await expect(card(page, within)).toBeVisible();
    // The limit is about all that is owed, so both orders stand over it.
    await expect(card(page, within).getByRole('note')).toContainText('over the limit');
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('₹300');
    await expectToFit(page, `Confirm on account at ${width}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm on account' }).click();
    await expect(card(page, over)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collect at the door' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm on account' })).toBeFocused();
    await expect(async () => {
      await page.keyboard.press('d');
      await expect(card(page, over)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    const at = await readOrder(owner, over);
    expect(at).toMatchObject({ orderStatus: 'Confirmed' });
    expect(at.onAccount).toBeUndefined();
    expect(await readOrder(owner, within)).toMatchObject({
      onAccount: true,
      orderStatus: 'Confirmed',
    });
  });
}

test('the statement of a month goes by mail once the address is confirmed', async ({
  browser,
  page,
  ownShop: { owner, databaseUrl },
}) => {
  const customer = await newCustomer(browser);
  await letOwe(owner, customer, { limit: 5000 });
  await placeOrder({ request: customer.context.request }, { Besan: 2 });
  const month = shopClock(new Date()).day.slice(0, 7);
  await page.goto(`/admin/account-statements?of=${customer.id}&month=${month}`);
  await expect(page.getByText(/is not confirmed yet, so nothing is mailed there/)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send by mail' });
  await expect(send).toHaveCount(0);
  await expectAccessible(page);
  await queryDatabase(
    databaseUrl,
    'update users set email_confirmed_at = now() where email is not null',
  );
  await page.reload();
  await send.click();
  await expect(page.getByText(/The statement goes to/)).toBeVisible();
});

test('the rider collects nothing for an order on account, and can take a payment all the same', async ({
  browser,
  ownShop: { owner },
}) => {
  test.slow();
  const customer = await newCustomer(browser);
  await letOwe(owner, customer, { limit: 5000 });
  const request = customer.context.request;
  const orders = [
    await placeOrder({ request }, { 'Jowar Flour': 2 }),
    await placeOrder({ request }, { Besan: 2 }),
  ];
  const { context } = await startRiderOf({ browser, request: owner }, orders);
  const page = await context.newPage();
  await page.goto('/admin/my-run');
  await page.getByRole('link', { name: /^Open/ }).first().tap();
  await expect(page.getByText('Collect nothing. 1 bag, 2 kg')).toBeVisible();
  await expect(page.getByText('If they pay something all the same:')).toBeVisible();
  await expectToFit(page, 'a stop on account');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delivered', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop 2 of 2');
  await page.getByRole('button', { name: 'Take a payment' }).tap();
  const paid = page.getByRole('dialog', { name: 'How was it paid?' });
  await paid.getByRole('button', { name: /^Cash/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stop 2 of 2');
  const [first, second] = orders as [Order, Order];
  await expect(async () => {
    expect(await readOrder(owner, first)).toMatchObject({
      orderStatus: 'Delivered',
      paidAmount: 0,
    });
    expect(await readOrder(owner, second)).toMatchObject({
      orderStatus: 'Delivered',
      paymentStatus: 'Paid',
    });
  }).toPass();
  await context.close();
});
