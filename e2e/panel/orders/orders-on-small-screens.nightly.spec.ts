import type { Page } from '@playwright/test';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  openEdit,
  openOrders,
  orderAction,
  orderRows,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

const isScrolling = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const heads = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('> thead th');

test('the table shows as many columns as fit', async ({ page, request }) => {
  const { phone } = await placeOrders(request, 1, { 'Jowar Flour': 2, Besan: 1 });
  await openOrders(page, phone);
  for (const [width, columns] of [
    [1280, 8],
    [1144, 8],
    [1143, 7],
    [1012, 7],
    [1011, 6],
    [600, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(heads(page)).toHaveCount(columns);
    expect(await isScrolling(page)).toBe(false);
    const { y, height } = (await heads(page).first().boundingBox())!;
    const row = (await orderRows(page).first().boundingBox())!;
    expect(row.y).toBeGreaterThanOrEqual(y + height - 1);
  }
});

test('rows of a narrow list can be expanded', async ({ page, request }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  const { phone, order } = await placeOrders(request, 2, { 'Jowar Flour': 2, Besan: 1 });
  await openOrders(page, phone);
  const toggle = page.getByRole('button', {
    name: `Items and address of order ${shortIdOf(order._id)}`,
  });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const items = page.getByRole('table', { name: 'Items' });
  await expect(items.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('Prabhat Road')).toBeVisible();
  await expect(page.getByRole('link', { name: phone.slice(5) })).toBeVisible();
  await expectAccessible(page);
  await toggle.press('Enter');
  await expect(items).toBeHidden();
});

for (const width of [700, 390]) {
  test(`list, view and edit fit ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 760 });
    const { phone, order } = await placeOrders(request, 2, { 'Jowar Flour': 2, Besan: 1 });
    await openOrders(page, phone);
    if (width < 600) {
      await expect(page.getByRole('list', { name: 'Orders' })).toContainText(
        '2 kg Jowar Flour, 1 kg Besan',
      );
    }
    await expectAccessible(page);
    expect(await isScrolling(page)).toBe(false);

    await orderAction(page, 'View', order).click();
    const view = page.getByRole('dialog', { name: 'View Order' });
    await expect(view.getByText(order._id)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();

    const edit = await openEdit(page, order);
    await expect(edit.save).toBeInViewport();
    await expectAccessible(page);
    await edit.chooseOrder('Delivered');
    await edit.save.click();
    await expect(page.getByText('Successful to save order')).toBeVisible();
    await expect(edit.dialog).toBeHidden();
    await expect(orderRows(page).last()).toContainText('Delivered');

    await orderAction(page, 'Delete', order).click();
    await expect(page.getByRole('dialog', { name: 'Delete order' })).toBeVisible();
    await expectAccessible(page);
  });
}
