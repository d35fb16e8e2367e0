import { expectToFit } from '../../fixtures/look/fits.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { demoAdmin, demoCustomer } from '../../fixtures/people/people.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const pages = [
  { path: '', name: 'Jowar Flour', lang: 'en' },
  { path: '/mr', name: 'ज्वारीचे पीठ', lang: 'mr' },
  { path: '/hi', name: 'ज्वार', lang: 'hi' },
] as const;

test.afterEach(({ ownShop }) => ownShop.saveSettings('profile', { floursForVisitors: false }));

test('the owner lets visitors open a flour, and takes it back', async ({ page, ownShop }) => {
  await ownShop.saveSettings('profile', { floursForVisitors: false });
  const { email: username, password } = demoAdmin;
  await page.request.post('/api/admin/login', { data: { username, password } });
  await page.goto('/admin/settings/profile');
  const setting = page.getByRole('switch', { name: 'Visitors may open a flour’s page' });
  await expect(setting).not.toBeChecked();
  await setting.click();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectToFit(page, `profile at ${screen.width}`);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  const html = async () => (await page.request.get(`/product/${_id}`)).text();
  await expect.poll(html, { timeout: 5_000 }).not.toContain('noindex');
  await ownShop.saveSettings('profile', { floursForVisitors: false });
  await expect.poll(html, { timeout: 5_000 }).toContain('noindex');
});

test('a visitor reads a flour in three languages, and logs in at the checkout', async ({
  page,
  ownShop,
}) => {
  test.slow();
  await ownShop.saveSettings('profile', { floursForVisitors: true });
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  for (const { path, name, lang } of pages) {
    await page.goto(`${path}/product/${_id}`);
    await expect(page).toHaveURL(`${path}/product/${_id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectToFit(page, `${lang} at ${screen.width}`);
      await expectAccessible(page);
    }
  }

  // A tap on a card opens the flour without a new document.
  await page.goto('/products');
  await page.getByRole('link', { name: 'Jowar Flour', exact: true }).click();
  await expect(page).toHaveURL(`/product/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jowar Flour' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(`/product/${_id}`);
  await page.getByRole('main').getByRole('link', { name: 'Buy Now', exact: true }).first().click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/cart/${_id}/1`)}`);
  await page.getByLabel('Email').fill(demoCustomer.email);
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/cart/${_id}/1`);
  // The flour that the visitor put into the cart is still there.
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Jowar Flour').first()).toBeVisible();
});

test('search engines get the flours and the mill only if visitors may open them', async ({
  page,
  request,
  ownShop,
}) => {
  const { _id } = await flourNamed(request, 'Jowar Flour');
  const flour = `/product/${_id}`;
  const text = async (path: string) => (await request.get(path)).text();
  await ownShop.saveSettings('profile', { floursForVisitors: false });
  await expect.poll(() => text(flour)).toContain('content="noindex"');
  expect(await text('/sitemap.xml')).not.toContain('/product/');
  expect(await text('/')).not.toContain('LocalBusiness');
  await page.goto(flour);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(flour)}`);
  expect(await text('/login')).toContain('content="noindex"');

  await ownShop.saveSettings('profile', { floursForVisitors: true });
  await expect.poll(() => text(flour)).not.toContain('noindex');
  for (const { path } of pages) {
    const html = await text(path + flour);
    expect(html).toContain(`<link rel="canonical" href="${ownShop.origin}${path}${flour}"/>`);
    expect(html.match(/rel="alternate" hrefLang=/gi)).toHaveLength(4);
    expect(html).toMatch(/property="og:image" content="[^"]+"/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Product', offers: { price: '78.00' } });
    expect(await text('/sitemap.xml')).toContain(`${ownShop.origin}${path}${flour}<`);
  }
  const home = await text('/');
  const [, mill = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home) ?? [];
  const business = JSON.parse(mill) as { priceRange: string };
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Dalan',
    url: `${ownShop.origin}/`,
    address: { postalCode: '411011' },
    openingHoursSpecification: { opens: '10:00', closes: '20:00' },
  });
  expect(business.priceRange).toMatch(/^₹\d+–₹\d+\/kg$/);
  // Everybody gets the same bytes.
  const { email, password } = demoCustomer;
  await page.request.post('/api/login', { data: { email, password } });
  expect(await (await page.request.get(flour)).text()).toBe(await text(flour));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
  expect(errors).toEqual([]);
});
