import { days as inHindi } from '@dalan/contract/language/days.texts.hi';
import { days as inMarathi } from '@dalan/contract/language/days.texts.mr';
import type { Settings } from '@dalan/contract/settings/settings';

import { ordersOf } from '../../fixtures/orders/checkout.ts';
import { wallets } from '../../fixtures/orders/checkout-words.ts';
import { expectNoEnglish } from '../../fixtures/look/english-left.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import type { Newcomer } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer, moveOrder, placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { personal, personalLink, readSavedCode } from '../../fixtures/orders/upi.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const rule: Partial<Settings['delivery']> = {
  isOn: true,
  areas: [{ name: 'Deccan', nameMr: 'डेक्कन', nameHi: 'डेक्कन', pincodes: ['411004'], charge: 40 }],
  freeFrom: 500,
  smallestOrder: null,
  cutOff: '18:00',
  daysOff: [],
  datesOff: [],
  roomKg: null,
};
const elsewhere = 'लेन 5, प्रभात रोड, पुणे';

/** The owner, staff and the customer wrote these names themselves. */
const namesOf = ({ name, address }: Newcomer) => [...[name, address, 'Dalan', ...wallets]];

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('delivery', rule);
  await ownShop.saveSettings('payment', personal);
  await ownShop.saveSettings('legal', { gstin: '' });
});

test('a customer buys, follows and cancels an order in Marathi', async ({ page }) => {
  const names = namesOf(await logInNewcomer(page, { address: 'Flat 7, Prabhat Road, Pune' }));
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await page.goto(`/mr/product/${_id}`);
  await page
    .getByRole('link', { name: /^लगेच घ्या/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/mr/cart/${_id}/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('तुमची ऑर्डर पूर्ण करा');

  const pincode = page.getByLabel('पिनकोड');
  await pincode.fill('412207');
  await expect(page.getByText('412207 ला आम्ही अजून येत नाही.')).toBeVisible();
  await expectNoEnglish(page, names);
  await pincode.fill('411004');
  await expect(page.getByText('डेक्कन: डिलिव्हरी ₹40, ₹500 पासून मोफत')).toBeVisible();
  await page.getByRole('button', { name: '1 किलो वाढवा: ज्वारीचे पीठ' }).click();
  await expect(page).toHaveURL(`/mr/cart/${_id}/2`);
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/सर्वात लवकर/);
  await expectNoEnglish(page, names);
  await expectAccessible(page);

  const summary = page.getByRole('region', { name: 'ऑर्डरचा हिशोब' });
  await expect(summary).toContainText('द्यायची रक्कम₹196.00');
  await summary.getByRole('button', { name: 'ऑर्डर द्या' }).click();
  const placed = page.getByRole('alertdialog', { name: /^तुमची ऑर्डर मिळाली! ऑर्डर क्र\. / });
  await expect(placed.getByRole('link', { name: 'UPI ने पैसे द्या, ₹196.00' })).toBeVisible();
  const [order] = await ordersOf(page);
  if (!order) throw new Error('the order was not placed');
  await expect(placed).toContainText(`${inMarathi.onDay(order.dueOn)} आणून देऊ.`);
  await expect(page, 'a reload shows the placed order').toHaveURL(
    `/mr/myorders?placed=${order._id}`,
  );
  await expectNoEnglish(page, names);
  await expectAccessible(page);

  await placed.getByRole('button', { name: 'माझ्या ऑर्डर पाहा' }).click();
  await expect(page).toHaveURL('/mr/myorders');
  const card = page.locator(`article[id="${order._id}"]`);
  const head = card.getByRole('button', { name: `ऑर्डर ${shortIdOf(order._id)}` });
  await expect(head).toContainText('पैसे: बाकी');
  await head.click();
  const saveCode = card.getByRole('button', { name: 'कोड सेव्ह करा' });
  expect(await readSavedCode(page, order, saveCode)).toBe(personalLink(order, 196));
  await expect(card).toContainText('तुमची ऑर्डर मिळाली. लवकरच पक्की करतो.');
  await expect(card).toContainText(inMarathi.formatDueDay(order.dueOn));
  await expect(head, 'the flour as the page says it').toContainText('ज्वारीचे पीठ');
  await expect(card.getByRole('heading', { level: 3, name: 'ज्वारीचे पीठ' })).toBeVisible();
  await expect(card.getByText('Jowar Flour', { exact: true })).toHaveAttribute('lang', 'en');
  await expectNoEnglish(page, names);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'मी पैसे दिले' }).click();
  await expectNoEnglish(page, names);
  await card.getByRole('button', { name: 'गिरणीला कळवा' }).click();
  await expect(card).toContainText('पैसे दिल्याचे तुम्ही कळवले आहे');
  await expectNoEnglish(page, names);

  await card.getByRole('button', { name: 'ऑर्डर रद्द करा' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(`ऑर्डर ${shortIdOf(order._id)} रद्द करायची?`);
  await expectNoEnglish(page, names);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'ऑर्डर रद्द करा' }).click();
  await expect(page.getByText(`ऑर्डर ${shortIdOf(order._id)} रद्द झाली.`)).toBeVisible();
  await expect(card).toContainText('ही ऑर्डर तुम्ही रद्द केली.');
  await expectNoEnglish(page, names);
});

test('a bill has its headings in English and in the language of the page', async ({
  page,
  ownShop,
}) => {
  const names = namesOf(await logInNewcomer(page, { address: 'Flat 7, Prabhat Road, Pune' }));
  await ownShop.saveSettings('delivery', { isOn: false });
  const order = await placeOrder(page, { 'Jowar Flour': 3 });
  await page.goto(`/mr/orders/${order._id}/bill`);
  await expect(page.getByText('बिल पिठाबरोबर येईल.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^ज्वारीचे पीठ, 3 किलो/ })).toBeVisible();
  await expectNoEnglish(page, names);
  await moveOrder(ownShop.owner, order, 'Delivered', 'Paid');
  await page.goto(`/mr/myorders#${order._id}`);
  await page.getByRole('link', { name: 'बिल पाहा, प्रिंट करा' }).click();
  const bill = page.getByRole('main').getByRole('article');
  await expect(bill.getByRole('heading', { level: 1 })).toHaveText('Bill');
  await expect(bill).toContainText(/Bill no\.बिल क्र\.\d\d-\d\d\/\d{6}/);
  await expect(bill).toContainText('पैसे मिळाले. आता काही बाकी नाही.');
  await expectNoEnglish(page, names);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'ऑर्डरकडे परत' }).click();
  await expect(page).toHaveURL(`/mr/myorders#${order._id}`);
});

test('what is typed in the checkout survives a change of the language', async ({ page }) => {
  const names = namesOf(await logInNewcomer(page, { address: 'Flat 7, Prabhat Road, Pune' }));
  const { _id } = await flourNamed(page.request, 'Besan');
  await page.goto(`/mr/cart/${_id}/2`);
  await page.getByLabel('पिनकोड').fill('411004');
  await page.getByLabel('पत्ता').fill(elsewhere);
  const day = page.getByRole('radio').nth(2);
  await day.check();
  const chosen = await day.inputValue();

  await page.goto(`/hi/cart/${_id}/2`);
  await expect(page.getByLabel('पता', { exact: true })).toHaveValue(elsewhere);
  await expect(page.getByLabel('पिनकोड')).toHaveValue('411004');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(chosen);
  await expectNoEnglish(page, names);
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'ऑर्डर का हिसाब' })
    .getByRole('button', { name: 'ऑर्डर करें' })
    .click();
  const placed = page.getByRole('alertdialog', { name: /^आपका ऑर्डर मिल गया! ऑर्डर नं\. / });
  await expect(placed).toContainText(`${inHindi.onDay(chosen)} पहुँचाएँगे।`);
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({ deliveryAddress: elsewhere, dueOn: chosen });
  await expectNoEnglish(page, names);
  await placed.getByRole('button', { name: 'मेरे ऑर्डर देखें' }).click();
  await expect(page).toHaveURL('/hi/myorders');
  await page.getByRole('button', { name: /^ऑर्डर [0-9A-F]{8}/ }).click();
  await expect(page.getByText('आपका ऑर्डर मिल गया। जल्दी ही पक्का करते हैं।')).toBeVisible();
  await expectNoEnglish(page, names);
  await expectAccessible(page);
});
