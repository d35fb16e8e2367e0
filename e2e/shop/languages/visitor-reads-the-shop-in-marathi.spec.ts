import { flourNamed } from '../../fixtures/orders/flours.ts';
import { expectNoEnglish } from '../../fixtures/look/english-left.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const shops = {
  mr: {
    title: 'जात्यावर दळलेले ताजे पीठ, पुण्यात घरपोच | दळण',
    products: 'पिठे',
    listTitle: 'आमची पिठे',
    found: '1 पीठ',
    details: 'माहिती पाहा: ज्वारीचे पीठ',
    flour: 'ज्वारीचे पीठ',
    buyNow: 'लगेच घ्या',
    notFound: 'हे पीठ सापडले नाही',
  },
  hi: {
    title: 'पत्थर की चक्की का ताजा आटा, पुणे में घर तक | दळण',
    products: 'आटे',
    listTitle: 'हमारे आटे',
    found: '1 आटा',
    details: 'जानकारी देखें: ज्वार का आटा',
    flour: 'ज्वार का आटा',
    buyNow: 'अभी खरीदें',
    notFound: 'यह आटा नहीं मिला',
  },
};

for (const [language, words] of Object.entries(shops)) {
  test(`a customer walks from home to a flour: ${language}`, async ({ page }) => {
    await logInThroughApi(page);
    await page.goto(`/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(words.title);
    // The customer's own names are not translated.
    const names = await page.locator('.user-name > span').allTextContents();
    const expectOwnLanguage = async () => {
      await expectNoEnglish(page, names.filter(Boolean));
      await expectAccessible(page);
    };
    await expectOwnLanguage();

    const products = page.getByRole('link', { name: words.products, exact: true });
    await products.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`/${language}/products`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.listTitle);
    await expectOwnLanguage();

    const search = page.getByRole('searchbox').filter({ visible: true }).first();
    await search.fill('jowar');
    await search.press('Enter');
    await expect(page).toHaveURL(`/${language}/products?q=jowar`);
    await expect(page.getByRole('status').filter({ hasText: words.found })).toBeVisible();
    await expectOwnLanguage();

    await page.getByRole('link', { name: words.details }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.flour);
    await expect(page.getByRole('main').getByText('Jowar Flour').first()).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(page.getByRole('link', { name: words.buyNow }).first()).toBeVisible();
    await expectOwnLanguage();

    await page.goto(`/${language}/product/none`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
  });
}

test('a switch keeps the page, its query and the cart', async ({ page }) => {
  await page.goto('/products?q=jowar&utm_source=mail');
  await page.getByRole('button', { name: 'Add to Cart: Jowar Flour' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  const menu = page.locator('#language-menu');
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'मराठी' }).click();
  await expect(page).toHaveURL('/mr/products?q=jowar&utm_source=mail');
  await expect(page.locator('html')).toHaveAttribute('data-cart-filled', '');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'भाषा: मराठी' }).click();
  await menu.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/products?q=jowar&utm_source=mail');
});

test('a switch from a page that is rendered without its path and query', async ({ page }) => {
  await page.goto('/mr/contact?x=1');
  await page.getByRole('button', { name: 'भाषा: मराठी' }).click();
  await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact?x=1');
});

test('a visitor who opens a flour is asked to log in, in the same language', async ({
  page,
  request,
}) => {
  const { _id } = await flourNamed(request, 'Jowar Flour');
  const login = `/mr/login?next=${encodeURIComponent(`/product/${_id}`)}`;
  await page.goto(`/mr/product/${_id}`);
  await expect(page).toHaveURL(login);
  await page.goto('/mr/products?q=jowar');
  await page.getByRole('link', { name: 'माहिती पाहा: ज्वारीचे पीठ' }).click();
  await expect(page).toHaveURL(login);
  await page.goto(login.replace('/mr/', '/hi/'));
  await expect(page.getByRole('heading', { name: 'ज्वार का आटा' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch, the search and the filters stay in the language', async ({ page }) => {
    await page.goto('/mr/products?q=jowar');
    await page.getByRole('button', { name: 'भाषा: मराठी' }).click();
    await page.locator('#language-menu').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/products?q=jowar');
    const filters = page.locator('form#product-filters');
    await expect(filters).toHaveAttribute('action', '/hi/products');
  });
});

test.describe('on a phone that speaks Marathi', () => {
  test.use({ locale: 'mr-IN' });

  test('the English page offers Marathi until it is answered', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('link', { name: 'हे पान मराठीत पाहा' });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'इंग्रजीच राहू द्या' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('the offer opens the same page in Marathi, which offers nothing', async ({ page }) => {
    await page.goto('/products?sort=price');
    await page.getByRole('link', { name: 'हे पान मराठीत पाहा' }).click();
    await expect(page).toHaveURL('/mr/products?sort=price');
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });
});

test('search engines and chats find each page in its language', async ({ request, baseURL }) => {
  const html = await (await request.get('/mr/products')).text();
  const link = (rel: string, path: string) => `rel="${rel}" href="${baseURL}${path}"`;
  expect(html).toContain(link('canonical', '/mr/products'));
  for (const [code, path] of Object.entries({
    en: '/products',
    mr: '/mr/products',
    hi: '/hi/products',
    'x-default': '/products',
  })) {
    expect(html).toContain(`hrefLang="${code}" href="${baseURL}${path}"`);
  }
  expect(html).toContain('content="mr_IN"');
  expect(html).toContain('href="/mr/site.webmanifest"');
  const manifest: unknown = await (await request.get('/mr/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'दळण', lang: 'mr-IN', start_url: '/mr' });
  expect((await request.get('/mr/robots.txt')).status()).toBe(404);
  expect((await request.get('/mr/sitemap.xml')).status()).toBe(404);
});

test('addresses of a language are found like the others', async ({ request }) => {
  const at = (path: string) => request.get(path, { maxRedirects: 0 });
  expect((await at('/mr/')).headers()['location']).toBe('/mr');
  expect((await at('/mr/Products/?q=a')).headers()['location']).toBe('/mr/products?q=a');
  expect((await at('/mr/orders')).headers()['location']).toBe('/mr/myorders');
  const missing = await at('/mr/nothing');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<html lang="mr"');
  const home = await at('/mr');
  expect(await home.text()).toContain('try{await');
  const other = await request.get('/mr', { headers: { 'accept-language': 'hi', cookie: 'a=b' } });
  expect(await other.text()).toBe(await home.text());
});
