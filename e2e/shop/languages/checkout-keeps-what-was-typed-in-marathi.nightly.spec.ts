import { checkoutOn, openBuyNow, orderCall, ordersOf } from '../../fixtures/checkout.ts';
import { wallets } from '../../fixtures/checkout-words.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { inMarathi, logIn, registered } from '../../fixtures/newcomer.ts';
import { logInNewcomer } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const elsewhere = 'आईकडे, कोथरूड, पुणे 411038';

test('a customer without an address is asked for one, once', async ({ page }) => {
  await logInNewcomer(page, { name: inMarathi.name, address: '' });
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  const { place, placed } = checkoutOn(page, 'mr');
  const address = page.getByLabel('पत्ता');
  const phone = page.getByLabel('फोन', { exact: true });
  await expect(page.getByText('पीठ कुठे आणून द्यायचे?')).toBeVisible();
  await expect(page.getByText('डिलिव्हरीवाले या नंबरवर फोन करतील.')).toBeVisible();
  await place.click();
  await expect(page.getByText('डिलिव्हरीचा पत्ता लिहा')).toBeVisible();
  await phone.fill('55500');
  await place.click();
  await expect(page.getByText('फोन नंबर 10 अंकी हवा')).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await phone.fill('');
  await expect(page.getByText('फोन नंबर लिहा')).toBeVisible();

  await address.fill(inMarathi.address);
  await phone.fill('5550019999');
  await page.getByRole('button', { name: 'जतन करा' }).click();
  await expect(page.getByText('+91 55500 19999')).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await place.click();
  await expect(placed).toBeVisible();
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  await expect(page.getByText(inMarathi.address), 'asked only once').toBeVisible();
});

test('a refused order shows the reason, and nothing typed is lost', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  const { place, placed, refusal } = checkoutOn(page, 'mr');
  await page.getByRole('button', { name: /^बदला ?: ऑर्डर कुठे पोहोचवायची ते$/ }).click();
  await expect(page.getByText('फक्त या ऑर्डरसाठी.')).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await page.getByLabel('पत्ता').fill(elsewhere);
  const refused = (code: string, details: object) => {
    return { message: 'Refused', code, requestId: 'r', details };
  };
  const phone = '+91 20 5550 0142';
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
    await page.route(orderCall, (route) => route.fulfill({ status, json }), { times: 1 });
    await place.click();
    await expect(refusal).toContainText(text);
    await expectInLanguage(page, 'mr', wallets);
  }
  await page.reload();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.deliveryAddress).toBe(elsewhere);
});

test('offline the button says so', async ({ page, context }) => {
  await logInNewcomer(page, inMarathi);
  await openBuyNow(page, 'Lokwan Wheat Flour', 1, 'mr');
  const { summary, place } = checkoutOn(page, 'mr');
  await context.setOffline(true);
  await expect(summary.getByRole('button', { name: 'इंटरनेट नाही' })).toBeDisabled();
  await expect(
    summary.getByText('तुम्ही “ऑर्डर द्या” दाबेपर्यंत काहीही पाठवले जाणार नाही.'),
  ).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await context.setOffline(false);
  await expect(place).toBeVisible();
});

test('a customer whose session ends during checkout logs in and continues', async ({
  page,
  context,
  request,
}) => {
  const person = await registered(request, inMarathi);
  await page.goto('/mr/login');
  await logIn(page, person, 'mr');
  await expect(page).toHaveURL('/mr');
  const id = await openBuyNow(page, 'Lokwan Wheat Flour', 2, 'mr');
  const { place, placed, expectTotal } = checkoutOn(page, 'mr');
  await page.getByRole('button', { name: /^बदला ?: ऑर्डर कुठे पोहोचवायची ते$/ }).click();
  await page.getByLabel('पत्ता').fill(elsewhere);
  await context.clearCookies();
  await place.click();
  await expect(page).toHaveURL(
    `/mr/login?next=${encodeURIComponent(`/cart/${id}/2`)}&reason=ended`,
  );
  await expect(
    page.getByText('तुमचे लॉग इन संपले आहे. पुढे जाण्यासाठी पुन्हा लॉग इन करा.'),
  ).toBeVisible();
  await expectInLanguage(page, 'mr');
  await logIn(page, person, 'mr');
  await expect(page).toHaveURL(`/mr/cart/${id}/2`);
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expectTotal('₹124.00');
  await place.click();
  await expect(placed).toBeVisible();
});
