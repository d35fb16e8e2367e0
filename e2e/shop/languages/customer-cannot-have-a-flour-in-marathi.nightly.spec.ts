import { checkoutOn } from '../../fixtures/checkout.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { flourNamed } from '../../fixtures/flours.ts';
import { inMarathi } from '../../fixtures/newcomer.ts';
import { openFlourInMarathi, productCall } from '../../fixtures/one-flour.ts';
import { logInNewcomer } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an out-of-stock flour cannot be bought, but the page offers to ask for it', async ({
  page,
}) => {
  await openFlourInMarathi(page, 'Rajgira Flour');
  const flour = page.getByRole('article').first();
  await expect(flour.getByText('सध्या संपले')).toBeVisible();
  const ask = flour.getByRole('link', { name: 'आल्यावर कळवा' });
  const question = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text');
  expect(question).toBe('नमस्कार, “राजगिऱ्याचे पीठ” पुन्हा आल्यावर मला कळवा.');
  await expectInLanguage(page, 'mr');
});

test('a flour without a picture and a description', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await page.route(productCall, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), description: '' } });
  });
  await openFlourInMarathi(page, 'Jowar Flour');
  await expect(page.getByText('माहिती दिलेली नाही')).toBeVisible();
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveAccessibleName(/ज्वारीचे पीठ$/);
  await expectInLanguage(page, 'mr');
});

test('an unknown flour is not found, on its page and at the checkout', async ({ page }) => {
  await logInNewcomer(page, inMarathi);
  for (const path of ['/mr/product/no-such-flour', '/mr/cart/no-such-flour/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हे पीठ सापडले नाही');
    await expectInLanguage(page, 'mr');
  }
  await page.getByRole('button', { name: 'मागे जा' }).click();
  await expect(page).toHaveURL('/mr/products');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'पिठे पाहा' }).click();
  await expect(page).toHaveURL('/mr/products');
});

test('a server error is not shown as a missing flour, and offers a retry', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInNewcomer(page, inMarathi);
  const retry = page.getByRole('button', { name: 'पुन्हा प्रयत्न करा' });
  const fail = () => page.route(productCall, (route) => route.fulfill({ status: 503, json: {} }));
  await fail();
  await page.goto(`/mr/product/${_id}`);
  await expect(page.getByRole('alert')).toContainText('या पिठाची माहिती आली नाही.');
  await expectInLanguage(page, 'mr');
  await page.unroute(productCall);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'ज्वारीचे पीठ' })).toBeVisible();

  await fail();
  await page.goto(`/mr/cart/${_id}/2`);
  await expect(page.getByRole('alert')).toContainText('तुमची ऑर्डर उघडता आली नाही.');
  await expectInLanguage(page, 'mr');
  await page.unroute(productCall);
  await retry.click();
  await checkoutOn(page, 'mr').expectTotal('₹156.00');
});
