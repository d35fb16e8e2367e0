import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasVarnish, startVarnish } from '../processes/varnish-process.ts';

/** What the servers are asked, and what they answer. */
let asked: IncomingMessage[] = [];
let answer: (request: IncomingMessage) => [number, OutgoingHttpHeaders, string];

const server = createServer((request, reply) => {
  if (request.url === '/livez') return void reply.end();
  asked.push(request);
  const [status, headers, body] = answer(request);
  const isSame = headers.etag === request.headers['if-none-match'] && status === 200;
  if (isSame && headers.etag !== undefined) return void reply.writeHead(304, headers).end();
  return void reply.writeHead(status, headers).end(body);
});

let varnish: Awaited<ReturnType<typeof startVarnish>>;
const PAGE = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

describe.skipIf(!hasVarnish)('deploy/cache.vcl (skipped if Varnish is not installed)', () => {
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    varnish = await startVarnish([port, port]);
  });
  afterAll(async () => {
    await varnish.stop();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
  });

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    // An answer counts as new for a thousandth of a second.
    await delay(10);
    const got = await fetch(varnish.origin + path, { headers, method, redirect: 'manual' });
    return {
      status: got.status,
      from: got.headers.get('x-cache'),
      cookie: got.headers.get('set-cookie'),
      text: await got.text(),
    };
  }

  test.each(['/static/js/app-1a2b.js', '/media/9/320.avif'])(
    '%s is asked for once, whoever wants it, however it is spelled',
    async (path) => {
      answer = () => [200, { ...FOREVER, etag: '"1"' }, 'file'];
      expect(await get(path)).toMatchObject({ text: 'file', from: 'miss' });
      for (const headers of [{}, { cookie: 'session=asha' }, { authorization: 'x' }]) {
        expect(await get(`${path}?${Math.random()}`, headers)).toMatchObject({
          text: 'file',
          from: 'hit',
        });
      }
      expect(asked).toHaveLength(1);
      expect(asked[0]!.headers.cookie).toBeUndefined();
    },
  );

  test('of a page the text is kept, and a server says each time whether it is the newest', async () => {
    let price = 78;
    answer = () => [200, { ...PAGE, etag: `"${price}"` }, `₹${price}`];
    expect(await get('/wheat')).toMatchObject({ text: '₹78', from: 'miss' });
    expect(await get('/wheat')).toMatchObject({ text: '₹78', from: 'same' });
    expect(await get('/wheat')).toMatchObject({ text: '₹78', from: 'same' });
    price = 81;
    expect(await get('/wheat')).toMatchObject({ text: '₹81', from: 'miss' });
    expect(await get('/wheat')).toMatchObject({ text: '₹81', from: 'same' });
    expect(asked).toHaveLength(5);
  });

  test('a page that is gone or cannot be made is not shown from the cache', async () => {
    answer = () => [200, { ...PAGE, etag: '"1"' }, 'as before'];
    await get('/gone');
    answer = () => [404, PAGE, 'gone'];
    expect(await get('/gone')).toMatchObject({ status: 404, text: 'gone' });
    answer = () => [503, { 'cache-control': 'no-store' }, 'busy'];
    expect(await get('/gone')).toMatchObject({ status: 503, text: 'busy' });
  });

  test('the languages and encodings of a page never mix, also when all ask at once', async () => {
    answer = ({ url, headers }) => {
      const text = `${url} ${headers['accept-encoding'] ?? 'plain'}`;
      return [200, { ...PAGE, etag: `"${Buffer.from(text).toString('hex')}"` }, text];
    };
    const paths = ['/products', '/mr/products', '/hi/products'];
    const encodings = { br: 'gzip, deflate, br, zstd', gzip: 'gzip;q=1.0, br;q=0', plain: 'none' };
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        paths.flatMap((path) =>
          Object.entries(encodings).map(async ([name, accept]) => {
            const { text } = await get(path, { 'accept-encoding': accept });
            expect(text).toBe(`${path} ${name}`);
          }),
        ),
      );
    }
  });

  test.each<[what: string, path: string, answered: OutgoingHttpHeaders, sent?: Sent]>([
    ['the API, even if an answer says public', '/api/products', FOREVER],
    ['the API below a name', '/api', FOREVER],
    ['the panel', '/admin/orders', { ...PAGE, etag: '"1"' }],
    ['a page for somebody with a cookie', '/', { ...PAGE, etag: '"1"' }, { cookie: 'session=x' }],
    ['a page for somebody with a header of theirs', '/', PAGE, { authorization: 'x' }],
    ['a search', '/products?q=atta', { ...PAGE, etag: '"1"' }],
    ['a page with a cookie', '/cookie', { ...PAGE, etag: '"1"', 'set-cookie': 'session=x' }],
    ['a file with a cookie', '/static/cookie.js', { ...FOREVER, 'set-cookie': 'session=x' }],
    ['a page without an etag', '/no-etag', PAGE],
    ['a page for a minute', '/minute', { 'cache-control': 'public, s-maxage=60' }],
    ['a private page', '/private', { 'cache-control': 'private, max-age=60', etag: '"1"' }],
    ['a page that says nothing', '/nothing', { etag: '"1"' }],
    ['a page that must not be stored', '/bill', { 'cache-control': 'no-store', etag: '"1"' }],
    ['a page by cookie', '/vary', { ...PAGE, vary: 'accept-encoding, cookie', etag: '"1"' }],
    ['a file that may change', '/static/old.js', { 'cache-control': 'public, max-age=3600' }],
  ])('%s is never stored', async (_what, path, answered, sent = {}) => {
    let number = 0;
    answer = () => {
      number += 1;
      return [200, { ...answered, ...(answered.etag && { etag: `"${number}"` }) }, `${number}`];
    };
    expect((await get(path, sent)).text).toBe('1');
    expect((await get(path, sent)).text).toBe('2');
    // Somebody without a cookie, such as the next visitor, gets an answer of their own.
    expect((await get(path)).text).toBe('3');
    expect(asked).toHaveLength(3);
  });

  test('what somebody gets who signs in reaches nobody else', async () => {
    answer = ({ method, headers }) =>
      method === 'POST'
        ? [200, { 'set-cookie': 'session=asha', 'cache-control': 'no-store' }, 'asha']
        : [200, { ...PAGE, etag: '"1"' }, headers.cookie ?? 'nobody'];
    expect(await get('/api/login', {}, 'POST')).toMatchObject({ cookie: 'session=asha' });
    expect(await get('/me', { cookie: 'session=asha' })).toMatchObject({
      text: 'session=asha',
      from: 'pass',
    });
    expect(await get('/me')).toMatchObject({ text: 'nobody', cookie: null });
    expect(await get('/me', { cookie: 'session=asha' })).toMatchObject({ text: 'session=asha' });
  });

  test('an error of a file is not kept in its place', async () => {
    answer = () => [404, { 'cache-control': 'no-store' }, 'not yet'];
    expect(await get('/media/8/320.avif')).toMatchObject({ status: 404 });
    answer = () => [200, FOREVER, 'picture'];
    await expect.poll(() => get('/media/8/320.avif')).toMatchObject({ text: 'picture' });
    await expect.poll(() => get('/media/8/320.avif')).toMatchObject({ from: 'hit' });
  });
});

type Sent = Record<string, string>;
