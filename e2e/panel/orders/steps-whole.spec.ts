import type { Today } from '@dalan/contract/mill/today';
import { closeOtherBrowsers } from '../../fixtures/people/colleagues.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { test } from '../../fixtures/shop/own-shop.ts';
import { startRider } from '../../fixtures/orders/rider.ts';
import { giveRun, packOrders, runColumn } from '../../fixtures/orders/runs.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { orderRows, placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 900 };
const CLAIM = 'Says paid, check';

test('a packed order is ready and says its run, and the tiles add up to the open orders', async ({
  browser,
  page,
}) => {
  test.slow();
  await signInThroughApi(page);
  const { request } = page;
  const [asha, bhau] = await packOrders({ browser, request }, ['Asha', 'Bhau']);
  const { name, run } = await giveRun(browser, request, asha!.dueOn);
  const plan = { runId: run._id, version: run.version, orderIds: [asha!._id] };
  const planned = await request.put('/api/admin/runs/plan', { data: { runs: [plan] } });
  expect(planned.status()).toBe(200);

  await page.setViewportSize(desk);
  await page.goto('/admin/today');
  const tiles = page.getByRole('navigation', { name: 'Orders by step' });
  const sum = async () => {
    const figures = await tiles.locator('b').allTextContents();
    return figures.reduce((total, figure) => total + Number(figure), 0);
  };
  await expect(async () => {
    const heading = await page.getByText(/open orders?, \d+ placed/).textContent();
    expect(await sum()).toBe(Number.parseInt(heading ?? '', 10));
  }).toPass();
  for (const size of [desk, tablet, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectToFit(page, `Today at ${size.width}`);
  }
  await tiles.getByRole('link', { name: /^Ready/ }).click();
  await expect(page).toHaveURL(/step=ready/);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto(`/admin/ordermaster?step=ready&q=${shortIdOf(asha!._id)}`);
    await expect(orderRows(page)).toHaveCount(1);
    await expect(orderRows(page)).toContainText(`On ${name}’s run, `);
    await page.goto(`/admin/ordermaster?step=ready&q=${shortIdOf(bhau!._id)}`);
    await expect(orderRows(page)).toContainText('Packed, on no run yet');
    await expectAccessible(page);
    await expectToFit(page, `Ready at ${size.width}`);
  }
});

test('what a customer says they paid stands on every screen that asks for the money', async ({
  browser,
  page,
}) => {
  test.slow();
  await signInThroughApi(page);
  const { request } = page;
  const customers = await browser.newContext();
  const claim = async (id: string) => {
    const answer = await customers.request.post(`/api/orders/${id}/payment-claim`, { data: {} });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const rider = await startRider({ browser, page: await customers.newPage(), request }, 1);
  const [out] = rider.orders;
  await claim(out!._id);

  await page.setViewportSize(desk);
  await page.goto('/admin/runs');
  await expect(runColumn(page, rider.name)).toContainText(CLAIM);
  await page.goto(`/admin/runs/sheet?run=${rider.run._id}`);
  await expect(page.getByRole('article')).toContainText(CLAIM);
  await page.goto(`/admin/ordermaster/packing-slips?ids=${out!._id}`);
  await expect(page.getByRole('article')).toContainText(CLAIM);
  await expectAccessible(page);

  const myRun = await rider.context.newPage();
  await myRun.setViewportSize(phone);
  await myRun.goto('/admin/my-run');
  await expect(myRun.getByRole('main')).toContainText(CLAIM);
  await expectAccessible(myRun);
  await rider.context.close();

  const { order, phone: number } = await placeOrders(customers.request, 1);
  await claim(order._id);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto('/admin/ordermaster/phone-order');
    await page.getByRole('textbox', { name: /number/i }).fill(number);
    const link = page.getByRole('link', { name: `${shortIdOf(order._id)} ₹ ${CLAIM}` });
    await expect(link.or(page.getByRole('link', { name: CLAIM })).first()).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, `phone order at ${size.width}`);
  }

  // The oldest order comes first, so the others are confirmed on the way to this one.
  await page.goto('/admin/ordermaster/confirm');
  await expect(async () => {
    const card = page.getByRole('region', { name: /^Order / });
    await expect(card).toBeVisible();
    if (!(await card.textContent())?.includes(shortIdOf(order._id))) {
      await page.getByRole('button', { name: /^Confirm/ }).click();
    }
    await expect(card).toContainText(shortIdOf(order._id), { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('row', { name: /To pay/ })).toContainText(CLAIM);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectToFit(page, `Confirm at ${size.width}`);
  }
});

test('the kilograms of a day open the sheet of that day', async ({ page, browser }) => {
  await signInThroughApi(page);
  const customers = await browser.newContext();
  const { order } = await placeOrders(customers.request, 1);
  const { _id: orderId } = order;
  const moved = await page.request.put('/api/admin/order-and-payment/status', {
    data: { orderId, orderStatus: 'Confirmed', paymentStatus: 'Pending' },
  });
  expect(moved.status()).toBe(200);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await page.goto('/admin/today');
    const days = page.getByRole('navigation', { name: 'Milling sheets by due day' });
    await expect(days).toBeVisible();
    await expectAccessible(page);
    const { toMill } = (await (await page.request.get('/api/admin/today')).json()) as Today;
    const { due, kg } = toMill.days.at(-1)!;
    await days.getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`due=${due}`));
    const total = page.getByRole('row', { name: /^All flours/ });
    await expect(total).toContainText(String(kg));
    await expectAccessible(page);
    await expectToFit(page, `sheet at ${size.width}`);
  }
});
