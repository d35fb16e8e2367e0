import {
  checkoutOn,
  storeCart,
  storedCart,
  loseAnswer,
  openBuyNow,
  orderCall,
  ordersOf,
} from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('a customer puts three flours into the cart, changes them, and buys them', async ({
  page,
  request,
}) => {
  const person = await registered(request);
  const { summary, more, less, placed, place, expectTotal } = checkoutOn(page);
  await page.goto('/products');
  for (const name of ['Khapli Wheat Flour', 'Thalipeeth Bhajani', 'Ambemohar Rice Flour']) {
    await page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    await expect(page.getByText(`Added to cart: ${name}, 1 kg`)).toBeVisible();
  }
  await page.goto('/cart');
  await expect(page).toHaveURL('/login?next=%2Fcart');
  await logIn(page, person);
  await expect(page).toHaveURL('/cart');
  await expect(page).toHaveTitle('Your Cart | Dalan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  await expect(page.getByText('3 flours, 3 kg')).toBeVisible();
  await expect(summary.getByText('We accept')).toBeVisible();
  await expect(summary.getByText('To be calculated later')).toBeVisible();
  await expectTotal('₹384.00');

  await more('Khapli Wheat Flour').click();
  await more('Khapli Wheat Flour').click();
  await less('Khapli Wheat Flour').click();
  await expect(less('Thalipeeth Bhajani')).toBeDisabled();
  await expectTotal('₹512.00');
  await page.getByRole('button', { name: 'Remove Thalipeeth Bhajani' }).click();
  await expect(page.getByText('Thalipeeth Bhajani is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectTotal('₹352.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotal('₹512.00');
  await page.getByRole('button', { name: 'Remove Ambemohar Rice Flour' }).click();
  await page.reload();
  await expect(page.getByText('2 flours, 3 kg')).toBeVisible();

  await summary.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/cart/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Order');
  await expectTotal('₹416.00');
  await more('Thalipeeth Bhajani').click();
  await expectTotal('₹576.00');
  await page.reload();
  await expectTotal('₹576.00');
  await place.click();
  await expect(placed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/myorders');

  const orders = await ordersOf(page);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    totalAmount: 576,
    items: [
      { productId: { name: 'Khapli Wheat Flour' }, quantityKg: 2 },
      { productId: { name: 'Thalipeeth Bhajani' }, quantityKg: 2 },
    ],
  });
  expect(await storedCart(page)).toEqual([]);
});

test('an empty cart links to the flours', async ({ page }) => {
  await logInNewcomer(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await page.goto('/cart/checkout');
  await expect(
    page.getByRole('heading', { name: 'There is nothing left to order.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/products');

  await storeCart(page, { Besan: 2 });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Besan' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 flour, 2 kg')).toBeVisible();
});

test('the cart syncs between tabs, and Buy Now does not change it', async ({ page, context }) => {
  await logInNewcomer(page);
  await storeCart(page, { Besan: 2 });
  await page.goto('/cart');
  await expect(page.getByText('1 flour, 2 kg')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products');
  await other.getByRole('button', { name: 'Add to Cart: Makka Flour' }).click();
  await expect(page.getByText('2 flours, 3 kg')).toBeVisible();
  await other.close();

  await openBuyNow(page, 'Lokwan Wheat Flour', 1);
  const { place, placed } = checkoutOn(page);
  await place.click();
  await expect(placed).toBeVisible();
  expect(await storedCart(page)).toHaveLength(2);
});

test('a flour that is no longer sold leaves the cart, and the customer is told', async ({
  page,
}) => {
  await logInNewcomer(page);
  for (const path of ['/cart', '/cart/checkout']) {
    await storeCart(page, { Besan: 1, 'Nachni Flour': 1 });
    const { _id } = await flourNamed(page.request, 'Nachni Flour');
    await page.evaluate((id) => {
      const gone = '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82';
      localStorage.setItem('cart', localStorage.getItem('cart')!.replace(id, gone));
    }, _id);
    await page.goto(path);
    await expect(
      page.getByText('A flour in your cart is no longer sold. We took it out.'),
    ).toBeVisible();
    await checkoutOn(page).expectTotal('₹138.00');
    await expectAccessible(page);
    expect(await storedCart(page)).toHaveLength(1);
  }
});

test('a cart that fails to load can be retried', async ({ page }) => {
  await logInNewcomer(page);
  await storeCart(page, { Besan: 1 });
  for (const [path, text] of [
    ['/cart', 'Your cart could not be loaded.'],
    ['/cart/checkout', 'Your order could not be loaded.'],
  ] as const) {
    await page.route('**/api/shelf*', (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(text);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await checkoutOn(page).expectTotal('₹138.00');
  }
});

test('a double tap places one order', async ({ page }) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Lokwan Wheat Flour', 2);
  const { place, placed } = checkoutOn(page);
  let posts = 0;
  await page.route(orderCall, async (route) => {
    posts += 1;
    await route.continue();
  });
  await place.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(placed).toBeVisible();
  expect(posts).toBe(1);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a lost answer, a reload, and leaving and returning still place only one order', async ({
  page,
}) => {
  await logInNewcomer(page);
  await storeCart(page, { 'Lokwan Wheat Flour': 2, Besan: 1 });
  await page.goto('/cart/checkout');
  const { place, placed, refusal, summary } = checkoutOn(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toContainText('Failed to place order. Please try again.');
  await expect(
    summary.getByText('You can send it again: the same order is never placed twice.'),
  ).toBeVisible();
  await expect(refusal.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(refusal).toBeFocused();
  await expectAccessible(page);
  expect(await ordersOf(page)).toHaveLength(1);

  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toBeVisible();
  await page.reload();
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toBeVisible();
  await page.goto('/products');
  await page.goBack();
  await place.click();
  await expect(placed).toBeVisible();
  const orders = await ordersOf(page);
  expect(orders).toHaveLength(1);
  await expect(placed).toContainText(orders[0]!._id);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();

  await page.keyboard.press('Escape');
  await openBuyNow(page, 'Lokwan Wheat Flour', 2);
  await place.click();
  await expect(placed).toBeVisible();
  await page.keyboard.press('Escape');
  await openBuyNow(page, 'Lokwan Wheat Flour', 2);
  await place.click();
  await expect(placed).toBeVisible();
  expect(await ordersOf(page), 'who buys the same again, buys it again').toHaveLength(3);
});

test('customers who leave during the order call see the result on the next page', async ({
  page,
}) => {
  await logInNewcomer(page);
  await storeCart(page, { 'Lokwan Wheat Flour': 1 });
  await page.goto('/cart/checkout');
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(orderCall, async (route) => {
    await held;
    await route.continue();
  });
  const { place, busy } = checkoutOn(page);
  await place.click();
  await expect(busy).toBeVisible();
  // On a slow phone the answer arrives after the URL has changed but before the new page is shown.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByRole('banner').getByRole('link', { name: 'Dalan' }).click();
  await expect(page).toHaveURL('/');
  answer(undefined);
  await expect(page.getByText(/^Order placed successfully! Order ID: /)).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  expect(await ordersOf(page)).toHaveLength(1);
});
