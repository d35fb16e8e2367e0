import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

test('addresses with ids in capitals lead to the same flour and order', async ({ page }) => {
  await logInNewcomer(page);
  const { _id } = await flourNamed(page.request, 'Besan');
  await page.goto(`/product/${_id.toUpperCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Besan' })).toBeVisible();

  await page.goto(`/cart/${_id.toUpperCase()}/2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Order' })).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expect(page.getByText(/^Order placed successfully! Order ID: /)).toBeVisible();

  const order = await placeOrder(page, { Besan: 1 });
  await page.goto(`/myorders#${order._id.toUpperCase()}`);
  await expect(orderCard(page, order).head).toHaveAttribute('aria-expanded', 'true');
});
