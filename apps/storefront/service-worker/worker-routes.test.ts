import { KEPT_HEADER } from '@dalan/contract/pages/kept-answers';
import { describe, expect, it } from 'vitest';

import { filesIn, isFile, keptPaths, languageOf, routeOf } from './worker-routes.rules.ts';

const ORIGIN = 'https://dalan.example';

function open(path: string, mode: RequestMode = 'navigate', method = 'GET', header = KEPT_HEADER) {
  const headers = new Headers({ [header]: '1' });
  return routeOf({ method, mode, url: new URL(path, ORIGIN).href, headers }, ORIGIN);
}

function keptAs(path: string): string | undefined {
  const route = open(path);
  return route?.kind === 'page' ? route.keptAs : 'not a page of the shop';
}

describe('the service worker of the shop', () => {
  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/cart', '/cart'],
    ['/cart/checkout', '/cart/checkout'],
    ['/cart/0199/3', '/cart/any/1'],
    ['/kept-order/1-2-3-4', '/kept-order/any'],
    ['/myorders?placed=0199', '/myorders'],
    ['/product/0199', '/product/0199'],
    ['/mr', '/mr'],
    ['/mr/products', '/mr/products'],
    ['/hi/cart/0199/3', '/hi/cart/any/1'],
    ['/hi/product/0199', '/hi/product/0199'],
  ])('opens %s from the page kept as %s', (path, kept) => {
    expect(keptAs(path)).toBe(kept);
  });

  it.each([
    '/products?q=jowar',
    '/profile',
    '/login',
    '/orders',
    '/orders/0199/bill',
    '/mr/privacy',
  ])('never keeps %s', (path) => expect(keptAs(path)).toBeUndefined());

  it.each([
    '/admin',
    '/admin/my-run',
    '/loginadmin',
    '/api/docs',
    '/media/0199/640.jpg',
    '/new-password',
    '/mr/confirm-email',
    '/repeat',
  ])('leaves %s to the browser', (path) => expect(open(path)).toBeUndefined());

  it('knows which pages are kept because they were opened', () => {
    expect(open('/mr/product/0199')).toMatchObject({ language: 'mr', isVisited: true });
    expect(open('/mr')).toMatchObject({ language: 'mr', isVisited: false });
  });

  it.each(['/api/shelf', '/api/shelf?id=0199', '/api/products/0199', '/api/home', '/api/delivery'])(
    'answers %s from the last catalogue',
    (path) => expect(open(path, 'cors')).toEqual({ kind: 'call', path }),
  );

  it.each([
    '/api/orders',
    '/api/users/0199',
    '/api/login',
    '/api/products',
    '/api/admin/orders',
    '/api/products/0199/stock',
  ])('never touches %s', (path) => expect(open(path, 'cors')).toBeUndefined());

  it('leaves calls to the network until it fails', () => {
    expect(open('/api/shelf', 'cors', 'GET', 'accept')).toBeUndefined();
  });

  it('touches nothing but reading, and nothing of other sites', () => {
    expect(open('/api/shelf', 'cors', 'POST')).toBeUndefined();
    expect(open('/', 'navigate', 'POST')).toBeUndefined();
    expect(open('https://other.example/', 'navigate')).toBeUndefined();
    expect(open('https://other.example/static/js/a.js', 'cors')).toBeUndefined();
  });

  it('keeps built files and pictures in the sizes that pages show', () => {
    const kept = ['/static/js/root-a1.js', '/art/mark.svg', '/favicon.svg', '/media/01-9/320.avif'];
    const others = ['/media/0199/preview.jpg', '/media/0199/original', '/api/home', '/robots.txt'];
    expect(kept.filter(isFile)).toEqual(kept);
    expect(others.filter(isFile)).toEqual([]);
  });

  it('keeps the pages of one language at a time', () => {
    expect(keptPaths('en').pages).toContain('/cart/checkout');
    expect(keptPaths('hi').pages).toEqual(
      keptPaths('en').pages.map((path) => (path === '/' ? '/hi' : `/hi${path}`)),
    );
    expect(['', '/mr', '/hi'].map(languageOf)).toEqual(['en', 'mr', 'hi']);
    expect(['/en', '/fr', 7, undefined].map(languageOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds the files that a page names, and no picture that it may never show', () => {
    const html = `<link rel="preload" href="/static/eczar-1.woff2" as="font"/>
      <style>@font-face{src:url(/static/mukta-marathi-2.woff2)}</style>
      <img src="/art/wordmark.svg" alt=""/><img src="/art/banner-1.webp" alt=""/>
      <script type="module">import "/static/js/manifest-3.js";import * as route0 from "/static/js/root-4.js";</script>
      <script>await startLate(["/static/js/a-5.js","/static/js/b-6.js"]);import("/static/js/c-7.js")</script>`;
    expect(filesIn(html)).toEqual([
      '/static/eczar-1.woff2',
      '/static/js/manifest-3.js',
      '/static/js/root-4.js',
      '/static/js/a-5.js',
      '/static/js/b-6.js',
      '/static/js/c-7.js',
      '/art/wordmark.svg',
    ]);
  });
});
