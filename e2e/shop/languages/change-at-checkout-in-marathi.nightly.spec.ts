import type { Product } from '@dalan/contract/catalog/catalog';
import {
  checkoutOn,
  openBuyNow,
  ordersOf,
  showAsItWas,
  storeCart,
} from '../../fixtures/orders/checkout.ts';
import { wallets } from '../../fixtures/orders/checkout-words.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { inMarathi } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const changedPrice = {
  mr: {
    refusal: 'ऑर्डर झाली नाही (409): भाव बदलला आहे. ऑर्डर एकदा पाहा आणि पुन्हा द्या.',
    line: 'आता ₹62.00 प्रति किलो, आधी ₹61.00',
    then: 'मग एकूण ₹124.00 होतील.',
    accept: '₹62.00 प्रति किलो चालेल',
  },
  hi: {
    refusal: 'ऑर्डर नहीं हुआ (409): भाव बदल गया है। ऑर्डर एक बार देखें और फिर से करें।',
    line: 'अब ₹62.00 प्रति किलो, पहले ₹61.00',
    then: 'तब कुल ₹124.00 होंगे।',
    accept: '₹62.00 प्रति किलो ठीक है',
  },
};
const tooLittle = 'ऑर्डर झाली नाही (409): एवढे पीठ सध्या शिल्लक नाही. ऑर्डर एकदा पाहा आणि पुन्हा द्या.';
const notSold = 'ऑर्डर झाली नाही (409): यातले एक पीठ सध्या मिळत नाही. ऑर्डर एकदा पाहा आणि पुन्हा द्या.';

for (const language of ['mr', 'hi'] as const) {
  test(`a changed price is shown, and the customer must confirm it: ${language}`, async ({
    page,
  }) => {
    const words = changedPrice[language];
    await logInNewcomer(page, inMarathi);
    await showAsItWas(page, ({ pricePerKg }) => ({ pricePerKg: pricePerKg - 1 }));
    await openBuyNow(page, 'Lokwan Wheat Flour', 2, language);
    const { place, placed, refusal, summary, expectTotal } = checkoutOn(page, language);
    await place.click();
    await expect(refusal).toContainText(words.refusal);
    await expect(refusal).toContainText(words.then);
    await expect(page.getByText(words.line)).toBeVisible();
    await expectInLanguage(page, language, wallets);
    await summary.getByRole('button', { name: words.accept }).click();
    await expectTotal('₹124.00');
    await place.click();
    await expect(placed).toBeVisible();
    expect((await ordersOf(page))[0]?.totalAmount).toBe(124);
  });
}

test('if less is left than chosen, the customer takes the rest', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  const { quantity } = await flourNamed(page.request, 'Upvas Bhajani');
  await showAsItWas(page, () => ({ quantity: 500 }));
  const id = await openBuyNow(page, 'Upvas Bhajani', quantity + 1, 'mr');
  const { place, refusal, summary } = checkoutOn(page, 'mr');
  await place.click();
  await expect(refusal).toContainText(tooLittle);
  await expect(page.getByText(`उपवासाची भाजणी: फक्त ${quantity} किलो शिल्लक`)).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await summary.getByRole('button', { name: `${quantity} किलो चालेल` }).click();
  await expect(page).toHaveURL(`/mr/cart/${id}/${quantity}`);
  expect(await ordersOf(page)).toEqual([]);
});

test('the last kilogram is gone: the rest of the cart can still be bought', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  await storeCart(page, { 'Rajgira Flour': 1, 'Lokwan Wheat Flour': 2 });
  await page.goto('/mr/cart');
  await expect(page.getByText('राजगिऱ्याचे पीठ: सध्या संपले')).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);

  await showAsItWas(page, ({ quantity }) => ({ quantity: quantity + 1 }));
  await page.goto('/mr/cart/checkout');
  const { place, placed, refusal, summary, expectTotal } = checkoutOn(page, 'mr');
  await place.click();
  await expect(refusal).toContainText(tooLittle);
  await expect(refusal).toContainText('मग एकूण ₹124.00 होतील.');
  await expectInLanguage(page, 'mr', wallets);
  await summary.getByRole('button', { name: 'काढा: राजगिऱ्याचे पीठ' }).click();
  await expectTotal('₹124.00');
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.items).toHaveLength(1);
});

test('several changes are confirmed with one press', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  await storeCart(page, {
    'Lokwan Wheat Flour': 2,
    Besan: 1,
    'Rajgira Flour': 1,
    'Upvas Bhajani': 100,
  });
  await page.goto('/mr/cart/checkout');
  const { place, refusal, summary, expectTotal } = checkoutOn(page, 'mr');
  await expect(summary.getByText('तुम्ही निवडल्यानंतर यात काही बदलले आहे.')).toBeVisible();
  await expect(summary.getByText('राजगिऱ्याचे पीठ: सध्या संपले')).toBeVisible();
  await expect(summary.getByText(/^उपवासाची भाजणी: फक्त \d+ किलो शिल्लक$/)).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await summary.getByRole('button', { name: 'हे बदल चालतील' }).click();

  await storeCart(page, { 'Lokwan Wheat Flour': 2, Besan: 1 });
  await showAsItWas(page, ({ pricePerKg }) => ({ pricePerKg: pricePerKg - 1 }));
  await page.goto('/mr/cart/checkout');
  await place.click();
  await expect(refusal).toContainText(`लोकवन गव्हाचे पीठ: ${changedPrice.mr.line}`);
  await expect(refusal).toContainText('डाळीचे पीठ: आता ₹138.00 प्रति किलो, आधी ₹137.00');
  await expectInLanguage(page, 'mr', wallets);
  await summary.getByRole('button', { name: 'हे बदल चालतील' }).click();
  await expectTotal('₹262.00');
});

test('a flour that staff retire meanwhile cannot be bought', async ({ page, request }) => {
  const { email: username, password } = demoAdmin;
  await request.post('/api/admin/login', { data: { username, password } });
  const { productImg } = await flourNamed(request, 'Besan');
  const created = await request.post('/api/products', {
    data: {
      name: 'Retired Flour',
      nameMr: 'जुने पीठ',
      pricePerKg: 50,
      description: 'Milled once.',
      isActive: false,
      productImg,
      quantity: 5,
    },
  });
  expect(created.status()).toBe(201);
  const retired = (await created.json()) as Product;
  await logInNewcomer(page, inMarathi);
  await page.route(`**/api/products/${retired._id}*`, (route) =>
    route.fulfill({ json: { ...retired, isActive: true } }),
  );
  await page.goto(`/mr/cart/${retired._id}/1`);
  const { place, refusal, summary } = checkoutOn(page, 'mr');
  const remove = summary.getByRole('button', { name: 'काढा: जुने पीठ' });
  await place.click();
  await expect(refusal).toContainText(notSold);
  await expect(page.getByText('जुने पीठ: सध्या मिळत नाही')).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
  await remove.click();
  await expect(page.getByRole('heading', { name: 'ऑर्डर द्यायला आता काही उरले नाही.' })).toBeVisible();
  await expectInLanguage(page, 'mr');

  expect((await request.delete(`/api/products/${retired._id}`)).status()).toBe(200);
  await page.goto(`/mr/cart/${retired._id}/1`);
  await place.click();
  await expect(refusal).toContainText('ऑर्डर झाली नाही (404): तुम्ही मागितलेले सापडले नाही.');
  await expect(remove).toBeVisible();
  await expectInLanguage(page, 'mr', wallets);
});
