import { checkoutOn, ordersOf, storeCart, storeLines } from '../../fixtures/orders/checkout.ts';
import { wallets } from '../../fixtures/orders/checkout-words.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { inMarathi, logIn, registered } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const shops = {
  mr: {
    flours: ['लोकवन गव्हाचे पीठ', 'खपली गव्हाचे पीठ', 'आंबेमोहोर तांदळाचे पीठ'],
    add: 'कार्टमध्ये टाका',
    added: (name: string) => `कार्टमध्ये टाकले: ${name}, 1 किलो`,
    title: 'तुमची कार्ट',
    counts: ['3 पिठे, 3 किलो', '2 पिठे, 3 किलो'],
    remove: 'काढा',
    removed: (name: string) => `${name}: काढून टाकले.`,
    undo: 'पुन्हा ठेवा',
    checkout: 'पुढे जा',
    checkoutTitle: 'तुमची ऑर्डर पूर्ण करा',
    keepReady: '₹252.00 आणि डिलिव्हरी चार्ज रोख तयार ठेवा.',
    orders: 'माझ्या ऑर्डर',
  },
  hi: {
    flours: ['लोकवन गेहूँ का आटा', 'खपली गेहूँ का आटा', 'आंबेमोहर चावल का आटा'],
    add: 'कार्ट में डालें',
    added: (name: string) => `कार्ट में डाला: ${name}, 1 किलो`,
    title: 'आपका कार्ट',
    counts: ['3 आटे, 3 किलो', '2 आटे, 3 किलो'],
    remove: 'हटाएँ',
    removed: (name: string) => `${name}: हटा दिया।`,
    undo: 'वापस लाएँ',
    checkout: 'आगे बढ़ें',
    checkoutTitle: 'अपना ऑर्डर पूरा करें',
    keepReady: '₹252.00 और डिलीवरी चार्ज नकद तैयार रखें।',
    orders: 'मेरे ऑर्डर',
  },
} as const;

for (const language of ['mr', 'hi'] as const) {
  test(`a customer fills a cart, changes it and buys: ${language}`, async ({ page, request }) => {
    const words = shops[language];
    const [lokwan, khapli, rice] = words.flours;
    const person = await registered(request, inMarathi);
    const { summary, more, place, placed, expectTotal } = checkoutOn(page, language);
    const remove = async (name: string) => {
      const line = page.getByRole('listitem').filter({ hasText: name });
      await line.getByRole('button', { name: words.remove }).click();
    };
    const look = () => expectInLanguage(page, language, wallets);

    await page.goto(`/${language}/products`);
    for (const name of words.flours) {
      await page.getByRole('button', { name: `${words.add}: ${name}` }).click();
      await expect(page.getByText(words.added(name))).toBeVisible();
    }
    await look();
    await page.goto(`/${language}/cart`);
    await expect(page).toHaveURL(`/${language}/login?next=%2Fcart`);
    await logIn(page, person, language);
    await expect(page).toHaveURL(`/${language}/cart`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByText(words.counts[0])).toBeVisible();
    await expectTotal('₹286.00');
    await look();

    await more(lokwan).click();
    await remove(khapli);
    await expect(page.getByText(words.removed(khapli))).toBeVisible();
    await expectTotal('₹220.00');
    await look();
    await page.getByRole('button', { name: words.undo }).click();
    await expectTotal('₹348.00');
    await remove(rice);
    await expect(page.getByText(words.counts[1])).toBeVisible();

    await summary.getByRole('link', { name: words.checkout }).click();
    await expect(page).toHaveURL(`/${language}/cart/checkout`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkoutTitle);
    await expectTotal('₹252.00');
    await look();
    // The shop ignores a second tap on the same place within 0.7 s of the first.
    await place.press('Enter');
    await expect(placed).toContainText(words.keepReady);
    await look();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/${language}/myorders`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders);
    const [order, ...others] = await ordersOf(page);
    expect(others).toEqual([]);
    expect(order?.totalAmount).toBe(252);
    await page.locator(`article[id="${order?._id}"]`).getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: lokwan })).toBeVisible();
    await look();
  });
}

test('an empty cart says so, also after the last flour is taken out', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  await page.goto('/mr/cart');
  const empty = page.getByRole('heading', { name: 'तुमची कार्ट रिकामी आहे.' });
  await expect(empty).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.goto('/mr/cart/checkout');
  await expect(page.getByRole('heading', { name: 'ऑर्डर द्यायला आता काही उरले नाही.' })).toBeVisible();
  await expectInLanguage(page, 'mr');

  await storeCart(page, { Besan: 2 });
  await page.goto('/mr/cart');
  await page.getByRole('listitem').getByRole('button', { name: 'काढा' }).click();
  await expect(page.getByText('डाळीचे पीठ: काढून टाकले.')).toBeVisible();
  await expect(empty).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByRole('button', { name: 'पुन्हा ठेवा' }).click();
  await expect(page.getByText('1 पीठ, 2 किलो')).toBeVisible();
});

test('flours that are no longer sold leave the cart, one or several', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  const { _id: productId } = await flourNamed(page.request, 'Besan');
  const gone = ['01a1dcfa-5aa5-79eb-8c0a-04f76a512a82', '01a1dcfa-5aa5-79eb-8c0a-04f76a512a83'];
  for (const [path, ids, text] of [
    ['/mr/cart', gone.slice(1), 'कार्टमधले एक पीठ आता मिळत नाही. ते काढले आहे.'],
    ['/mr/cart/checkout', gone, 'कार्टमधली 2 पिठे आता मिळत नाहीत. ती काढली आहेत.'],
  ] as const) {
    await storeLines(
      page,
      [productId, ...ids].map((id) => ({ productId: id, quantityKg: 1 })),
    );
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await checkoutOn(page, 'mr').expectTotal('₹138.00');
    await expectInLanguage(page, 'mr', wallets);
  }
});

test('a cart that fails to load can be retried', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  await storeCart(page, { Besan: 1 });
  for (const [path, text] of [
    ['/mr/cart', 'तुमची कार्ट उघडता आली नाही.'],
    ['/mr/cart/checkout', 'तुमची ऑर्डर उघडता आली नाही.'],
  ] as const) {
    await page.route('**/api/shelf*', (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(text);
    await expectInLanguage(page, 'mr');
    await page.getByRole('button', { name: 'पुन्हा प्रयत्न करा' }).click();
    await checkoutOn(page, 'mr').expectTotal('₹138.00');
  }
});
