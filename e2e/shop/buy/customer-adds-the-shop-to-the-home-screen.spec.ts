import type { Order } from '@dalan/contract/orders/orders';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { checkoutOn, openBuyNow } from '../../fixtures/orders/checkout.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });

test('the home screen is offered after the first delivered order, until the customer answers', async ({
  page,
}) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Besan', 1);
  const { place, placed } = checkoutOn(page);
  await place.click();
  await expect(placed).toBeVisible();
  const card = page.getByRole('region', { name: 'Dalan on your home screen' });
  await page.goto('/myorders');
  await expect(page.getByRole('main').getByText('Besan').first()).toBeVisible();
  await expect(card).toBeHidden();

  await changeAnswer(page, '**/api/my-orders*', (orders: Order[]) =>
    orders.map((order) => ({ ...order, orderStatus: 'Delivered' as const })),
  );
  await page.reload();
  await expect(card).toContainText('Tap Share, then “Add to Home Screen”.');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByText('Besan').first()).toBeVisible();
  await expect(card).toBeHidden();
});
