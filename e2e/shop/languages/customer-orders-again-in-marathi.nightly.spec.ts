import type { Order } from '@dalan/contract/orders/orders';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import type { Page } from '@playwright/test';
import { wallets } from '../../fixtures/checkout-words.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { inMarathi } from '../../fixtures/newcomer.ts';
import { logInNewcomer, placeOrder } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

async function orderAgain(page: Page, order: Order): Promise<void> {
  await page.goto(`/mr/myorders#${order._id}`);
  const card = page.locator(`article[id="${order._id}"]`);
  await card.getByRole('button', { name: /^पुन्हा मागवा/ }).click();
}

/** Different stock, as on a later day: kilograms by flour, or undefined if it is not sold. */
async function changeShelf(page: Page, stock: Record<string, number | undefined>) {
  await page.route('**/api/shelf*', async (route) => {
    const response = await route.fetch();
    const shelf = (await response.json()) as ShelfPage;
    const products = shelf.products.flatMap((product) => {
      const quantity = product.name in stock ? stock[product.name] : product.quantity;
      return quantity === undefined ? [] : [{ ...product, quantity }];
    });
    await route.fulfill({ response, json: { ...shelf, products } });
  });
}

test('an order of one flour leads to its checkout, several fill the cart', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  const one = await placeOrder(page, { Besan: 2 });
  await page.goto(`/mr/myorders#${one._id}`);
  await expect(page.getByRole('heading', { name: 'डाळीचे पीठ', exact: true })).toBeVisible();
  await expectInLanguage(page, 'mr');
  await orderAgain(page, one);
  await expect(page).toHaveURL(`/mr/cart/${one.items[0]?.productId._id}/2`);

  const several = await placeOrder(page, { Besan: 2, 'Lokwan Wheat Flour': 1 });
  await orderAgain(page, several);
  await expect(page).toHaveURL('/mr/cart');
  await expect(page.getByText('2 पिठे, 3 किलो')).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
});

test('unavailable flours are named, and the others are added', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  const order = await placeOrder(page, { Besan: 2, 'Lokwan Wheat Flour': 2, 'Jowar Flour': 1 });
  await changeShelf(page, { Besan: undefined, 'Lokwan Wheat Flour': 1, 'Jowar Flour': 0 });
  await orderAgain(page, order);
  await expect(page).toHaveURL('/mr/cart');
  await expect(page.getByRole('status').filter({ hasText: 'डाळीचे पीठ' })).toContainText(
    'डाळीचे पीठ: सध्या मिळत नाही. लोकवन गव्हाचे पीठ: फक्त 1 किलो शिल्लक. ज्वारीचे पीठ: सध्या संपले.',
  );
  await expectInLanguage(page, 'mr', wallets);
});

test('if no flour is available, or no answer comes, the customer stays and reads why', async ({
  page,
}) => {
  await logInNewcomer(page, inMarathi);
  const order = await placeOrder(page, { Besan: 2 });
  await changeShelf(page, { Besan: undefined });
  await orderAgain(page, order);
  await expect(page.getByText('डाळीचे पीठ: सध्या मिळत नाही.')).toBeVisible();
  await expect(page).toHaveURL(`/mr/myorders#${order._id}`);
  await expectInLanguage(page, 'mr');

  await page.unroute('**/api/shelf*');
  await page.route('**/api/shelf*', (route) => route.abort());
  await page.reload();
  await orderAgain(page, order);
  await expect(page.getByText('पिठांची यादी आली नाही.')).toBeVisible();
  await expectInLanguage(page, 'mr');
});
