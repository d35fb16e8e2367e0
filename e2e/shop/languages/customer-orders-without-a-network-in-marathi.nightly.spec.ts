import { randomUUID } from 'node:crypto';
import { KEPT_ORDERS_STORE_KEY } from '@dalan/contract/people/session-store';

import { ordersOf } from '../../fixtures/orders/checkout.ts';
import { waitUntilKept } from '../../fixtures/shop/kept-shop.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { inDevanagari } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

// The browser logs every call that the worker cannot answer either.
test.use({ serviceWorkers: 'allow', expectedWords: /FetchEvent/ });

const readers = {
  mr: {
    email: 'ईमेल',
    password: 'पासवर्ड',
    logIn: 'लॉग इन',
    flours: /^इंटरनेट नाही\. पिठे आणि भाव \d+\s\S+,\s.+ चे आहेत\.$/,
    prices: /^इंटरनेट नाही\. भाव \d+\s\S+,\s.+ चे आहेत\.$/,
    add: 'कार्टमध्ये टाका: डाळीचे पीठ',
    cart: /^कार्ट/,
    checkout: 'पुढे जा',
    summary: 'ऑर्डरचा हिशोब',
    keep: 'ऑर्डर फोनवर ठेवा',
    kept: 'ऑर्डर फोनवर ठेवली आहे. अजून पाठवलेली नाही.',
    contents: '1 किलो, 1 पीठ, ₹138.00',
    notOpened: 'हे पान अजून फोनवर नाही',
    seeFlours: 'पिठे पाहा',
    isBack: 'इंटरनेट आले. आता ऑर्डर पाठवायची?',
    send: 'ऑर्डर पाठवा',
    placed: /^तुमची ऑर्डर मिळाली!/,
    changed: 'ऑर्डर झाली नाही (409): भाव बदलला आहे. ऑर्डर एकदा पाहा आणि पुन्हा द्या.',
    accept: '₹138.00 प्रति किलो चालेल',
    place: 'ऑर्डर द्या',
  },
  hi: {
    email: 'ईमेल',
    password: 'पासवर्ड',
    logIn: 'लॉग इन',
    flours: /^इंटरनेट नहीं है। आटे और भाव \d+\s\S+,\s.+ के हैं।$/,
    prices: /^इंटरनेट नहीं है। भाव \d+\s\S+,\s.+ के हैं।$/,
    add: 'कार्ट में डालें: बेसन',
    cart: /^कार्ट/,
    checkout: 'आगे बढ़ें',
    summary: 'ऑर्डर का हिसाब',
    keep: 'ऑर्डर फोन पर रखें',
    kept: 'ऑर्डर फोन पर रखा है। अभी भेजा नहीं गया है।',
    contents: '1 किलो, 1 आटा, ₹138.00',
    notOpened: 'यह पेज अभी फोन पर नहीं है',
    seeFlours: 'आटे देखें',
    isBack: 'इंटरनेट आ गया। अब ऑर्डर भेजें?',
    send: 'ऑर्डर भेजें',
    placed: /^आपका ऑर्डर मिल गया!/,
    changed: 'ऑर्डर नहीं हुआ (409): भाव बदल गया है। ऑर्डर एक बार देखें और फिर से करें।',
    accept: '₹138.00 प्रति किलो ठीक है',
    place: 'ऑर्डर करें',
  },
};

/** The owner spells these names the same in all languages. */
const names = ['Mobile Wallet One', 'Mobile Wallet Two'];

for (const language of ['mr', 'hi'] as const) {
  const words = readers[language];

  test(`an order is kept without a network, and sent by one tap: ${language}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { email, password } = await registered(page.request, { ...inDevanagari, language });
    await page.goto(`/${language}/login`);
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await expect(page).toHaveURL(`/${language}`);
    await page.goto(`/${language}/products`);
    await waitUntilKept(page);

    await context.setOffline(true);
    await page.goto(`/${language}/products`);
    await expect(page.getByText(words.flours)).toBeVisible();
    await expectInLanguage(page, language);
    await page.goto(`/${language}/aboutus`);
    await expect(page.getByRole('heading', { name: words.notOpened })).toBeVisible();
    await expectInLanguage(page, language);
    await page.getByRole('link', { name: words.seeFlours }).click();

    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('link', { name: words.cart }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`/${language}/cart`);
    await expectInLanguage(page, language, names);
    await page.getByRole('link', { name: words.checkout }).first().click();
    await expect(page.getByText(words.prices)).toBeVisible();
    await expectInLanguage(page, language, names);
    const summary = page.getByRole('region', { name: words.summary });
    await summary.getByRole('button', { name: words.keep }).click();
    const card = page.getByRole('region', { name: words.kept });
    await expect(card).toContainText(words.contents);
    await expectInLanguage(page, language, names);
    const stored = await page.evaluate((key) => localStorage.getItem(key), KEPT_ORDERS_STORE_KEY);

    await context.setOffline(false);
    await page.goto(`/${language}/cart`);
    const back = page.getByRole('region', { name: words.isBack });
    await expect(back.getByRole('link', { name: words.send })).toBeVisible();
    await expectInLanguage(page, language, names);
    await back.getByRole('link', { name: words.send }).click();
    const placed = page.getByRole('alertdialog', { name: words.placed });
    await expect(placed).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);

    // Another order is kept at an older price.
    const older = stored
      ?.replace('"pricePerKg":138', '"pricePerKg":120')
      .replace(/"key":"[^"]+"/, `"key":"${randomUUID()}"`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEPT_ORDERS_STORE_KEY,
      older ?? '',
    ] as const);
    await page.goto(`/${language}`);
    await page.getByRole('link', { name: words.send }).click();
    await expect(summary.getByRole('alert')).toContainText(words.changed);
    await expectInLanguage(page, language, names);
    await summary.getByRole('button', { name: words.accept }).click();
    await summary.getByRole('button', { name: words.place }).click();
    await expect(placed).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(2);
  });
}
