import { randomUUID } from 'node:crypto';
import { formatRupees } from '@dalan/contract/money/money';
import type { BalancesAnswer } from '@dalan/contract/orders/order-steps';
import { closeOtherBrowsers } from '../../fixtures/people/colleagues.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { startRider } from '../../fixtures/orders/rider.ts';
import { runColumn } from '../../fixtures/orders/runs.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { orderRows } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

test('what a rider leaves open at a door is said by the run, its count and Today, until it is paid', async ({
  browser,
  page,
}) => {
  test.slow();
  await signInThroughApi(page);
  const { request } = page;
  const customers = await browser.newContext();
  const rider = await startRider({ browser, page: await customers.newPage(), request }, 2);
  const [partly, whole] = rider.orders;
  const due = partly!.amountToPay;
  for (const [order, amount] of [
    [partly!, due - 100],
    [whole!, due],
  ] as const) {
    const answer = await rider.context.request.post(`/api/admin/my-runs/${rider.run._id}/actions`, {
      data: {
        do: 'delivered',
        orderId: order._id,
        tappedAt: new Date().toISOString(),
        payments: [{ method: 'cash', amount }],
      },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const ownPhone = await rider.context.newPage();
  await ownPhone.setViewportSize(phone);
  await ownPhone.goto('/admin/my-run');
  const handOver = ownPhone.getByRole('region', { name: 'Hand over at the mill' });
  await expect(handOver).toContainText('₹100.00 left open, 1 stop');
  await expectAccessible(ownPhone);
  await rider.context.close();

  await page.setViewportSize(desk);
  await page.goto('/admin/runs');
  const column = runColumn(page, rider.name);
  await expect(column.getByRole('link', { name: '₹100.00 left open, 1 stop' })).toBeVisible();
  await expect(column.getByRole('listitem').first()).toContainText(
    `Cash ${formatRupees(due - 100)}, ₹100.00 left open`,
  );
  await column.getByRole('link', { name: 'Count cash' }).click();
  const count = page.getByRole('dialog', { name: 'Count cash' });
  await expect(count).toContainText('₹100.00 left open, 1 stop');
  await expectAccessible(page);

  const balances = await request.get('/api/admin/balances');
  const { leftOpen } = (await balances.json()) as BalancesAnswer;
  await page.goto('/admin/today');
  const toReceive = page
    .getByRole('region', { name: 'To receive' })
    .getByRole('link', { name: /^₹/ });
  await expect(toReceive).toContainText(formatRupees(leftOpen));
  await toReceive.click();
  await expect(page).toHaveURL(/step=to-receive/);
  await page.getByRole('searchbox', { name: 'Search Orders' }).fill(partly!.contactNumber);
  await expect(page).toHaveURL(/q=/);
  await expect(orderRows(page)).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  const customer = page.getByRole('region', { name: partly!.userId.name });
  const id = shortIdOf(partly!._id);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await expect(customer).toContainText('₹100.00 left open');
    const call = customer.getByRole('link', { name: /^Call / });
    await expect(call).toHaveAttribute('href', `tel:+91${partly!.contactNumber}`);
    const chat = await customer.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
    const text = new URL(chat!).searchParams.get('text');
    expect(text).toContain(`₹100.00 is still to pay for your flour (order ${id})`);
    await expectAccessible(page);
    await expectToFit(page, `to receive at ${size.width}`);
  }

  await customer.getByRole('button', { name: `Record payment for order ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('100.00');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(orderRows(page)).toHaveCount(0);
});

test('orders are found by how they were paid', async ({ browser, page }) => {
  await signInThroughApi(page);
  const { request } = page;
  const customers = await browser.newContext();
  const rider = await startRider({ browser, page: await customers.newPage(), request }, 2);
  const [partly] = rider.orders;
  await rider.context.close();
  const answer = await request.post(`/api/admin/orders/${partly!._id}/payments`, {
    data: { method: 'cash', amount: 100 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(200);

  const { contactNumber } = partly!;
  await page.setViewportSize(desk);
  await page.goto(`/admin/ordermaster?q=${contactNumber}`);
  await expect(orderRows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Payment' }).selectOption({ label: 'Partly paid' });
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderRows(page)).toContainText(shortIdOf(partly!._id));
  await expectAccessible(page);

  await page.goto('/admin/ordermaster');
  await page.getByRole('searchbox', { name: 'Search Orders' }).fill('Partially Paid');
  await expect(orderRows(page).first()).toContainText('Partially Paid');
  await page.setViewportSize(phone);
  await expect(page.getByRole('combobox', { name: 'Payment' })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'Order Master at 360');
});
