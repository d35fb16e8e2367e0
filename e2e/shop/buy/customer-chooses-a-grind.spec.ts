import type { Page } from '@playwright/test';

import { checkoutOn, ordersOf, storeLines, storedCart } from '../../fixtures/orders/checkout.ts';
import {
  coarse,
  expect,
  fine,
  forLaddoo,
  medium,
  test,
} from '../../fixtures/orders/ground-flour.ts';
import { logInNewcomer, orderCard } from '../../fixtures/orders/orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const jowar = 'Jowar Flour';

/** Grind and weight as cells. */
function cell(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a customer chooses grinds and half kilos on the page of a flour, and buys both', async ({
      page,
      grind,
    }) => {
      const { _id } = await grind(jowar, [fine, medium, coarse]);
      await logInNewcomer(page);
      await page.goto(`/product/${_id}`);
      await expect(cell(page, 'Fine')).toBeChecked();
      await expect(cell(page, '1 kg')).toBeChecked();
      if (width === 360)
        await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toBeInViewport();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Increase by 500 g' }).click();
      await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1.5');
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(page.getByText('Added to cart: Jowar Flour, fine, 1.5 kg')).toBeVisible();

      await cell(page, 'Coarse').check();
      await cell(page, '500 g').check();
      await expect(page.getByText('₹39.00').first()).toBeVisible();
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(page.getByText('Added to cart: Jowar Flour, coarse, 500 g')).toBeVisible();
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(page.getByText('Added to cart: Jowar Flour, coarse, 1 kg')).toBeVisible();
      expect(await storedCart(page)).toEqual([
        { productId: _id, grind: 'fine', quantityKg: 1.5 },
        { productId: _id, grind: 'coarse', quantityKg: 1 },
      ]);

      await page.goto('/cart');
      const { summary, expectTotal, place, placed } = checkoutOn(page);
      await expect(page.getByText('2 lines, 2.5 kg')).toBeVisible();
      await expect(summary).toContainText('Jowar Flour, fine');
      await expect(summary).toContainText('1.5 kg × ₹78.00');
      await page.getByRole('button', { name: 'Decrease by 500 g: Jowar Flour, coarse' }).click();
      await expectTotal('₹156.00');
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Checkout' }).click();
      await expect(
        page.getByRole('textbox', { name: 'Quantity: Jowar Flour, coarse' }),
      ).toHaveValue('500');
      await expectAccessible(page);
      await place.press('Enter');
      await expect(placed).toBeVisible();
      const [order] = await ordersOf(page);
      expect(order?.items).toMatchObject([
        { grind: { key: 'fine' }, quantityKg: 1.5, totalPrice: 117 },
        { grind: { key: 'coarse' }, quantityKg: 0.5, totalPrice: 39 },
      ]);
      expect(await storedCart(page)).toEqual([]);

      await page.goto('/myorders');
      const { head, card } = orderCard(page, order!);
      await expect(head).toContainText('2 kg Jowar Flour');
      await head.click();
      await expect(card.getByRole('heading', { name: 'Jowar Flour, fine' })).toBeVisible();
      await expect(card.getByRole('heading', { name: 'Jowar Flour, coarse' })).toBeVisible();
      await expect(card).toContainText('500 g × ₹78.00');
      await expectAccessible(page);

      await card.getByRole('button', { name: 'Order Again' }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByText('2 lines, 2 kg')).toBeVisible();
    });

    test('a card asks for the grind before it buys or adds', async ({ page, grind }) => {
      const { _id } = await grind(jowar, [fine, medium, coarse]);
      await logInNewcomer(page);
      await page.goto('/products?q=jowar');
      const card = page.getByRole('article').filter({ hasText: jowar }).first();
      await expect(card).toContainText('Fine, medium or coarse, from 500 g');
      const add = card.getByRole('link', { name: `Add to Cart: ${jowar}` });
      const dialog = page.getByRole('dialog', { name: jowar });
      await add.click();
      await expect(cell(page, 'Fine')).toBeChecked();
      await expect(cell(page, '1 kg')).toBeChecked();
      await expect(page.getByText('Loading...')).toBeHidden();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();
      await add.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(add).toBeFocused();
      await add.click();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();
      expect(await storedCart(page)).toEqual([]);

      await add.click();
      await cell(page, 'Medium').check();
      await cell(page, '2 kg').check();
      await expect(dialog).toContainText('Medium, 2 kg');
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByText('Added to cart: Jowar Flour, medium, 2 kg')).toBeVisible();
      await expect(add).toBeFocused();

      await card.getByRole('link', { name: `Buy Now: ${jowar}` }).click();
      await cell(page, '500 g').check();
      await dialog.getByRole('button', { name: 'Buy Now' }).click();
      await expect(page).toHaveURL(`/cart/${_id}/0.5?grind=fine`);
      await expect(checkoutOn(page).summary).toContainText('Jowar Flour, fine500 g × ₹78.00');
    });
  });
}

test('a card leads to the page of the flour without scripts', async ({
  browser,
  ownShop,
  grind,
}) => {
  const { _id } = await grind(jowar, [fine, coarse]);
  const context = await browser.newContext({ baseURL: ownShop.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/products?q=jowar');
  const card = page.getByRole('article').filter({ hasText: jowar }).first();
  for (const button of ['Buy Now', 'Add to Cart']) {
    await expect(card.getByRole('link', { name: `${button}: ${jowar}` })).toHaveAttribute(
      'href',
      `/product/${_id}`,
    );
  }
  await context.close();
});

test('weights are typed as people write them', async ({ page, grind }) => {
  const { _id } = await grind(jowar, [fine, coarse]);
  await logInNewcomer(page);
  await page.goto(`/product/${_id}`);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  for (const [typed, shown] of [
    ['५०० ग्रॅम', '500'],
    ['1½', '1.5'],
    ['2 kg', '2'],
    ['750 g', '1'],
    ['500', '500'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field, typed).toHaveValue(shown);
  }
  await expect(page.getByRole('status').filter({ hasText: 'multiple' })).toHaveCount(0);
  await field.fill('1.3');
  await field.press('Enter');
  await expect(field).toHaveValue('1.5');
  await expect(page.getByText('Quantity must be a multiple of 500 g, up to 100 kg')).toBeVisible();
});

test('a grind that goes away is chosen again in the cart and at the checkout', async ({
  page,
  grind,
}) => {
  const { _id: productId } = await grind('Besan', [fine, medium, forLaddoo], 250);
  await logInNewcomer(page);
  await storeLines(page, [
    { productId, grind: 'for-laddoo', quantityKg: 0.75 },
    { productId, grind: 'medium', quantityKg: 1 },
  ]);
  await grind('Besan', [fine, medium], 250);
  await page.goto('/cart');
  const { summary, place, placed, refusal } = checkoutOn(page);
  const box = page.getByRole('alert').filter({ hasText: 'Besan' });
  await expect(box).toContainText(
    '“For laddoo” is not milled any more. Please choose how you want your Besan.',
  );
  await expect(summary).toContainText('Besan750 g, choose the grind');
  await expect(summary.getByRole('button', { name: 'Checkout' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(summary).toContainText('Choose the grind of Besan first.');
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Medium' }).click();
  await expect(box).toBeHidden();
  expect(await storedCart(page)).toEqual([{ productId, grind: 'medium', quantityKg: 1.75 }]);

  await summary.getByRole('link', { name: 'Checkout' }).click();
  await expect(place).toBeVisible();
  await grind('Besan', [fine, forLaddoo], 250);
  await place.press('Enter');
  await expect(refusal).toContainText('Besan is not milled like this any more.');
  await expect(box.first()).toContainText('“Medium” is not milled any more.');
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page
    .getByRole('group', { name: 'Grind of Besan' })
    .getByRole('button', { name: 'For laddoo' })
    .click();
  await place.press('Enter');
  await expect(placed).toBeVisible();
  const [order] = await ordersOf(page);
  expect(order?.items).toMatchObject([{ grind: { key: 'for-laddoo' }, quantityKg: 1.75 }]);
});

test('a cart from before has no grind, and asks for it', async ({ page, grind }) => {
  const { _id: productId } = await grind(jowar, [fine, coarse]);
  await logInNewcomer(page);
  await storeLines(page, [{ productId, quantityKg: 2 }]);
  await page.goto('/cart');
  await expect(page.getByRole('alert').filter({ hasText: jowar })).toHaveText(
    /Please choose how you want your Jowar Flour\./,
  );
  await page.getByRole('button', { name: 'Fine', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '₹78.00 per kg' })).toBeFocused();
  expect(await storedCart(page)).toEqual([{ productId, grind: 'fine', quantityKg: 2 }]);
  await expect(checkoutOn(page).summary.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

test('an old address of Buy Now asks for the grind at the checkout', async ({ page, grind }) => {
  const { _id } = await grind(jowar, [fine, coarse]);
  await logInNewcomer(page);
  await page.goto(`/cart/${_id}/3`);
  const { place, placed } = checkoutOn(page);
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Coarse', exact: true }).click();
  await expect(page).toHaveURL(`/cart/${_id}/3?grind=coarse`);
  await place.press('Enter');
  await expect(placed).toBeVisible();
});
