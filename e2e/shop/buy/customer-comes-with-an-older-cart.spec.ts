import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Page } from '@playwright/test';
import { checkoutOn, ordersOf, storeLines, storedCart } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { coarse, expect, fine, test } from '../../fixtures/orders/ground-flour.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const jowar = 'Jowar Flour';

/** The keys and texts are those of the release before grinds, not those of today's code. */
async function writeAsBefore(page: Page, key: 'cart' | 'kept-orders', value: object) {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ version: 1, ...value }),
  ] as const);
}

for (const width of [360, 1280]) {
  test(`a cart and a kept order from before grinds are ordered, at ${width}`, async ({
    page,
    grind,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { address, phone } = await logInNewcomer(page);
    const session = await page.request.get('/api/session');
    const { user } = (await session.json()) as { user: { _id: string } };
    const userId = user._id;
    const { _id: jowarId } = await grind(jowar, [fine, coarse]);
    const { _id: besanId } = await flourNamed(page.request, 'Besan');
    await page.goto('/aboutus');
    await writeAsBefore(page, 'cart', {
      lines: [
        { productId: besanId, quantityKg: 2 },
        { productId: jowarId, quantityKg: 3 },
      ],
      userId,
    });
    const order = {
      userId,
      items: [
        { productId: besanId, quantityKg: 1, pricePerKg: 138 },
        { productId: jowarId, quantityKg: 2, pricePerKg: 78 },
      ],
      deliveryAddress: address,
      contactNumber: phone,
    };
    const key = '0b6f5cbe-2f0e-4f3b-9a39-7d1a3f0f8c11';
    const kept = { key: `${key}-${width}`, keptAt: Date.now(), amountPaise: 29_400, order };
    await writeAsBefore(page, 'kept-orders', { userId, orders: [kept] });

    await page.goto('/cart');
    const card = page.getByRole('region', { name: 'The network is back. Send your order now?' });
    await expect(card).toContainText('3 kg, 2 flours, ₹294.00');
    const { summary, place, placed } = checkoutOn(page);
    const box = page.getByRole('alert').filter({ hasText: jowar });
    await expect(summary).toContainText('Besan2 kg × ₹138.00');
    await expect(box).toHaveText(/^Please choose how you want your Jowar Flour\./);
    await expectAccessible(page);
    await box.getByRole('button', { name: 'Fine' }).click();
    await summary.getByRole('link', { name: 'Checkout' }).click();
    await place.press('Enter');
    await expect(placed).toBeVisible();
    expect(await storedCart(page)).toEqual([]);

    await page.goto('/cart');
    await card.getByRole('link', { name: 'Send order' }).click();
    await expect(box).toBeVisible();
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    expect(await ordersOf(page), 'nothing is chosen for the customer').toHaveLength(1);
    await box.getByRole('button', { name: 'Coarse' }).click();
    await place.press('Enter');
    await expect(placed).toBeVisible();
    const orders = await ordersOf(page);
    expect(orders.map(({ items }) => items)).toMatchObject([
      [
        { productId: { name: 'Besan' }, quantityKg: 1, totalPrice: 138 },
        { productId: { name: jowar }, grind: { key: 'coarse' }, quantityKg: 2, totalPrice: 156 },
      ],
      [
        { productId: { name: 'Besan' }, quantityKg: 2, totalPrice: 276 },
        { productId: { name: jowar }, grind: { key: 'fine' }, quantityKg: 3, totalPrice: 234 },
      ],
    ]);
    expect(orders[0]?.items[0]).not.toHaveProperty('grind');
    await page.goto('/cart');
    await expect(card, 'the kept order is gone once it is placed').toBeHidden();
  });
}

test('a kept order without grinds from before goes out with one tap', async ({ page }) => {
  const { address, phone } = await logInNewcomer(page);
  const session = await page.request.get('/api/session');
  const { user } = (await session.json()) as { user: { _id: string } };
  const { _id: productId, pricePerKg } = await flourNamed(page.request, 'Besan');
  const order = {
    userId: user._id,
    items: [{ productId, quantityKg: 2, pricePerKg }],
    deliveryAddress: address,
    contactNumber: phone,
  };
  await page.goto('/aboutus');
  const kept = { key: 'kept-before-grinds', keptAt: Date.now(), amountPaise: 27_600, order };
  await writeAsBefore(page, 'kept-orders', { userId: user._id, orders: [kept] });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Send order' }).click();
  await expect(checkoutOn(page).placed).toBeVisible();
  expect(await ordersOf(page)).toMatchObject([{ items: [{ quantityKg: 2 }], totalAmount: 276 }]);
});

test('the 21st line is refused with its sentence, and the cart stays', async ({ page, grind }) => {
  const lines: { productId: string; grind: string; quantityKg: number }[] = [];
  for (const name of [jowar, 'Besan', 'Makka Flour', 'Bajra Flour']) {
    const { _id: productId } = await grind(name, readyGrinds);
    lines.push(...readyGrinds.map(({ key }) => ({ productId, grind: key, quantityKg: 0.5 })));
  }
  await logInNewcomer(page);
  await storeLines(page, lines.slice(0, 19));
  await page.goto('/products?q=soya');
  await page.getByRole('button', { name: 'Add to Cart: Soya Flour' }).click();
  await expect(page.getByText('Added to cart: Soya Flour, 1 kg')).toBeVisible();
  await page.goto('/products?q=bajra');
  await page.getByRole('link', { name: 'Add to Cart: Bajra Flour' }).click();
  const choice = page.getByRole('dialog', { name: 'Bajra Flour' });
  await choice.getByRole('radio', { name: 'For laddoo' }).check();
  await choice.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('At most 20 lines in one order.')).toBeVisible();
  expect(await storedCart(page)).toHaveLength(20);
  // More of a line that is in the cart is no new line.
  await page.getByRole('link', { name: 'Add to Cart: Bajra Flour' }).click();
  await choice.getByRole('radio', { name: 'Fine' }).check();
  await choice.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart: Bajra Flour, fine, 1.5 kg')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(/^20 lines, /)).toBeVisible();
  await expectAccessible(page);
});
