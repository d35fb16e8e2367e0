import type { Product } from '@dalan/contract/catalog/catalog';
import type { APIRequestContext } from '@playwright/test';
import {
  checkoutOn,
  storeCart,
  storedCart,
  openBuyNow,
  ordersOf,
  showAsItWas,
} from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

async function asStaff(request: APIRequestContext): Promise<void> {
  const { email: username, password } = demoAdmin;
  await request.post('/api/admin/login', { data: { username, password } });
}

test('a changed price is shown, and the customer must confirm it', async ({ page, request }, {
  project,
}) => {
  // Two Playwright projects may run at once and must not change the same price.
  const name = project.name === 'phone' ? 'Bajra Flour' : 'Nachni Flour';
  const { _id, pricePerKg } = await flourNamed(request, name);
  await asStaff(request);
  const setPrice = async (price: number) => {
    const answer = await request.put('/api/products', { data: { _id, pricePerKg: price } });
    expect(answer.status()).toBe(200);
  };
  await logInNewcomer(page);
  await openBuyNow(page, name, 2);
  const { place, placed, refusal, summary, expectTotal } = checkoutOn(page);
  const was = `₹${pricePerKg}.00`;
  const now = `₹${pricePerKg}.50`;
  await setPrice(pricePerKg + 0.5);
  try {
    await place.click();
    await expect(refusal).toContainText(
      `Error (409): The price of ${name} is now ${now} per kg. Please check your order and confirm it again.`,
    );
    await expect(refusal).toBeFocused();
    await expect(page.getByText(`Now ${now} per kg, before ${was}`)).toBeVisible();
    await expect(refusal).toContainText(`Your total is then ₹${pricePerKg * 2 + 1}.00.`);
    await place.click();
    await expect(refusal, 'nothing is sent before the customer confirms').toBeFocused();
    expect(await ordersOf(page)).toEqual([]);

    await summary.getByRole('button', { name: `Accept ${now} per kg` }).click();
    await expect(place).toBeFocused();
    await expectTotal(`₹${pricePerKg * 2 + 1}.00`);
    await expect(page.locator('output')).toHaveText(`2 kg, ₹${pricePerKg * 2 + 1}.00`);
    await place.click();
    await expect(placed).toBeVisible();
    const [order] = await ordersOf(page);
    expect(order?.totalAmount).toBe(pricePerKg * 2 + 1);
  } finally {
    await setPrice(pricePerKg);
  }
});

test('if less is left than chosen, the customer takes the rest or chooses less', async ({
  page,
}) => {
  await logInNewcomer(page);
  const name = 'Upvas Bhajani';
  const { quantity } = await flourNamed(page.request, name);
  await showAsItWas(page, () => ({ quantity: 500 }));
  const id = await openBuyNow(page, name, quantity + 1);
  const { place, refusal, less, summary, expectTotal } = checkoutOn(page);
  await place.click();
  await expect(refusal).toContainText(`Error (409): Only ${quantity} kg of ${name} left`);
  await expectAccessible(page);
  await less(name).click();
  await expect(refusal, 'now it is enough').toHaveCount(0);

  await page.goto(`/cart/${id}/${quantity + 1}`);
  await place.click();
  await summary.getByRole('button', { name: `Take ${quantity} kg` }).click();
  await expect(page).toHaveURL(`/cart/${id}/${quantity}`);
  await expectTotal(`₹${(quantity * 240).toLocaleString('en-IN')}.00`);
  expect(await ordersOf(page)).toEqual([]);
});

test('a quantity in the address above the stock is reported before anything is sent', async ({
  page,
}) => {
  await logInNewcomer(page);
  const name = 'Upvas Bhajani';
  const { quantity } = await flourNamed(page.request, name);
  await openBuyNow(page, name, quantity + 6);
  const { place, refusal, summary } = checkoutOn(page);
  await expect(page.getByText(`Only ${quantity} kg of ${name} left`).first()).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await expectAccessible(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await place.click();
  await expect(refusal).toBeFocused();
  expect(posts, 'nothing is sent that the customer has not agreed to').toEqual([]);
  await summary.getByRole('button', { name: `Take ${quantity} kg` }).click();
  await expect(place).toBeFocused();
});

test('the last kilogram is gone: the rest of the cart can still be bought', async ({ page }) => {
  await logInNewcomer(page);
  await storeCart(page, { 'Rajgira Flour': 1, 'Lokwan Wheat Flour': 2 });
  await page.goto('/cart');
  await expect(page.getByText('Rajgira Flour is out of stock')).toBeVisible();
  await expectAccessible(page);

  await showAsItWas(page, ({ quantity }) => ({ quantity: quantity + 1 }));
  await page.goto('/cart/checkout');
  const { place, placed, refusal, summary, expectTotal } = checkoutOn(page);
  await expectTotal('₹344.00');
  await place.click();
  await expect(refusal).toContainText('Error (409): Rajgira Flour is out of stock');
  await expect(refusal).toContainText('Your total is then ₹124.00.');
  await summary.getByRole('button', { name: 'Remove Rajgira Flour' }).click();
  await expectTotal('₹124.00');
  expect(await storedCart(page)).toHaveLength(1);
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.items).toHaveLength(1);
  expect(await storedCart(page)).toEqual([]);
});

test('several changes are confirmed with one press', async ({ page }) => {
  await logInNewcomer(page);
  await storeCart(page, {
    'Lokwan Wheat Flour': 2,
    Besan: 1,
    'Rajgira Flour': 1,
    'Upvas Bhajani': 100,
  });
  await page.goto('/cart/checkout');
  const { place, placed, refusal, summary } = checkoutOn(page);
  await expect(summary.getByText('Not all of this is still as you chose it.')).toBeVisible();
  await expect(summary.getByText('Rajgira Flour is out of stock')).toBeVisible();
  await expect(summary.getByText(/^Only \d+ kg of Upvas Bhajani left$/)).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Accept these changes' }).click();
  await storeCart(page, { 'Lokwan Wheat Flour': 2, Besan: 1 });
  await showAsItWas(page, ({ pricePerKg }) => ({ pricePerKg: pricePerKg - 1 }));
  await page.goto('/cart/checkout');
  await place.click();
  await expect(refusal).toContainText('Lokwan Wheat Flour: Now ₹62.00 per kg, before ₹61.00');
  await expect(refusal).toContainText('Besan: Now ₹138.00 per kg, before ₹137.00');
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Accept these changes' }).click();
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.totalAmount).toBe(262);
});

test('a flour that staff retire meanwhile cannot be bought', async ({ page, request }) => {
  await asStaff(request);
  const { productImg } = await flourNamed(request, 'Besan');
  const created = await request.post('/api/products', {
    data: {
      name: 'Retired Flour',
      pricePerKg: 50,
      description: 'Milled once.',
      isActive: false,
      productImg,
      quantity: 5,
    },
  });
  expect(created.status()).toBe(201);
  const retired = (await created.json()) as Product;
  await logInNewcomer(page);
  await page.route(`**/api/products/${retired._id}`, (route) =>
    route.fulfill({ json: { ...retired, isActive: true } }),
  );
  await page.goto(`/cart/${retired._id}/1`);
  const { place, refusal, summary } = checkoutOn(page);
  await place.click();
  await expect(refusal).toContainText('Error (409): Retired Flour is not sold at the moment');
  await summary.getByRole('button', { name: 'Remove Retired Flour' }).click();
  await expect(
    page.getByRole('heading', { name: 'There is nothing left to order.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeFocused();
  await expectAccessible(page);

  expect((await request.delete(`/api/products/${retired._id}`)).status()).toBe(200);
  await page.goto(`/cart/${retired._id}/1`);
  await place.click();
  await expect(refusal).toContainText("Error (404): The requested product doesn't exist.");
  await expect(summary.getByRole('button', { name: 'Remove Retired Flour' })).toBeVisible();
});
