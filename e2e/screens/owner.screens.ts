import { signInThroughApi } from '../fixtures/people/staff.ts';
import { changeStatuses, orderAction, placeOrders } from '../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

const settings = [
  'profile',
  'delivery',
  'payment',
  'banners',
  'testimonials',
  'legal',
  'alerts',
] as const;

test.beforeEach(({ page }) => signInThroughApi(page));

for (const name of settings) {
  test(`settings-${name}`, async ({ page }, info) => {
    await page.goto(`/admin/settings/${name}`);
    await expect(page.getByRole('form')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await photograph(page, info, `admin/settings-${name}`);
  });
}

test('payment and bill', async ({ page, request }, info) => {
  const { phone, order } = await placeOrders(request, 1, { 'Lokwan Wheat Flour': 3 });
  await changeStatuses(page.request, order, {
    orderStatus: 'Delivered',
    paymentStatus: 'Pending',
  });
  await page.goto(`/admin/ordermaster?q=${phone}`);
  await orderAction(page, 'View', order).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog').getByLabel('Amount')).toBeVisible();
  await photograph(page, info, 'admin/payment-record');
  await page.goto(`/admin/ordermaster/bill?of=${order._id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await photograph(page, info, 'admin/bill');
});
