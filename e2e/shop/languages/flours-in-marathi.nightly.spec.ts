import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { walkIn } from '../../fixtures/look/walk.ts';
import { checkoutOn } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { openFlourInMarathi, productCall } from '../../fixtures/orders/one-flour.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

const COUNT = /^\d+ (?:पीठ|प्रकारची पिठे)$/;

function expectCount(page: Page, count: string) {
  return expect(page.getByRole('status').filter({ hasText: COUNT })).toHaveText(count);
}

test('a visitor filters and sorts the flours', async ({ page }) => {
  const { open, isAt, follow, reads } = walkIn(page, 'mr');
  await open('/products');
  await waitUntilHydrated(page);
  await expectCount(page, '12 प्रकारची पिठे');
  // On phones the filters are collapsed.
  const toggle = page.locator('summary', { hasText: 'फिल्टर' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('checkbox', { name: 'भरडधान्ये' }).check();
  await expectCount(page, '4 प्रकारची पिठे');
  await isAt('/products?category=Millets');
  await page.getByRole('checkbox', { name: 'सवलतीत' }).check();
  await expectCount(page, '1 पीठ');
  await expect(page.getByRole('slider', { name: 'जास्तीत जास्त किंमत, प्रति किलो' })).toBeVisible();
  await reads();
  await follow('फिल्टर काढा: भरडधान्ये');
  await follow('सगळे काढा');
  await isAt('/products');
  await expectCount(page, '12 प्रकारची पिठे');
  await page.getByRole('combobox', { name: 'क्रम' }).selectOption('भाव: जास्त ते कमी');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('उपवासाची भाजणी');
  await open('/products?min=200&max=100&instock=1');
  await expect(page.getByRole('link', { name: 'फिल्टर काढा: ₹100.00 ते ₹200.00' })).toBeVisible();
  await reads();
});

test('a visitor searches in Marathi, and without results', async ({ page }) => {
  const { open, follow, reads } = walkIn(page, 'mr');
  await open('/products');
  const search = page.getByRole('searchbox').filter({ visible: true });
  await search.fill('नाचणी पीठ');
  await search.press('Enter');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('नाचणीचे पीठ');
  await reads();
  await open(`/products?q=${encodeURIComponent('शिंगाडा')}&instock=1`);
  await expectCount(page, '0 प्रकारची पिठे');
  await reads('“शिंगाडा”, शिल्लक आहे: असे पीठ सापडले नाही.', 'पुण्यात ही पिठे आवडतात');
  await follow('फिल्टर काढा');
  await expectCount(page, '12 प्रकारची पिठे');
});

test('a list that fails to load can be retried, with its filters', async ({ page }) => {
  const { open, isAt, press, reads } = walkIn(page, 'mr');
  await open('/products?category=Wheat');
  await waitUntilHydrated(page);
  await page.route('**/api/shelf*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('combobox', { name: 'क्रम' }).selectOption('नाव: अ ते ज्ञ');
  await reads('पिठांची यादी आली नाही.');
  await page.unroute('**/api/shelf*');
  await press('पुन्हा प्रयत्न करा');
  await expectCount(page, '2 प्रकारची पिठे');
  await isAt('/products?category=Wheat&sort=name');
});

test('buttons, quick picks and typing set the quantity, up to the limit', async ({ page }) => {
  const { button, press, reads, sees } = walkIn(page, 'mr');
  await openFlourInMarathi(page, 'Lokwan Wheat Flour');
  const field = page.getByRole('textbox', { name: 'किती किलो?' });
  await expect(button('1 किलो कमी करा')).toBeDisabled();
  await page.getByRole('radio', { name: '10 किलो', exact: true }).check();
  await expect(button('1 किलो वाढवा')).toBeDisabled();
  await reads('10 किलो, ₹620.00');
  await press('1 किलो कमी करा');
  await press('कार्टमध्ये टाका');
  await reads('कार्टमध्ये टाकले: लोकवन गव्हाचे पीठ, 9 किलो', 'कार्ट पाहा');
  await field.fill('250');
  await field.blur();
  await expect(field).toHaveValue('100');
  await reads('एका वेळी 100 किलोपर्यंत मागवता येते');
  await press('कार्टमध्ये टाका');
  await sees('कार्टमध्ये टाकले: लोकवन गव्हाचे पीठ, 100 किलो');
  await press('कार्टमध्ये टाका');
  await reads('लोकवन गव्हाचे पीठ: कार्टमध्ये आधीच 100 किलो आहे, याहून जास्त टाकता येत नाही.');
});

test('the quantity is limited to the stock', async ({ page }) => {
  const { button, reads } = walkIn(page, 'mr');
  await openFlourInMarathi(page, 'Upvas Bhajani');
  const field = page.getByRole('textbox', { name: 'किती किलो?' });
  await field.fill('50');
  await field.press('Enter');
  await reads(/^उपवासाची भाजणी: फक्त \d+ किलो शिल्लक$/);
  await expect(button('लगेच घ्या')).toBeDisabled();
  await expect(button('कार्टमध्ये टाका')).toBeDisabled();
});

test('an out-of-stock flour cannot be bought, but the page offers to ask for it', async ({
  page,
}) => {
  await openFlourInMarathi(page, 'Rajgira Flour');
  await walkIn(page, 'mr').reads('सध्या संपले');
  const ask = page.getByRole('article').first().getByRole('link', { name: 'आल्यावर कळवा' });
  const question = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text');
  expect(question).toBe('नमस्कार, “राजगिऱ्याचे पीठ” पुन्हा आल्यावर मला कळवा.');
});

test('a flour without a picture and a description', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await changeAnswer(page, productCall, (product: object) => ({ ...product, description: '' }));
  await openFlourInMarathi(page, 'Jowar Flour');
  await walkIn(page, 'mr').reads('माहिती दिलेली नाही');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveAccessibleName(/ज्वारीचे पीठ$/);
});

test('an unknown flour is not found, on its page and at the checkout', async ({ page }) => {
  const { open, isAt, press, reads } = walkIn(page, 'mr');
  await logInReaderOf(page, 'mr');
  for (const path of ['/product/no-such-flour', '/cart/no-such-flour/1']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हे पीठ सापडले नाही');
    await reads();
  }
  await press('मागे जा');
  await isAt('/products');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'पिठे पाहा' }).click();
  await isAt('/products');
});

test('a server error is not shown as a missing flour, and offers a retry', async ({ page }) => {
  const { open, press, reads, sees } = walkIn(page, 'mr');
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInReaderOf(page, 'mr');
  const fail = () => page.route(productCall, (route) => route.fulfill({ status: 503, json: {} }));
  await fail();
  await open(`/product/${_id}`);
  await reads('या पिठाची माहिती आली नाही.');
  await page.unroute(productCall);
  await press('पुन्हा प्रयत्न करा');
  await sees('ज्वारीचे पीठ');
  await fail();
  await open(`/cart/${_id}/2`);
  await reads('तुमची ऑर्डर उघडता आली नाही.');
  await page.unroute(productCall);
  await press('पुन्हा प्रयत्न करा');
  await checkoutOn(page, 'mr').expectTotal('₹156.00');
});
