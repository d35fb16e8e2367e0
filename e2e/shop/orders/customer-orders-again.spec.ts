import { CART_STORE_KEY } from '@dalan/contract/orders/cart-store';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

async function orderAgain(page: Page, order: Order): Promise<void> {
  await page.goto(`/myorders#${order._id}`);
  await orderCard(page, order).card.getByRole('button', { name: 'Order Again' }).click();
}

/** Changes the stock as on a later day. */
async function changeShelf(page: Page, change: (product: Product) => Product | undefined) {
  await changeAnswer(page, '**/api/shelf*', (shelf: ShelfPage) => ({
    ...shelf,
    products: shelf.products.map(change).filter(Boolean),
  }));
}

async function cartOf(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CART_STORE_KEY);
  return (JSON.parse(text ?? '{}') as { lines?: unknown }).lines;
}

test('an order of one flour leads to its checkout, with the same quantity', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2 });
  await orderAgain(page, order);
  await expect(page).toHaveURL(`/cart/${order.items[0]?.productId._id}/2`);
});

test('an order of several flours fills the cart, and twice does not double it', async ({
  page,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 1 });
  const lines = order.items.map(({ productId, quantityKg }) => ({
    productId: productId._id,
    quantityKg,
  }));
  for (let times = 1; times <= 2; times += 1) {
    await orderAgain(page, order);
    await expect(page).toHaveURL('/cart');
    expect(await cartOf(page)).toEqual(lines);
  }
});

test('unavailable flours are named, and the others are added', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 2, 'Makka Flour': 1 });
  const { _id: rice } = await flourNamed(page.request, 'Ambemohar Rice Flour');
  await changeShelf(page, (product) => {
    if (product.name === 'Besan') return undefined;
    if (product.name === 'Makka Flour') return { ...product, quantity: 0 };
    return product._id === rice ? { ...product, quantity: 1 } : product;
  });
  await orderAgain(page, order);
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('status').filter({ hasText: 'Besan' })).toContainText(
    'Besan is not sold at the moment. Only 1 kg of Ambemohar Rice Flour left. Makka Flour is out of stock.',
  );
  expect(await cartOf(page)).toEqual([{ productId: rice, quantityKg: 1 }]);
});

test('if no flour of the order is available, the customer stays and reads why', async ({
  page,
}) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2 });
  await changeShelf(page, (product) => (product.name === 'Besan' ? undefined : product));
  await orderAgain(page, order);
  await expect(page.getByText('Besan is not sold at the moment.')).toBeVisible();
  await expect(page).toHaveURL(`/myorders#${order._id}`);
});

test('without an answer from the shop nothing changes, and the page says so', async ({ page }) => {
  await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2 });
  await page.route('**/api/shelf*', (route) => route.abort());
  await orderAgain(page, order);
  await expect(page.getByText('The flours could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(`/myorders#${order._id}`);
});
