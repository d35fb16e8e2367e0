import { checkoutOn, ordersOf, storeLines } from '../../fixtures/orders/checkout.ts';
import { wallets } from '../../fixtures/orders/checkout-words.ts';
import {
  coarse,
  expect,
  fine,
  forModak,
  medium,
  test,
} from '../../fixtures/orders/ground-flour.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { inMarathi } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer, orderCard, placeItems } from '../../fixtures/orders/orders.ts';

const shops = {
  mr: {
    flour: 'ज्वारीचे पीठ',
    sold: 'बारीक, मध्यम किंवा जाड; अर्ध्या किलोपासून',
    grind: 'पीठ कसे हवे?',
    weight: 'किती हवे?',
    half: 'अर्धा किलो',
    coarse: 'जाड',
    typed: '५०० ग्रॅम',
    less: '500 ग्रॅम कमी करा',
    more: '500 ग्रॅम वाढवा',
    buy: 'लगेच घ्या',
    add: 'कार्टमध्ये टाका',
    added: 'कार्टमध्ये टाकले: ज्वारीचे पीठ, जाड, 500 ग्रॅम',
    lines: '2 ओळी, 1.5 किलो',
    gone: '“जाड” आता दळत नाही. ज्वारीचे पीठ: कसे हवे ते निवडा.',
    first: 'आधी निवडा, कसे हवे: ज्वारीचे पीठ',
    medium: 'मध्यम',
    inFine: 'ज्वारीचे पीठ, बारीक',
    own: 'मोदकासाठी',
    ownGone: '“मोदकासाठी” आता दळत नाही. ज्वारीचे पीठ: कसे हवे ते निवडा.',
    again: 'पुन्हा मागवा',
  },
  hi: {
    flour: 'ज्वार का आटा',
    sold: 'बारीक, मध्यम या मोटा; आधा किलो से',
    grind: 'आटा कैसा चाहिए?',
    weight: 'कितना चाहिए?',
    half: 'आधा किलो',
    coarse: 'मोटा',
    typed: '५०० ग्राम',
    less: '500 ग्राम घटाएँ',
    more: '500 ग्राम बढ़ाएँ',
    buy: 'अभी खरीदें',
    add: 'कार्ट में डालें',
    added: 'कार्ट में डाला: ज्वार का आटा, मोटा, 500 ग्राम',
    lines: '2 लाइन, 1.5 किलो',
    gone: '“मोटा” अब नहीं पीसते। ज्वार का आटा: कैसा चाहिए, चुनें।',
    first: 'पहले चुनें, कैसा चाहिए: ज्वार का आटा',
    medium: 'मध्यम',
    inFine: 'ज्वार का आटा, बारीक',
    own: 'मोदक के लिए',
    ownGone: '“मोदक के लिए” अब नहीं पीसते। ज्वार का आटा: कैसा चाहिए, चुनें।',
    again: 'फिर मँगवाएँ',
  },
} as const;

for (const language of ['mr', 'hi'] as const) {
  test(`a customer chooses grinds and half kilos: ${language}`, async ({ page, grind }) => {
    const words = shops[language];
    const { _id: productId } = await grind('Jowar Flour', [fine, medium, coarse]);
    const cell = (name: string) => page.getByRole('radio', { name, exact: true });
    const look = () => expectInLanguage(page, language, wallets);
    await logInNewcomer(page, inMarathi);

    await page.goto(`/${language}/products?q=jowar`);
    const card = page.getByRole('article').filter({ hasText: words.flour }).first();
    await expect(card).toContainText(words.sold);
    await card.getByRole('link', { name: `${words.add}: ${words.flour}` }).click();
    await cell(words.coarse).check();
    await cell(words.half).check();
    await look();
    await page.getByRole('dialog').getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.added)).toBeVisible();

    await page.goto(`/${language}/product/${productId}`);
    await expect(page.getByRole('radiogroup', { name: words.grind })).toBeVisible();
    const field = page.getByRole('textbox', { name: words.weight });
    await field.fill(words.typed);
    await field.press('Enter');
    await expect(cell(words.half)).toBeChecked();
    await page.getByRole('button', { name: words.more }).click();
    await expect(page.getByRole('button', { name: words.less })).toBeEnabled();
    await expect(field).toHaveValue('1');
    await look();
    await page.getByRole('button', { name: words.add, exact: true }).click();

    await page.goto(`/${language}/cart`);
    await expect(page.getByText(words.lines)).toBeVisible();
    await look();
    await grind('Jowar Flour', [fine, medium]);
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: words.flour })).toContainText(
      words.gone,
    );
    await expect(page.getByText(words.first)).toBeVisible();
    await look();
    await page.getByRole('button', { name: words.medium, exact: true }).click();

    await page.goto(`/${language}/cart/checkout`);
    const { place, placed } = checkoutOn(page, language);
    await look();
    await place.press('Enter');
    await expect(placed).toBeVisible();
    const [order] = await ordersOf(page);
    await page.goto(`/${language}/myorders#${order!._id}`);
    const { card: placedCard } = orderCard(page, order!);
    await expect(placedCard.getByRole('heading', { name: words.inFine })).toBeVisible();
    await look();

    await storeLines(page, [{ productId, quantityKg: 1 }]);
    await page.goto(`/${language}/cart`);
    await expect(page.getByText(words.first)).toBeVisible();
  });

  test(`a grind in the owner’s own words keeps its name when it is gone: ${language}`, async ({
    page,
    grind,
  }) => {
    const words = shops[language];
    const gone = page.getByRole('alert').filter({ hasText: words.ownGone });
    const { _id: productId, pricePerKg } = await grind('Jowar Flour', [fine, forModak]);
    await logInNewcomer(page, inMarathi);
    const order = await placeItems(page, [
      { productId, pricePerKg, grind: forModak.key, quantityKg: 0.5 },
    ]);
    await page.goto(`/${language}/product/${productId}`);
    await page.getByRole('radio', { name: words.own }).check();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await grind('Jowar Flour', [fine, medium]);
    await page.goto(`/${language}/cart`);
    await expect(gone).toBeVisible();
    await expectInLanguage(page, language, wallets);
    await page.goto(`/${language}/cart/checkout`);
    await expect(gone).toBeVisible();

    // A phone that never saw the grind learns its names from the order.
    await page.evaluate(() => localStorage.removeItem('grind-names'));
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: '“For modak”' })).toBeVisible();
    await page.goto(`/${language}/myorders#${order._id}`);
    const { card } = orderCard(page, order);
    await card.getByRole('button', { name: words.again }).click();
    await expect(gone).toBeVisible();
    await expectInLanguage(page, language, wallets);
  });
}
