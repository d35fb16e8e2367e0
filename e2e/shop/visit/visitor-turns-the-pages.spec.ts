import type { Product } from '@dalan/contract/catalog/catalog';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const EXTRA = 'Page-turning Flour';
/** One page holds two fewer. */
const EXTRA_COUNT = 26;
const made: string[] = [];

test.beforeAll(async ({ ownShop: { owner } }) => {
  const [other] = (await (await owner.get('/api/products')).json()) as Product[];
  for (let n = 1; n <= EXTRA_COUNT; n += 1) {
    const data = {
      name: `${EXTRA} ${n}`,
      description: 'Ground for turning pages.',
      category: 'Pages',
      pricePerKg: 100 + n,
      isActive: true,
      productImg: other?.productImg,
    };
    const answer = await owner.post('/api/products', { data });
    expect(answer.status()).toBe(201);
    made.push(((await answer.json()) as Product)._id);
  }
});
// Other journeys share the shop, so the flours are deleted.
test.afterAll(async ({ ownShop: { owner } }) => {
  for (const id of made) await owner.delete(`/api/products/${id}`);
});

test('a visitor turns the pages of many flours, with their filters', async ({ page }) => {
  await page.goto('/products?category=Pages&sort=price');
  const flours = page.getByRole('main').getByRole('article');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByRole('status').filter({ hasText: '26 products' })).toBeVisible();
  await expect(flours).toHaveCount(24);
  await expect(pages).toContainText('Page 1 of 2');
  await expect(pages.getByRole('link')).toHaveText(['Next page']);
  await expectAccessible(page);

  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?category=Pages&sort=price&page=2');
  await expect(flours.first().getByRole('heading')).toHaveText(`${EXTRA} 25`);
  await expect(flours.first()).toBeInViewport();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(page).toHaveURL('/products?category=Pages&sort=-price');
  await expect(flours.first().getByRole('heading')).toHaveText(`${EXTRA} 26`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are plain links, and a number too high shows the last', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products?category=Pages&page=999');
    const flours = page.getByRole('main').getByRole('article');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(flours).toHaveCount(2);
    await expect(pages).toContainText('Page 2 of 2');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/products\?category=Pages&page=2$/);
    await pages.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/products?category=Pages');
    await expect(flours).toHaveCount(24);
  });
});
