import type { Product } from '@dalan/contract/catalog/catalog';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import {
  checkoutOn,
  storeCart,
  storedCart,
  openBuyNow,
  ordersOf,
} from '../../fixtures/orders/checkout.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const flour = 'Lokwan Wheat Flour';

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

function amountOf(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Quantity in kg: ${name}` });
}

/** Shows this flour with another stock. */
async function stock(page: Page, name: string, quantity: number): Promise<void> {
  const change = (product: Product) => (product.name === name ? { ...product, quantity } : product);
  await changeAnswer(page, '**/api/shelf*', (shelf: ShelfPage) => ({
    ...shelf,
    products: shelf.products.map(change),
  }));
  await changeAnswer(page, /\/api\/products\/[\w-]+$/, change);
}

test('My Orders is one tap from the profile, and Order Again is on the closed card', async ({
  page,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { [flour]: 2 });
  await page.goto('/');
  if (isPhone(page)) {
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByText('Profile').click();
  } else await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/myorders');
  const { card, head } = orderCard(page, order);
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await card.getByRole('button', { name: 'Order Again' }).click();
  await expect(page).toHaveURL(`/cart/${order.items[0]?.productId._id}/2`);
});

test('the cart’s Checkout is always within reach', async ({ page }) => {
  await logInNewcomer(page);
  await storeCart(page, { [flour]: 1, Besan: 2, 'Ambemohar Rice Flour': 1 });
  await page.goto('/cart');
  await expect(page.getByText('3 flours, 4 kg')).toBeVisible();
  const checkout = page.getByRole('link', { name: 'Checkout' });
  const inView = checkout.filter({ visible: true });
  await expect(inView.last()).toBeInViewport();
  await inView.last().click();
  await expect(page).toHaveURL('/cart/checkout');
});

test('on a phone, Place Order appears once the address was on screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInNewcomer(page);
  await openBuyNow(page, flour, 1);
  const offered = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true });
  const address = page.getByText('Flat 7, Sahyadri Apartments');
  await expect(address).not.toBeInViewport();
  await expect(offered).toHaveCount(1);
  await expect(offered).not.toBeInViewport();

  await address.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 220);
  await expect(offered).toHaveCount(2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(offered.last()).toBeInViewport();
  await offered.last().click();
  await expect(checkoutOn(page).placed).toBeVisible();
});

for (const place of ['the checkout', 'the cart'] as const) {
  test(`kilograms can be typed in ${place}`, async ({ page }) => {
    await logInNewcomer(page);
    if (place === 'the cart') {
      await storeCart(page, { [flour]: 1 });
      await page.goto('/cart');
    } else await openBuyNow(page, flour, 1);
    const { expectTotal, more } = checkoutOn(page);
    const amount = amountOf(page, flour);
    await amount.fill('12');
    await expectTotal('₹744.00');
    await amount.press('Enter');
    await expect(amount).toHaveValue('12');
    await expect(more(flour), 'the button stops at ten').toBeDisabled();

    for (const [typed, kept, words] of [
      ['500', '100', 'You can order up to 100 kg at a time'],
      ['2.5', '100', 'Quantity must be a whole number of kg from 1 to 100'],
      ['0', '100', 'Quantity must be a whole number of kg from 1 to 100'],
      ['३', '3', ''],
      ['', '3', ''],
    ] as const) {
      await amount.fill(typed);
      await amount.blur();
      await expect(amount).toHaveValue(kept);
      await expect(amount).toHaveAccessibleDescription(words);
    }
    await expectTotal('₹186.00');
    await expectAccessible(page);
    if (place === 'the cart') expect(await storedCart(page)).toMatchObject([{ quantityKg: 3 }]);
    await page.reload();
    await expectTotal('₹186.00');
  });
}

test('a quantity above the stock is reduced with a message before anything is ordered', async ({
  page,
}) => {
  await logInNewcomer(page);
  await stock(page, flour, 4);
  await openBuyNow(page, flour, 1);
  const { place, placed, expectTotal } = checkoutOn(page);
  const amount = amountOf(page, flour);
  await place.scrollIntoViewIfNeeded();
  await amount.fill('40');
  await place.click();
  await expect(page.getByText(`Only 4 kg of ${flour} left`)).toBeVisible();
  await expect(amount).toHaveValue('4');
  await expectTotal('₹248.00');
  expect(await ordersOf(page), 'the press was for another amount').toEqual([]);
  await expectAccessible(page);
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.totalAmount).toBe(248);
});

test('a quantity that the cart reduced is shown before the checkout opens', async ({ page }) => {
  await logInNewcomer(page);
  await stock(page, flour, 4);
  await storeCart(page, { [flour]: 1 });
  await page.goto('/cart');
  await amountOf(page, flour).fill('40');
  await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).last().click();
  await expect(page.getByText(`Only 4 kg of ${flour} left`)).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/cart/checkout');
});

test('the accepted wallets are listed before the order is placed', async ({ page }) => {
  await logInNewcomer(page);
  await storeCart(page, { [flour]: 1 });
  for (const open of [() => openBuyNow(page, flour, 1), () => page.goto('/cart')]) {
    await open();
    for (const wallet of ['Mobile Wallet One', 'Mobile Wallet Two']) {
      await expect(page.getByRole('main').getByText(wallet)).toBeVisible();
    }
  }
});
