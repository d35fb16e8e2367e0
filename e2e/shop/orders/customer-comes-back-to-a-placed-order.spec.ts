import {
  checkoutOn,
  storeCart,
  openBuyNow,
  orderCall,
  ordersOf,
} from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const flour = 'Lokwan Wheat Flour';

test('a reload shows the placed order again, and Back does not offer to place it again', async ({
  page,
}) => {
  await logInNewcomer(page);
  await page.goto('/products');
  await page.getByRole('link', { name: `Buy Now: ${flour}` }).click();
  const { place, placed } = checkoutOn(page);
  await place.click();
  await expect(placed).toBeVisible();
  const [order] = await ordersOf(page);
  await expect(page).toHaveURL(`/myorders?placed=${order?._id}`);

  for (let times = 1; times <= 2; times += 1) {
    await page.reload();
    await expect(placed).toHaveAccessibleName(`Order placed successfully! Order ID: ${order?._id}`);
    await expect(
      placed.getByText('Please keep ₹62.00 and the delivery charges ready.'),
    ).toBeVisible();
    await expect(placed.getByRole('button', { name: 'See My Orders' })).toBeFocused();
  }
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goForward();
  await expect(placed).toBeVisible();
  await placed.getByRole('button', { name: 'See My Orders' }).click();
  await expect(page).toHaveURL('/myorders');
  await expect(placed).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  expect(await ordersOf(page)).toHaveLength(1);
});

for (const from of ['Buy Now', 'the cart'] as const) {
  test(`a checkout from ${from} that was left during the call leads to its order`, async ({
    page,
  }) => {
    await logInNewcomer(page);
    if (from === 'the cart') {
      await storeCart(page, { [flour]: 1 });
      await page.goto('/cart/checkout');
    } else await openBuyNow(page, flour, 1);
    const { place, placed } = checkoutOn(page);
    const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(orderCall, async (route) => {
      await held;
      await route.continue();
    });
    await place.click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/aboutus');
    answer(undefined);
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
    const [order] = await ordersOf(page);

    await page.goBack();
    await expect(page).toHaveURL(`/myorders?placed=${order?._id}`);
    await expect(placed).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });
}

test('the same flour can be bought again on purpose', async ({ page }) => {
  await logInNewcomer(page);
  const { _id } = await flourNamed(page.request, flour);
  const { place, placed } = checkoutOn(page);
  for (let times = 1; times <= 2; times += 1) {
    await page.goto('/products');
    await page.getByRole('link', { name: `Buy Now: ${flour}` }).click();
    await expect(page).toHaveURL(`/cart/${_id}/1`);
    await place.click();
    await expect(placed).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(times);
  }
  await openBuyNow(page, flour, 1);
  await expect(place).toBeVisible();
});

test('the link to a placed order shows nothing to others, or once it is cancelled', async ({
  page,
}) => {
  await logInNewcomer(page);
  await openBuyNow(page, flour, 1);
  const { place, placed } = checkoutOn(page);
  await place.click();
  await expect(placed).toBeVisible();
  const [order] = await ordersOf(page);
  await page.request.post(`/api/orders/${order?._id}/cancel`);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Order \w{8}/ })).toBeVisible();
  await expect(placed).toHaveCount(0);

  await page.goto('/myorders?placed=01a1dcfa-5aa5-79eb-8c0a-04f76a512a82');
  await expect(page.getByRole('button', { name: /^Order \w{8}/ })).toBeVisible();
  await expect(placed).toHaveCount(0);
});
