import { CART_STORE_KEY } from '@dalan/contract/orders/cart-store';
import { openFlour, stepper } from '../../fixtures/orders/one-flour.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('buttons step from 1 to 10, quick picks set the same quantity', async ({ page }) => {
  const id = await openFlour(page, 'Jowar Flour');
  const { field, minus, plus, pick, expectTotal } = stepper(page);
  await expect(field).toHaveValue('1');
  await expect(minus).toBeDisabled();
  await expect(pick(1)).toBeChecked();
  await expectTotal('₹78.00');
  for (let kg = 2; kg <= 10; kg += 1) {
    await plus.click();
    await expect(field).toHaveValue(String(kg));
  }
  await expectTotal('₹780.00');
  await expect(plus).toBeDisabled();
  await expect(pick(10)).toBeChecked();
  await expect(page.locator('output')).toHaveText('10 kg, ₹780.00');
  await expectAccessible(page);

  await pick(5).check();
  await expect(field).toHaveValue('5');
  await expectTotal('₹390.00');
  await minus.click();
  await expect(field).toHaveValue('4');
  await expect(pick(5)).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute(
    'href',
    `/cart/${id}/4`,
  );
});

test('a typed quantity is limited to 1 to 100 once the field is left', async ({ page }) => {
  const id = await openFlour(page, 'Lokwan Wheat Flour');
  const { field, minus, plus, expectTotal } = stepper(page);
  await field.fill('');
  await expect(field).toHaveValue('');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await field.fill('250');
  await expect(field).toHaveValue('250');
  await field.blur();
  await expect(field).toHaveValue('100');
  await expect(page.getByText('You can order up to 100 kg at a time')).toBeVisible();
  await expectTotal('₹6,200.00');
  await expect(plus).toBeDisabled();
  for (const [typed, kg] of [
    ['abc', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['25', '25'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveValue(kg);
  }
  await expect(page.getByText('You can order up to 100 kg at a time')).toHaveCount(0);
  await minus.click();
  await expect(field).toHaveValue('24');
  await expect(plus).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute(
    'href',
    `/cart/${id}/24`,
  );
});

test('the quantity is limited to the stock', async ({ page }) => {
  await openFlour(page, 'Upvas Bhajani');
  const { field } = stepper(page);
  await field.fill('50');
  await field.press('Enter');
  await expect(field).toHaveValue('50');
  await expect(page.getByText('Only 19 kg of Upvas Bhajani left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test('a customer puts the chosen quantity of a flour into the cart', async ({ page }) => {
  const productId = await openFlour(page, 'Jowar Flour');
  await stepper(page).pick(5).check();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added to cart: Jowar Flour, 5 kg')).toBeVisible();
  await stepper(page).field.fill('25');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added to cart: Jowar Flour, 30 kg')).toBeVisible();
  const cart = await page.evaluate((key) => localStorage.getItem(key), CART_STORE_KEY);
  expect(JSON.parse(cart ?? '')).toMatchObject({ lines: [{ productId, quantityKg: 30 }] });
});
