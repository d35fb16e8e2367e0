import { days as inMarathi } from '@dalan/contract/language/days.texts.mr';
import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import type { Settings } from '@dalan/contract/settings/settings';
import type { APIRequestContext, Page } from '@playwright/test';
import { request as requests } from '@playwright/test';

import { ordersOf } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { placeOrder } from '../../fixtures/orders/orders.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const rule: Partial<Settings['delivery']> = {
  isOn: true,
  areas: [{ name: 'डेक्कन', pincodes: ['411004'], charge: 40 }],
  freeFrom: 500,
  smallestOrder: null,
  cutOff: '18:00',
  daysOff: [],
  datesOff: [],
  roomKg: null,
};
/** The owner spells these names the same in all languages. */
const names = ['Mobile Wallet One', 'Mobile Wallet Two'];

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('payment', { upiId: '' });
  await ownShop.saveSettings('delivery', rule);
});

async function daysOf(shop: APIRequestContext): Promise<DeliveryAnswer['days']> {
  return ((await (await shop.get('/api/delivery')).json()) as DeliveryAnswer).days;
}

/** Opens the checkout of somebody who has given their pincode on this phone before. */
async function openCheckout(page: Page, quantityKg: number) {
  await page.addInitScript(() => localStorage.setItem('pincode', '411004'));
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await page.goto(`/mr/cart/${_id}/${quantityKg}`);
  const summary = page.getByRole('region', { name: 'ऑर्डरचा हिशोब' });
  return {
    summary,
    place: summary.getByRole('button', { name: 'ऑर्डर द्या' }),
    placed: page.getByRole('alertdialog', { name: /^तुमची ऑर्डर मिळाली!/ }),
  };
}

test('the page of a flour says the day and the charge for a pincode', async ({ page }) => {
  await logInReaderOf(page, 'mr');
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await page.goto(`/mr/product/${_id}`);
  const promise = page.getByRole('region', { name: 'घरपोच डिलिव्हरी' });
  await expect(promise).toContainText('कधी येईल आणि किती चार्ज ते सांगतो.');
  const field = promise.getByLabel('तुमचा पिनकोड');
  await field.fill('4110');
  await promise.getByRole('button', { name: 'पाहा' }).click();
  await expect(promise.getByText('पिनकोड 6 अंकी असतो')).toBeVisible();
  await expectInLanguage(page, 'mr', names);
  await field.fill('412207');
  await expect(promise).toContainText('412207 ला आम्ही अजून डिलिव्हरी देत नाही.');
  await expectInLanguage(page, 'mr', names);
  await field.fill('411004');
  const [first] = await daysOf(page.request);
  await expect(promise).toContainText(inMarathi.formatDueDay(first?.day ?? ''));
  await expect(promise).toContainText('डिलिव्हरी ₹40, ₹500 पासून मोफत');
  await expect(promise.getByRole('button', { name: 'पिनकोड बदला' })).toBeFocused();
  await expectInLanguage(page, 'mr', names);
  await page.getByText('10 किलो', { exact: true }).click();
  await expect(promise).toContainText('डिलिव्हरी मोफत');
});

test('an order that is too small, and a charge that changes at the checkout', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', { ...rule, smallestOrder: 200 });
  await logInReaderOf(page, 'mr');
  const { summary, place, placed } = await openCheckout(page, 2);
  await expect(summary).toContainText('डेक्कन: किमान ऑर्डर ₹200.');
  await expect(summary).toContainText('आणखी ₹44 चे पीठ घ्या, म्हणजे घरपोच देऊ.');
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await expectInLanguage(page, 'mr', names);

  await page.getByRole('button', { name: '1 किलो वाढवा: ज्वारीचे पीठ' }).click();
  await expect(summary).toContainText('द्यायची रक्कम₹274.00');
  await expect(summary).toContainText('आणखी ₹266 चे घेतल्यास डिलिव्हरी मोफत');
  const areas = [{ name: 'डेक्कन', pincodes: ['411004'], charge: 50 }];
  await ownShop.saveSettings('delivery', { ...rule, areas });
  await place.click();
  const refusal = summary.getByRole('alert');
  await expect(refusal).toContainText(
    'ऑर्डर झाली नाही (409): डेक्कन: डिलिव्हरी आता ₹50.00, आधी ₹40.00. ऑर्डर अजून झालेली नाही.',
  );
  await expect(refusal).toContainText('मग एकूण ₹284.00 द्यायचे.');
  await expectInLanguage(page, 'mr', names);
  await refusal.getByRole('button', { name: 'डिलिव्हरीला ₹50.00 चालतील' }).click();
  await place.click();
  await expect(placed).toBeVisible();
});

test('a day that fills up meanwhile, and then all of them', async ({ page, ownShop }) => {
  await logInReaderOf(page, 'mr');
  const [first, second] = (await daysOf(page.request)).map(({ day }) => day);
  const other = await requests.newContext({ baseURL: ownShop.origin });
  const { email, password } = await registered(other);
  await other.post('/api/login', { data: { email, password } });

  await ownShop.saveSettings('delivery', { ...rule, roomKg: 100_000 });
  const taken = 100_000 - ((await daysOf(other))[0]?.leftKg ?? 0);
  await ownShop.saveSettings('delivery', { ...rule, roomKg: taken + 6 });
  const { place, placed } = await openCheckout(page, 5);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(first ?? '');
  await placeOrder(
    { request: other },
    { 'Jowar Flour': 3 },
    { pincode: '411004', dueOn: first ?? '', deliveryCharge: 40 },
  );
  await other.dispose();
  await place.click();
  await expect(page.getByRole('alert')).toHaveText(
    `${inMarathi.formatDueDay(first ?? '')}: आता जागा नाही. दुसरा दिवस निवडा.`,
  );
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(second ?? '');
  await expectInLanguage(page, 'mr', names);
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.dueOn).toBe(second);

  await ownShop.saveSettings('delivery', { ...rule, roomKg: 1 });
  await openCheckout(page, 5);
  await expect(page.getByText('पुढच्या सगळ्या दिवसांत जागा नाही.').first()).toBeVisible();
  await expectInLanguage(page, 'mr', names);
});
