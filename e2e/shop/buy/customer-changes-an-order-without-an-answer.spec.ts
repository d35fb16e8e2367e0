import type { Page } from '@playwright/test';
import {
  checkoutOn,
  storeCart,
  storedCart,
  loseAnswer,
  openBuyNow,
  orderCall,
  ordersOf,
} from '../../fixtures/orders/checkout.ts';
import { logInNewcomer, moveOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const flour = 'Ambemohar Rice Flour';

/** The order arrives, its answer gets lost, and the customer asks for 3 kg instead of 2. */
async function loseAnswerThenChange(page: Page) {
  await logInNewcomer(page);
  await openBuyNow(page, flour, 2);
  const checkout = checkoutOn(page);
  await page.route(orderCall, loseAnswer, { times: 1 });
  await checkout.place.click();
  await expect(checkout.refusal).toContainText('Failed to place order. Please try again.');
  await checkout.more(flour).click();
  await checkout.place.click();
  await expect(checkout.refusal).toContainText(`Your earlier order did reach us: 2 kg ${flour}`);
  await expect(checkout.refusal).toBeFocused();
  const [first, ...others] = await ordersOf(page);
  expect(others, 'the changed order is not placed behind their back').toEqual([]);
  // The key avoids a second tap at the same place, which would be ignored as a double tap.
  const choose = (name: string) => checkout.refusal.getByRole('button', { name }).press('Enter');
  return { ...checkout, first: first!, choose };
}

test('a lost answer and a changed quantity: the customer changes the order', async ({ page }) => {
  const { first, choose, place, refusal, placed } = await loseAnswerThenChange(page);
  await place.click();
  await expect(refusal, 'pressing again asks again').toBeFocused();
  await page.reload();
  await place.click();
  await expect(refusal, 'a reload does not forget it').toContainText('did reach us');
  await choose('Change it to this order');
  await expect(placed).toBeVisible();
  const [second, cancelled, ...others] = await ordersOf(page);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ orderStatus: 'Placed', items: [{ quantityKg: 3 }] });
  expect(cancelled).toMatchObject({ _id: first._id, orderStatus: 'Cancelled' });
});

test('a lost answer and a changed quantity: the customer wants both', async ({ page }) => {
  const { choose, placed } = await loseAnswerThenChange(page);
  await choose('Order this as well');
  await expect(placed).toBeVisible();
  const orders = await ordersOf(page);
  expect(orders.map(({ items }) => items[0]?.quantityKg)).toEqual([3, 2]);
});

test('a lost answer and a changed cart: the customer keeps the earlier order', async ({ page }) => {
  await logInNewcomer(page);
  await storeCart(page, { [flour]: 1, Besan: 1 });
  await page.goto('/cart/checkout');
  const { place, refusal, more } = checkoutOn(page);
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toBeVisible();
  await more('Besan').click();
  await place.click();
  await expect(refusal).toContainText('did reach us: 1 kg');
  await refusal.getByRole('button', { name: 'Keep only the earlier order' }).press('Enter');
  await expect(page).toHaveURL('/myorders');
  expect(await ordersOf(page)).toHaveLength(1);
  expect(await storedCart(page)).toEqual([]);
});

test('an earlier order that is already milled cannot be changed here, and the page says so', async ({
  page,
  request,
}) => {
  const { first, choose, refusal } = await loseAnswerThenChange(page);
  await moveOrder(request, first, 'Processing');
  await choose('Change it to this order');
  await expect(refusal).toContainText('already processing and can no longer be cancelled here');
  expect(await ordersOf(page)).toHaveLength(1);
});

test('if the changed order is refused, the customer still has the earlier one', async ({
  page,
}) => {
  const { first, choose, refusal } = await loseAnswerThenChange(page);
  await page.route(
    orderCall,
    async (route) => {
      const body = route.request().postDataJSON() as { items: { quantityKg: number }[] };
      const items = body.items.map((item) => ({
        ...item,
        quantityKg: item.quantityKg,
        pricePerKg: 1,
      }));
      await route.continue({ postData: JSON.stringify({ ...body, items }) });
    },
    { times: 1 },
  );
  await choose('Change it to this order');
  await expect(refusal.first()).toBeVisible();
  await expect(page.getByText('Your earlier order did reach us')).toBeVisible();
  const [kept, ...others] = await ordersOf(page);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ _id: first._id, orderStatus: 'Placed' });
});

test('an earlier order that was cancelled meanwhile does not block a new one', async ({ page }) => {
  const { first, place, placed } = await loseAnswerThenChange(page);
  expect((await page.request.post(`/api/orders/${first._id}/cancel`)).status()).toBe(200);
  await page.reload();
  await place.click();
  await expect(placed).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(2);
});
