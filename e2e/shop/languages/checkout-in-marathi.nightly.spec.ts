import type { Page } from '@playwright/test';
import { walkIn } from '../../fixtures/look/walk.ts';
import {
  checkoutOn,
  loseAnswer,
  openBuyNow,
  orderCall,
  ordersOf,
  storeCart,
} from '../../fixtures/orders/checkout.ts';
import { wallets } from '../../fixtures/orders/checkout-words.ts';
import { logInNewcomer, moveOrder } from '../../fixtures/orders/orders.ts';
import { inMarathi, logIn, registered } from '../../fixtures/people/newcomer.ts';
import { expect, test } from '../../fixtures/test.ts';

const flour = 'आंबेमोहोर तांदळाचे पीठ';
const elsewhere = 'आईकडे, कोथरूड, पुणे 411038';
const changeAddress = /^बदला ?: ऑर्डर कुठे पोहोचवायची ते$/;
const phone = '+91 20 5550 0142';

test('a customer without an address is asked for one, once', async ({ page }) => {
  const { press, fill, sees, reads } = walkIn(page, 'mr', wallets);
  const { place, placed } = checkoutOn(page, 'mr');
  await logInNewcomer(page, { name: inMarathi.name, address: '' });
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  await sees('पीठ कुठे आणून द्यायचे?', 'डिलिव्हरीवाले या नंबरवर फोन करतील.');
  await place.click();
  await sees('डिलिव्हरीचा पत्ता लिहा');
  await fill({ फोन: '55500' });
  await place.click();
  await reads('फोन नंबर 10 अंकी हवा');
  await fill({ फोन: '' });
  await sees('फोन नंबर लिहा');
  await fill({ पत्ता: inMarathi.address, फोन: '5550019999' });
  await press('जतन करा');
  await reads('+91 55500 19999');
  await place.click();
  await expect(placed).toBeVisible();
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  await sees(inMarathi.address);
});

test('a refused order shows the reason, and nothing typed is lost', async ({ page, context }) => {
  const { button, fill, sees, reads, answerOnce } = walkIn(page, 'mr', wallets);
  const { place, placed, refusal } = checkoutOn(page, 'mr');
  await logInNewcomer(page, inMarathi);
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  await context.setOffline(true);
  await expect(button('इंटरनेट नाही')).toBeDisabled();
  await reads('तुम्ही “ऑर्डर द्या” दाबेपर्यंत काहीही पाठवले जाणार नाही.');
  await context.setOffline(false);
  await expect(place).toBeVisible();

  await button(changeAddress).click();
  await reads('फक्त या ऑर्डरसाठी.');
  await fill({ पत्ता: elsewhere });
  const refused = (code: string, details: object) => {
    return { message: 'Refused', code, requestId: 'r', details };
  };
  for (const [status, json, text] of [
    [
      429,
      refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 }),
      'ऑर्डर झाली नाही (429): खूप वेळा प्रयत्न झाला. 42 सेकंदांनी पुन्हा करा.',
    ],
    [
      429,
      refused('ORDER_LIMIT', { phone }),
      `ऑर्डर झाली नाही (429): या खात्यावरून किंवा नंबरवरून सध्या आणखी ऑर्डर घेता येत नाही. थोड्या वेळाने प्रयत्न करा. ${phone} वर फोन करा.`,
    ],
    [500, {}, 'ऑर्डर झाली नाही (500): कारण कळले नाही'],
  ] as const) {
    await answerOnce(orderCall, { status, json });
    await place.click();
    await expect(refusal).toContainText(text);
    await reads();
  }
  await page.reload();
  await sees(elsewhere);
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.deliveryAddress).toBe(elsewhere);
});

test('a customer whose session ends during checkout logs in and continues', async ({
  page,
  context,
  request,
}) => {
  const { open, isAt, button, fill, sees, reads } = walkIn(page, 'mr', wallets);
  const { place, placed, expectTotal } = checkoutOn(page, 'mr');
  const person = await registered(request, inMarathi);
  await open('/login');
  await logIn(page, person, 'mr');
  await isAt('');
  const id = await openBuyNow(page, 'Lokwan Wheat Flour', 2, 'mr');
  await button(changeAddress).click();
  await fill({ पत्ता: elsewhere });
  await context.clearCookies();
  await place.click();
  await isAt(`/login?next=${encodeURIComponent(`/cart/${id}/2`)}&reason=ended`);
  await reads('तुमचे लॉग इन संपले आहे. पुढे जाण्यासाठी पुन्हा लॉग इन करा.');
  await logIn(page, person, 'mr');
  await isAt(`/cart/${id}/2`);
  await sees(elsewhere);
  await expectTotal('₹124.00');
  await place.click();
  await expect(placed).toBeVisible();
});

/** The order arrives, its answer gets lost, and the customer asks for 3 kg instead of 2. */
async function loseAnswerThenChange(page: Page) {
  const { reads } = walkIn(page, 'mr', wallets);
  const checkout = checkoutOn(page, 'mr');
  const { place, refusal, more } = checkout;
  await logInNewcomer(page, inMarathi);
  await openBuyNow(page, 'Ambemohar Rice Flour', 2, 'mr');
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toContainText('ऑर्डर पोहोचली नाही. पुन्हा प्रयत्न करा.');
  await expect(refusal.getByRole('link', { name: 'माझ्या ऑर्डर' })).toBeVisible();
  await reads('तीच ऑर्डर दोनदा होत नाही.');
  await more(flour).click();
  await place.click();
  await expect(refusal).toContainText(`आधीची ऑर्डर आमच्याकडे आली आहे: ${flour} 2 किलो, ₹192.00`);
  await reads();
  const [first] = await ordersOf(page);
  // The key avoids a second tap at the same place, which would be ignored as a double tap.
  const choose = (name: string) => refusal.getByRole('button', { name }).press('Enter');
  return { ...checkout, first: first!, choose };
}

test('the customer changes the order, and a reload shows it again', async ({ page }) => {
  const { isAt, press, reads } = walkIn(page, 'mr');
  const { choose, placed } = await loseAnswerThenChange(page);
  await choose('त्याऐवजी ही ऑर्डर द्या');
  const ready = '₹288.00 आणि डिलिव्हरी चार्ज रोख तयार ठेवा.';
  await expect(placed).toContainText(ready);
  await page.reload();
  await reads(ready);
  await press('माझ्या ऑर्डर पाहा', placed);
  await isAt('/myorders');
  await reads(`${flour}, 3 किलो`, /^रद्द$/);
});

test('the customer wants both', async ({ page }) => {
  const { choose, placed } = await loseAnswerThenChange(page);
  await choose('हीसुद्धा ऑर्डर द्या');
  await expect(placed).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(2);
});

test('the customer keeps the earlier order of several flours', async ({ page }) => {
  const { open, isAt, reads } = walkIn(page, 'mr', wallets);
  await logInNewcomer(page, inMarathi);
  await storeCart(page, { 'Ambemohar Rice Flour': 1, Besan: 1 });
  await open('/cart/checkout');
  const { place, refusal, more } = checkoutOn(page, 'mr');
  await page.route(orderCall, loseAnswer, { times: 1 });
  await place.click();
  await expect(refusal).toBeVisible();
  await more('डाळीचे पीठ').press('Enter');
  await place.click();
  await expect(refusal).toContainText(`${flour} 1 किलो, डाळीचे पीठ 1 किलो, ₹234.00`);
  await reads();
  await refusal.getByRole('button', { name: 'फक्त आधीची ऑर्डर ठेवा' }).press('Enter');
  await isAt('/myorders');
  expect(await ordersOf(page)).toHaveLength(1);
});

test('an earlier order that is already milled cannot be changed here', async ({
  page,
  request,
}) => {
  const { reads } = walkIn(page, 'mr', wallets);
  const { first, choose, refusal } = await loseAnswerThenChange(page);
  await moveOrder(request, first, 'Processing');
  await choose('त्याऐवजी ही ऑर्डर द्या');
  await expect(refusal).toContainText(
    `ऑर्डर पुढे गेली आहे, त्यामुळे इथून रद्द होणार नाही. ${phone} वर फोन करा.`,
  );
  await reads();
});
