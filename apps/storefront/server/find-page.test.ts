import type { TransportAnswer } from '@dalan/contract/client';
import { createClient } from '@dalan/contract/client';
import { describe, expect, it } from 'vitest';

import { canonicalUrls } from '../app/canonical-urls.server.ts';
import shopRoutes from '../app/routes.ts';
import { createFindPage } from './find-page.ts';

const ID = '0199f0a0-1111-7000-8000-00000000abcd';
const routePaths = shopRoutes.map(({ path = '' }) => path);

/** An API that has one flour, and finds it by its id in either case. */
const client = createClient(({ path }): Promise<TransportAnswer> => {
  const isThere = path.toLowerCase() === `/api/products/${ID}`;
  const missing = { message: 'Product not found', code: 'NOT_FOUND', requestId: 'r1' };
  return Promise.resolve({
    status: isThere ? 200 : 404,
    header: () => null,
    json: () => Promise.resolve(isThere ? { _id: ID } : missing),
  });
});

const findPage = createFindPage(routePaths);

async function pageAt(path: string): Promise<string> {
  const page = await findPage(new URL(path, 'http://shop.test'), client);
  return 'address' in page ? page.address : `moved to ${page.movedTo}`;
}

describe('which page an address shows', () => {
  it('is decided for every route that has parameters, and for none that is not there', () => {
    const decided = Object.keys(canonicalUrls);
    expect(routePaths).toEqual(expect.arrayContaining(decided));
    expect(decided).toEqual(
      expect.arrayContaining(routePaths.filter((path) => path.includes(':'))),
    );
  });

  it.each([
    '/',
    '/aboutus',
    '/contact',
    '/register',
    '/login',
    '/cart',
    '/myorders',
    '/robots.txt',
  ])('%s does not read a query that somebody made up', async (path) => {
    expect(await pageAt(path)).toBe(path);
    expect(await pageAt(`${path}?x=1`)).toBe(path);
    expect(await pageAt(`${path}?q=jowar&utm_source=mail&${'z'.repeat(2_000)}`)).toBe(path);
  });

  it('is the same list of flours in whatever order it was asked for', async () => {
    const page = '/products?q=jowar&category=Millets&category=Wheat&min=20&instock=1&sort=price';
    expect(await pageAt(page)).toBe(page);
    const otherOrder =
      '/products?sort=price&x=1&category=Wheat&instock=yes&category=Millets&min=20';
    expect(await pageAt(`${otherOrder}&category=Wheat&q=%20jowar&q=besan&max=lots`)).toBe(page);
    expect(await pageAt('/products?sort=colour&min=-1&category=')).toBe('/products');
  });

  it('cuts what is searched for to the length of a search', async () => {
    const long = await pageAt(`/products?q=${'a'.repeat(5_000)}`);
    expect(long).toBe(await pageAt(`/products?q=${'a'.repeat(6_000)}`));
    expect(long.length).toBeLessThan(200);
  });

  it('is one page for all that is not there', async () => {
    const nowhere = [
      '/a',
      '/b/c?d=e',
      '/product',
      '/product/x/y',
      '/products/1',
      '/x.data',
      '/.env',
    ];
    const pages = await Promise.all(nowhere.map(pageAt));
    expect(new Set(pages)).toEqual(new Set(['/not-found']));
  });

  it('is one page a flour, and one for all flours that are not there', async () => {
    expect(await pageAt(`/product/${ID}?from=chat`)).toBe(`/product/${ID}`);
    expect(await pageAt(`/product/${ID.toUpperCase()}`)).toBe(`/product/${ID}`);
    const missing = await pageAt('/product/0199f0a0-2222-7000-8000-000000000000');
    expect(await pageAt('/product/a%2Fb%0D%0A')).toBe(missing);
    expect(await pageAt(missing)).toBe(missing);
  });

  it('is one page for every quick purchase: the server writes nothing of it', async () => {
    const page = await pageAt(`/cart/${ID}/2`);
    expect(await pageAt('/cart/other/50?x=1')).toBe(page);
    expect(await pageAt(page)).toBe(page);
  });

  it('keeps the way back of a log-in, and why it was asked for, where they make sense', async () => {
    expect(await pageAt('/login?reason=ended&x=1&next=/profile')).toBe(
      '/login?next=%2Fprofile&reason=ended',
    );
    expect(await pageAt('/login?reason=ended')).toBe('/login?reason=ended');
    expect(await pageAt('/login?reason=bored&next=//evil.test')).toBe('/login');
    expect(await pageAt(`/register?next=/products?q=${'x'.repeat(5_000)}`)).toBe('/register');
  });

  it('leads from another spelling of a path to its own, and never to another site', async () => {
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

  it('is the data of a page where the router asks for that alone', async () => {
    expect(await pageAt('/orders.data?_routes=x')).toBe('/orders.data');
    expect(await pageAt('/_.data')).toBe('/_.data');
    expect(await pageAt('/products.data?sort=price&x=1')).toBe('/products.data?sort=price');
  });
});
