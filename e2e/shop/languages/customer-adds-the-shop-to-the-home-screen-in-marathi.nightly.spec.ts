import type { Order } from '@dalan/contract/orders/orders';

import { placeOrder } from '../../fixtures/orders.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { logInReaderOf } from '../../fixtures/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });

test('the home screen is offered by hand and by a button, until the customer answers', async ({
  page,
}) => {
  await logInReaderOf(page, 'mr');
  await placeOrder(page, { Besan: 1 });
  await page.route('**/api/my-orders*', async (route) => {
    const response = await route.fetch();
    const orders = (await response.json()) as Order[];
    const json = orders.map((order) => ({ ...order, orderStatus: 'Delivered' as const }));
    await route.fulfill({ response, json });
  });
  await page.goto('/mr/myorders');
  const card = page.getByRole('region', { name: 'दळण तुमच्या होम स्क्रीनवर' });
  await expect(card).toContainText('शेअर दाबा, मग “Add to Home Screen” निवडा.');
  await expectInLanguage(page, 'mr', ['Besan']);

  // As a phone that can do it by itself.
  await page.addInitScript(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined });
    Object.assign(window, { installOffer: offer });
  });
  await page.reload();
  await expect(card.getByRole('button', { name: 'जोडा' })).toBeVisible();
  await expectInLanguage(page, 'mr', ['Besan']);
  await card.getByRole('button', { name: 'आत्ता नको' }).click();
  await expect(card).toBeHidden();
});
