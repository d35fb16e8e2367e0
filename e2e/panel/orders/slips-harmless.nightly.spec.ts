import type { Locator } from '@playwright/test';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { openAddProduct, openProducts, test as shelved } from '../../fixtures/orders/products.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  changeStatuses,
  openOrders,
  orderAction,
  orderRows,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

async function gapBetween(left: Locator, right: Locator): Promise<number> {
  const [one, other] = [(await left.boundingBox())!, (await right.boundingBox())!];
  expect(Math.abs(one.y - other.y)).toBeLessThan(1);
  return other.x - one.x - one.width;
}

test('Delete user names the open orders that will be cancelled', async ({ page, request }) => {
  const { email, order } = await placeOrders(request, 1, { 'Jowar Flour': 3, Besan: 1 });
  const second = await placeOrder({ request }, { 'Lokwan Wheat Flour': 2 });
  const onItsWay = await placeOrder({ request }, { 'Lokwan Wheat Flour': 1 });
  await changeStatuses(page.request, onItsWay, {
    orderStatus: 'Shipped',
    paymentStatus: 'Pending',
  });
  await openUsers(page, email);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole('button', { name: 'Delete Meera Joshi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete user' });
    await expect(
      dialog.getByRole('list', { name: 'Open orders' }).getByRole('listitem'),
    ).toHaveText([
      `${shortIdOf(second._id)} · 2 kg · ₹${second.totalAmount.toFixed(2)}`,
      `${shortIdOf(order._id)} · 4 kg · ₹${order.totalAmount.toFixed(2)}`,
    ]);
    await expect(dialog.getByText('The 2 open orders are cancelled')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  const { word, users } = await registerUsers(request, 1);
  await openUsers(page, word);
  await page.getByRole('button', { name: `Delete ${users[0]!.name}` }).click();
  const facts = page.getByRole('dialog', { name: 'Delete user' }).getByRole('definition');
  await expect(facts.last()).toHaveText('None');
});

test('Delete is apart from Edit', async ({ page, request }) => {
  const { phone, order, email } = await placeOrders(request, 1);
  for (const [width, least] of [
    [1280, 12],
    [768, 10],
    [360, 14],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openOrders(page, phone);
    const edit = orderAction(page, 'Edit', order);
    expect(await gapBetween(edit, orderAction(page, 'Delete', order))).toBeGreaterThanOrEqual(
      least,
    );
    await openUsers(page, email);
    const buttons = page.getByRole('button', { name: 'Meera Joshi' });
    await expect(buttons).toHaveCount(3);
    expect(await gapBetween(buttons.nth(1), buttons.nth(2))).toBeGreaterThanOrEqual(least);
    const isScrolling = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isScrolling()).toBe(false);
  }
});

test('a card on a phone shows the address, and a tap calls the customer', async ({
  page,
  request,
}) => {
  const { phone, order } = await placeOrders(request, 1, { 'Jowar Flour': 2, Besan: 1 });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await openOrders(page, phone);
    const card = orderRows(page).first();
    await expect(card).toContainText('Prabhat Road');
    const call = card.getByRole('link', { name: `${phone.slice(0, 5)} ${phone.slice(5)}` });
    await expect(call).toHaveAttribute('href', `tel:+91${phone}`);
    for (const target of [call, orderAction(page, 'View', order)]) {
      const { width: wide, height: high } = (await target.boundingBox())!;
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
    const isScrolling = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isScrolling()).toBe(false);
  }
});

test('Edit Order starts with the order status', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1);
  await openOrders(page, phone);
  await orderAction(page, 'Edit', order).click();
  const fields = page.getByRole('dialog', { name: 'Edit Order' }).getByRole('combobox');
  await expect(fields).toHaveCount(2);
  await expect(fields.first()).toHaveAccessibleName(/^Order Status/);
  await expect(fields.first()).toBeFocused();
});

shelved('a product without stock says so, in its form and in the list', async ({ page, shelf }) => {
  const words = 'The shop will show it as out of stock';
  const dialog = await openAddProduct(page);
  const stock = dialog.getByLabel('Stock');
  await expect(stock).toHaveAccessibleDescription(words);
  await stock.fill('0');
  await expect(stock).toHaveAccessibleDescription(words);
  await expectAccessible(page);
  await stock.fill('12');
  await expect(stock).toHaveAccessibleDescription('');
  await page.goto('/admin/productmaster');

  const { productImg } = await flourNamed(page.request, 'Besan');
  const empty = await shelf.add({ productImg, quantity: 0 });
  const full = await shelf.add({ productImg, quantity: 5 });
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openProducts(page, shelf.word);
    const row = (name: string) => page.getByRole('rowheader').filter({ hasText: name });
    await expect(row(empty.name)).toContainText('Out of stock');
    await expect(row(full.name)).not.toContainText('Out of stock');
    await expectAccessible(page);
  }
});
