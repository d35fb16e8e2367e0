import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { errorTexts } from '@dalan/contract/errors';
import { buildApp } from '../../src/app.ts';
import type { Storefront } from '../../src/platform/web/storefront.ts';
import { createTestProduct } from '../shops/products.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { makeWebFolders } from '../processes/web-folders.ts';

const PUBLIC = 'public, no-cache';
const ATTACKER = '203.0.113.7';
const OTHER_VISITOR = '198.51.100.1';

/** A storefront that counts renderings, answers as a test wants, and can be blocked. */
const renderings: string[] = [];
let answerWith = { status: 200, cacheControl: PUBLIC };
let held: Promise<void> | undefined;
/** Address lookups in one turn of the event loop. */
let inThisTurn = 0;
let mostInOneTurn = 0;

const storefront: Storefront = {
  pageAt: (url) => {
    if (inThisTurn === 0) setImmediate(() => (inThisTurn = 0));
    inThisTurn += 1;
    mostInOneTurn = Math.max(mostInOneTurn, inThisTurn);
    if (url.pathname === '/Products') return Promise.resolve({ movedTo: '/products' });
    const words = url.searchParams.get('q');
    const query = words === null ? '' : `?q=${words}`;
    return Promise.resolve({ address: url.pathname + query });
  },
  handle: async ({ url }) => {
    const { pathname, search } = new URL(url);
    renderings.push(pathname + search);
    await held;
    return new Response(`<p>${randomUUID()}</p>`, {
      status: answerWith.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': answerWith.cacheControl,
      },
    });
  },
};

let folders: Awaited<ReturnType<typeof makeWebFolders>>;
let shop: TestApp;
let flourId: string;
beforeAll(async () => {
  folders = await makeWebFolders();
  shop = await startTestApp(
    { ...folders.env, TRUST_PROXY: '127.0.0.1', LIMIT_RENDERS_PER_ADDRESS: '3/600' },
    { storefront },
    {
      rendering: {
        plain: { cacheSize: 3, concurrency: 1, maxQueued: 1, restFactor: 0 },
        withQuery: { cacheSize: 2, concurrency: 1, maxQueued: 1, restFactor: 0 },
        maxQueuedLookups: 10,
      },
    },
  );
  const flour = await createTestProduct(shop.db, { stockKg: 9 });
  flourId = flour.id;
  // From here on only tests change the catalogue.
  await changeRevision();
});
afterAll(async () => {
  await shop.close();
  await folders.remove();
});
beforeEach(() => {
  renderings.length = 0;
  answerWith = { status: 200, cacheControl: PUBLIC };
  held = undefined;
});

/** Starts the request at once, awaited or not. */
async function get(url: string, from?: string) {
  return shop.app.inject({ url, headers: from === undefined ? {} : { 'x-forwarded-for': from } });
}

/** Blocks all renderings until the returned function is called. */
function blockRenderings(): () => void {
  let release!: () => void;
  held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Renames the flour as another process would, and waits until this one shows it. */
async function changeRevision(): Promise<void> {
  const name = `Flour ${randomUUID()}`;
  await shop.db.updateTable('products').set({ name }).where('id', '=', flourId).execute();
  await untilShown(name);
}

async function untilShown(name: string): Promise<void> {
  while (!(await shop.app.inject('/api/products')).body.includes(name)) await delay(50);
}

test('a page is rendered by its canonical address, without the rest of the request', async () => {
  const { body } = await get('/lists?x=1&q=jowar&y=2');
  expect((await get('/lists?q=jowar')).body).toBe(body);
  expect((await get('/lists?z=9&q=jowar')).body).toBe(body);
  expect(renderings).toEqual(['/lists?q=jowar']);
});

test('another spelling of an address is redirected without rendering', async () => {
  const { statusCode, headers } = await get('/Products');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/products');
  expect(renderings).toEqual([]);
});

test.each([
  ['is private', 200, 'private'],
  ['is no-store', 200, 'no-store'],
  ['is public and no-store', 200, 'public, no-store'],
  ['has no cache-control', 200, ''],
  ['is an error', 500, PUBLIC],
  ['is unavailable', 503, PUBLIC],
])('a page that %s is not cached', async (_what, status, cacheControl) => {
  answerWith = { status, cacheControl };
  const path = `/kept-by-nobody-${status}-${encodeURIComponent(cacheControl)}`;
  const first = await get(path);
  const second = await get(path);
  expect(first.statusCode).toBe(status);
  expect(second.body).not.toBe(first.body);
  expect(renderings).toHaveLength(2);
});

test('a missing page is rendered once, and always answered with 404', async () => {
  answerWith = { status: 404, cacheControl: 'public, no-cache' };
  const first = await get('/missing');
  const again = await shop.app.inject({
    url: '/missing',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(404);
  expect(again.body).toBe(first.body);
  expect(renderings).toEqual(['/missing']);
});

test('concurrent visitors share one rendering', async () => {
  const release = blockRenderings();
  const visits = Array.from({ length: 5 }, () => get('/at-once'));
  await expect.poll(() => renderings).toEqual(['/at-once']);
  release();
  const bodies = (await Promise.all(visits)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  expect(renderings).toEqual(['/at-once']);
});

test('evicts the least recently used page', async () => {
  for (const path of ['/one', '/two', '/three', '/one', '/four', '/one']) await get(path);
  expect(renderings).toEqual(['/one', '/two', '/three', '/four']);
  await get('/two');
  expect(renderings).toHaveLength(5);
});

test('searches do not evict pages without a query', async () => {
  await get('/home');
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f']) await get(`/home?q=${words}`);
  await get('/home');
  expect(renderings.filter((path) => path === '/home')).toHaveLength(1);
});

test('uncached addresses are resolved one at a time, with other requests in between', async () => {
  await get('/odd');
  mostInOneTurn = 0;
  const visits = Array.from({ length: 8 }, (_, number) => get(`/odd?${number}`));
  for (const { statusCode } of await Promise.all(visits)) expect(statusCode).toBe(200);
  expect(renderings).toEqual(['/odd']);
  expect(mostInOneTurn).toBeGreaterThan(0);
  expect(mostInOneTurn).toBeLessThanOrEqual(2);
});

test('uncached addresses beyond the queue get 503, and a changed page is still shown', async () => {
  const before = await get('/odd');
  await changeRevision();
  const visits = Array.from({ length: 40 }, (_, number) => get(`/odd?${number}`));
  const changed = await get('/odd');
  expect(changed.statusCode).toBe(200);
  expect(changed.body).not.toBe(before.body);
  const statuses = (await Promise.all(visits)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await get('/odd?41')).statusCode).toBe(200);
});

test('a full search queue answers 503, and pages are still rendered', async () => {
  const release = blockRenderings();
  const [first, second] = [get('/busy?q=1'), get('/busy?q=2')];
  const refused = await get('/busy?q=3');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect(refused.body).toContain(`<h1>${errorTexts.busyTitle}</h1>`);
  expect(refused.body).not.toContain('q=3');
  const inMarathi = await get('/mr/busy?q=3');
  expect(inMarathi.body).toContain('<html lang="mr">');
  expect(inMarathi.body).toContain('<h1>दुकानात गर्दी आहे</h1>');
  expect(inMarathi.body).toContain('href="/mr/products"');

  const page = get('/busy');
  // The page does not queue behind the searches.
  await expect.poll(() => renderings).toEqual(['/busy?q=1', '/busy']);
  release();
  expect((await page).statusCode).toBe(200);
  expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200,
  ]);
});

test('searches pause after each rendering, so that orders and pages are served in between', async () => {
  const { withQuery, ...others } = shop.config.rendering;
  const rendering = { ...others, withQuery: { ...withQuery, maxQueued: 0, restFactor: 1_000_000 } };
  const app = await buildApp({ ...shop.config, rendering }, shop.adapters);
  onTestFinished(() => app.close());
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/calm?q=1')).toBe(200);
  expect(await statusOf('/calm?q=2')).toBe(503);
  expect(await statusOf('/calm?q=1')).toBe(200);
  expect(await statusOf('/calm/1')).toBe(200);
  expect(await statusOf('/calm/2')).toBe(200);
});

test('a stale page is served while the queue is full, marked no-store', async () => {
  const before = await get('/changing');
  await changeRevision();
  const release = blockRenderings();
  const underWay = [get('/changing/1'), get('/changing/2')];
  await expect.poll(() => renderings.at(-1)).toBe('/changing/1');
  const stale = await get('/changing');
  expect(stale.statusCode).toBe(200);
  expect(stale.body).toBe(before.body);
  expect(stale.headers['cache-control']).toBe('no-store');
  release();
  await Promise.all(underWay);

  const fresh = await get('/changing');
  expect(fresh.body).not.toBe(before.body);
  expect(fresh.headers['cache-control']).toBe(PUBLIC);
});

test('searches are limited per address, without affecting pages and other visitors', async () => {
  const seen = await get('/share?q=known', OTHER_VISITOR);
  for (const words of ['a', 'b', 'c']) {
    expect((await get(`/share?q=${words}`, ATTACKER)).statusCode).toBe(200);
  }
  const refused = await get('/share?q=d', ATTACKER);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
  expect(refused.body).toContain(errorTexts.busyTitle);

  // Cached pages are free, and pages without a query are not limited.
  await get('/share?q=known', OTHER_VISITOR);
  expect((await get('/share?q=c', ATTACKER)).statusCode).toBe(200);
  expect((await get('/share', ATTACKER)).statusCode).toBe(200);
  expect((await get('/share?q=e', OTHER_VISITOR)).statusCode).toBe(200);
  expect((await get('/share?q=f')).statusCode).toBe(200);
  expect(seen.statusCode).toBe(200);
});

test('an address over its limit gets the stale page of a cached search', async () => {
  const visitor = '203.0.113.8';
  for (const words of ['a', 'b', 'c']) await get(`/shared?q=${words}`, visitor);
  const before = await get('/shared?q=c', visitor);
  await changeRevision();
  const stale = await get('/shared?q=c', visitor);
  expect(stale.statusCode).toBe(200);
  expect(stale.body).toBe(before.body);
});

test('the loopback address, used by proxies and our own pages, is not limited', async () => {
  for (const words of ['a', 'b', 'c', 'd', 'e']) {
    expect((await get(`/loopback?q=${words}`)).statusCode).toBe(200);
  }
});
