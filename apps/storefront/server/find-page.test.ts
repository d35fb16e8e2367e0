import type { TransportAnswer } from '@dalan/contract/client';
import { createClient } from '@dalan/contract/client';
import { describe, expect, it } from 'vitest';

import shopRoutes from '../app/routes.ts';
import { createFindPage } from './find-page.ts';

const ID = '0199f0a0-1111-7000-8000-00000000abcd';
const routePaths = shopRoutes.map(({ path = '' }) => path);

/** An API with one flour, found by its id in upper or lower case, and three pages of flours. */
const client = createClient(({ path }): Promise<TransportAnswer> => {
  if (path.startsWith('/api/shelf?')) {
    const page = Math.min(3, Number(/page=(\d+)/.exec(path)?.[1]));
    const json = () => Promise.resolve({ page });
    return Promise.resolve({ status: 200, header: () => null, json });
  }
  const isFound = path.toLowerCase() === `/api/products/${ID}`;
  const missing = { message: 'Product not found', code: 'NOT_FOUND', requestId: 'r1' };
  return Promise.resolve({
    status: isFound ? 200 : 404,
    header: () => null,
    json: () => Promise.resolve(isFound ? { _id: ID } : missing),
  });
});

const findPage = createFindPage(routePaths, 'en');
const findMarathiPage = createFindPage(routePaths, 'mr');

async function pageAt(path: string, find = findPage): Promise<string> {
  const page = await find(new URL(path, 'http://shop.test'), client);
  return 'address' in page ? page.address : `moved to ${page.movedTo}`;
}

describe('the canonical URL of a page', () => {
  it.each([
    '/',
    '/aboutus',
    '/contact',
    '/register',
    '/login',
    '/cart',
    '/forgotten-password',
    '/new-password',
    '/confirm-email',
    '/repeat',
    '/terms',
    '/accessibility',
    '/delivery-and-refunds',
    '/myorders',
    '/robots.txt',
  ])('%s ignores unknown query parameters', async (path) => {
    expect(await pageAt(path)).toBe(path);
    expect(await pageAt(`${path}?x=1`)).toBe(path);
    expect(await pageAt(`${path}?q=jowar&utm_source=mail&${'z'.repeat(2_000)}`)).toBe(path);
  });

  it('is the same whatever the order of the filters', async () => {
    const page = '/products?q=jowar&category=Millets&category=Wheat&min=20&instock=1&sort=price';
    expect(await pageAt(page)).toBe(page);
    const otherOrder =
      '/products?sort=price&x=1&category=Wheat&instock=yes&category=Millets&min=20';
    expect(await pageAt(`${otherOrder}&category=Wheat&q=%20jowar&q=besan&max=lots`)).toBe(page);
    expect(await pageAt('/products?sort=colour&min=-1&category=')).toBe('/products');
  });

  it('has only pages of a list that exist', async () => {
    expect(await pageAt('/products?page=1')).toBe('/products');
    expect(await pageAt('/products?page=2&x=1&sort=price')).toBe('/products?sort=price&page=2');
    expect(await pageAt('/products?page=00')).toBe('/products');
    for (const page of [3, 4, 5, 99999]) {
      expect(await pageAt(`/products?page=${page}`)).toBe('/products?page=3');
    }
  });

  it('cuts a search text to the maximum length', async () => {
    const long = await pageAt(`/products?q=${'a'.repeat(5_000)}`);
    expect(long).toBe(await pageAt(`/products?q=${'a'.repeat(6_000)}`));
    expect(long.length).toBeLessThan(200);
  });

  it('is the same for all unknown URLs', async () => {
    const unknown = [
      '/a',
      '/b/c?d=e',
      '/product',
      '/product/x/y',
      '/products/1',
      '/x.data',
      '/.env',
    ];
    const pages = await Promise.all(unknown.map((path) => pageAt(path)));
    expect(new Set(pages)).toEqual(new Set(['/not-found']));
  });

  it('is one per flour, and one for all missing flours', async () => {
    expect(await pageAt(`/product/${ID}?from=chat`)).toBe(`/product/${ID}`);
    expect(await pageAt(`/product/${ID.toUpperCase()}`)).toBe(`/product/${ID}`);
    const missing = await pageAt('/product/0199f0a0-2222-7000-8000-000000000000');
    expect(await pageAt('/product/a%2Fb%0D%0A')).toBe(missing);
    expect(await pageAt(missing)).toBe(missing);
  });

  it('is the same for every Buy Now page, since its HTML contains no flour', async () => {
    const page = await pageAt(`/cart/${ID}/2`);
    expect(await pageAt('/cart/other/50?x=1')).toBe(page);
    expect(await pageAt(page)).toBe(page);
  });

  it('keeps a valid return path and reason of the log-in', async () => {
    expect(await pageAt('/login?reason=ended&x=1&next=/profile')).toBe(
      '/login?next=%2Fprofile&reason=ended',
    );
    expect(await pageAt('/login?reason=ended')).toBe('/login?reason=ended');
    expect(await pageAt('/login?reason=bored&next=//evil.test')).toBe('/login');
    expect(await pageAt(`/register?next=/products?q=${'x'.repeat(5_000)}`)).toBe('/register');
  });

  it('redirects another spelling of a path, and never to another site', async () => {
    expect(await pageAt('/Products/?q=jowar')).toBe('moved to /products?q=jowar');
    expect(await pageAt('/CART/a%20b/2/')).toBe('moved to /cart/a%20b/2');
    expect(await pageAt('/PRODUCT/x%0D%0Ay')).toBe('moved to /product/x%0D%0Ay');
    for (const path of ['//evil.test/products', '//products', '/products//', '//']) {
      const url = new URL('http://shop.test');
      url.pathname = path;
      const page = await findPage(url, client);
      expect('movedTo' in page ? page.movedTo : page.address).toMatch(/^\/(?!\/)/);
    }
  });

  it('keeps the suffix of data requests', async () => {
    expect(await pageAt('/orders.data?_routes=x')).toBe('/orders.data');
    expect(await pageAt('/_.data')).toBe('/_.data');
    expect(await pageAt('/products.data?sort=price&x=1')).toBe('/products.data?sort=price');
  });

  it.each([
    ['/mr', '/mr'],
    ['/mr?utm_source=mail', '/mr'],
    ['/mr/', 'moved to /mr'],
    ['/mr/?x=1', 'moved to /mr?x=1'],
    ['/mr/products?x=1&sort=price&page=1', '/mr/products?sort=price'],
    ['/mr/Products/?q=jowar', 'moved to /mr/products?q=jowar'],
    [`/mr/product/${ID.toUpperCase()}`, `/mr/product/${ID}`],
    ['/mr/cart/other/50', '/mr/cart/any/1'],
    ['/mr/login?next=/profile', '/mr/login?next=%2Fprofile'],
    ['/mr/nothing', '/mr/not-found'],
    ['/mr/mr', '/mr/not-found'],
    ['/mr//', 'moved to /mr'],
    ['/mr.data', '/mr/_.data'],
    ['/mr/_.data', '/mr/_.data'],
    ['/mr/orders.data?_routes=x', '/mr/orders.data'],
    ['/mr/Products.data', '/mr/not-found'],
  ])('is of the same language: %s', async (path, page) => {
    expect(await pageAt(path, findMarathiPage)).toBe(page);
  });
});
