import type { Page } from '@playwright/test';
import {
  checkoutOn,
  loseAnswer,
  openBuyNow,
  orderCall,
  ordersOf,
  storeCart,
} from '../../fixtures/checkout.ts';
import { wallets } from '../../fixtures/checkout-words.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { inMarathi } from '../../fixtures/newcomer.ts';
import { logInNewcomer, moveOrder } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const flour = 'आंबेमोहोर तांदळाचे पीठ';

/** The order arrives, its answer gets lost, and the customer asks for 3 kg instead of 2. */
async function loseAnswerThenChange(page: Page) {
  await logInNewcomer(page, inMarathi);
  await openBuyNow(page, 'Ambemohar Rice Flour', 2, 'mr');
  const checkout = checkoutOn(page, 'mr');
  const { place, refusal, more } = checkout;
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toContainText('ऑर्डर पोहोचली नाही. पुन्हा प्रयत्न करा.');
  await expect(refusal).toContainText('तीच ऑर्डर दोनदा होत नाही.');
  await expect(refusal.getByRole('link', { name: 'माझ्या ऑर्डर' })).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await more(flour).click();
  await place.click();
  await expect(refusal).toContainText(`आधीची ऑर्डर आमच्याकडे आली आहे: ${flour} 2 किलो, ₹192.00`);
  await expectInLanguage(page, 'mr', wallets);
  const [first] = await ordersOf(page);
  // By keyboard: a second tap so soon at the same place would be ignored as a double tap.
  const choose = (name: string) => refusal.getByRole('button', { name }).press('Enter');
  return { ...checkout, first: first!, choose };
}

test('the customer changes the order, and a reload shows it again', async ({ page }) => {
  const { choose, placed } = await loseAnswerThenChange(page);
  await choose('त्याऐवजी ही ऑर्डर द्या');
  await expect(placed).toContainText('₹288.00 आणि डिलिव्हरी चार्ज रोख तयार ठेवा.');
  await page.reload();
  await expect(placed).toContainText('₹288.00 आणि डिलिव्हरी चार्ज रोख तयार ठेवा.');
  await expectInLanguage(page, 'mr');
  await placed.getByRole('button', { name: 'माझ्या ऑर्डर पाहा' }).click();
  await expect(page).toHaveURL('/mr/myorders');
  await expect(page.getByText(`${flour}, 3 किलो`).first()).toBeVisible();
  await expect(page.getByText('रद्द', { exact: true })).toBeVisible();
  await expectInLanguage(page, 'mr');
});

test('the customer wants both', async ({ page }) => {
  const { choose, placed } = await loseAnswerThenChange(page);
  await choose('हीसुद्धा ऑर्डर द्या');
  await expect(placed).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(2);
});

test('the customer keeps the earlier order of several flours', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  await storeCart(page, { 'Ambemohar Rice Flour': 1, Besan: 1 });
  await page.goto('/mr/cart/checkout');
  const { place, refusal, more } = checkoutOn(page, 'mr');
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toBeVisible();
  await more('डाळीचे पीठ').press('Enter');
  await place.click();
  await expect(refusal).toContainText(`${flour} 1 किलो, डाळीचे पीठ 1 किलो, ₹234.00`);
  await expectInLanguage(page, 'mr', wallets);
  await refusal.getByRole('button', { name: 'फक्त आधीची ऑर्डर ठेवा' }).press('Enter');
  await expect(page).toHaveURL('/mr/myorders');
  expect(await ordersOf(page)).toHaveLength(1);
});

test('an earlier order that is already milled cannot be changed here', async ({
  page,
  request,
}) => {
  const { first, choose, refusal } = await loseAnswerThenChange(page);
  await moveOrder(request, first, 'Processing');
  await choose('त्याऐवजी ही ऑर्डर द्या');
  await expect(refusal).toContainText(
    /ऑर्डर पुढे गेली आहे, त्यामुळे इथून रद्द होणार नाही\. \+91 [\d ]+ वर फोन करा\./,
  );
  await expectInLanguage(page, 'mr', wallets);
});
