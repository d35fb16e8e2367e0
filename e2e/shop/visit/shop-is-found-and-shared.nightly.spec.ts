import { PREVIEW_SIZE } from '@dalan/contract/catalog/media';
import type { Shop } from '@dalan/contract/settings/shop';
import sharp from 'sharp';

import { flourNamed } from '../../fixtures/orders/flours.ts';
import { expect, test } from '../../fixtures/test.ts';

const CHATS_READ_BYTES = 300_000;

test('a flour sent in a chat shows its name and its picture', async ({
  page,
  request,
  baseURL,
}) => {
  const { _id, description } = await flourNamed(request, 'Jowar Flour');
  const html = await (await request.get(`/product/${_id}`)).text();
  // No script runs, as in a chat that makes a link preview.
  const head = html.match(/<(?:meta|script type="application\/ld)[^>]*>(?:\{.*?<\/script>)?/g);
  await page.setContent(head?.join('') ?? '');
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(property('title')).toHaveAttribute('content', 'Jowar Flour');
  await expect(property('description')).toHaveAttribute('content', description);
  await expect(property('url')).toHaveAttribute('content', `${baseURL}/product/${_id}`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Product',
    name: 'Jowar Flour',
    offers: { priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });

  const picture = await request.get((await property('image').getAttribute('content')) ?? '');
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(CHATS_READ_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
});

test('a page without its own picture shows the shop’s picture', async ({ page, request }) => {
  await page.goto('/aboutus');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const bytes = await (await request.get(address ?? '')).body();
  expect(bytes.length).toBeLessThan(CHATS_READ_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
});

test('a flour that does not exist is a real 404', async ({ request }) => {
  const answer = await request.get('/product/00000000-0000-7000-8000-000000000000');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Product Not Found');
});

test('search engines find the public pages, and are kept out of the others', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /myorders');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const pages = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(pages.slice(0, 5)).toEqual(
    ['/', '/products', '/aboutus', '/contact', '/privacy'].map((path) => `${baseURL}${path}`),
  );
  for (const url of pages.slice(0, 5)) {
    const answer = await request.get(url ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('noindex');
  }
});

test('the contact page gives search engines the shop’s hours and phone number', async ({
  page,
  request,
}) => {
  const shop = (await (await request.get('/api/shop')).json()) as Shop;
  await page.goto('/contact');
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute(
    'content',
    new RegExp(`${shop.openFrom} to ${shop.openTo}`),
  );
  await expect(description).toHaveAttribute('content', new RegExp(shop.phone.replace('+', '[+]')));
});

test('the shop can be installed on a phone', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe('Dalan');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
