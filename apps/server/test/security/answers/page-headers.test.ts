import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { makeWebFolders, tinyStorefront } from '../../processes/web-folders.ts';

let shop: TestApp;
let folders: Awaited<ReturnType<typeof makeWebFolders>>;
beforeAll(async () => {
  folders = await makeWebFolders();
  shop = await startTestApp({ ...folders.env, SERVE_WEB: 'true' }, { storefront: tinyStorefront });
});
afterAll(async () => {
  await shop.close();
  await folders.remove();
});

const map = 'https://www.openstreetmap.org';
const pages = [
  { url: '/', frames: map },
  { url: '/no-such-page', frames: map },
  { url: '/admin', frames: "'none'" },
  { url: '/admin/orders', frames: "'none'" },
  { url: '/loginadmin', frames: "'none'" },
  { url: '/api/docs', frames: "'none'" },
];

test.each(pages)('$url allows only its own scripts and no framing', async (page) => {
  const { url, frames } = page;
  const { headers } = await shop.app.inject({ url, headers: { origin: 'https://evil.example' } });
  const policy = String(headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')] as const;
    }),
  );
  expect(Object.fromEntries(directives)).toMatchObject({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'connect-src': "'self'",
    'frame-src': frames,
  });
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('an inline script is allowed only by its hash', async () => {
  const { headers } = await shop.app.inject('/admin');
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test("the rider's service worker may call the shop and run nothing else", async () => {
  const { headers, body } = await shop.app.inject('/admin/my-run-worker.js');
  expect(body).toBe('keep()');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test("the shop's service worker is checked at every visit, and may only call the shop", async () => {
  const { headers, body } = await shop.app.inject('/shop-worker.js');
  expect(body).toBe('keepShop()');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('switched off, the service worker is replaced by one that removes itself', async () => {
  const off = await startTestApp(
    { ...folders.env, SERVE_WEB: 'true', STOREFRONT_WORKER: 'off' },
    { storefront: tinyStorefront },
  );
  const { headers, body } = await off.app.inject('/shop-worker.js');
  await off.close();
  expect(body).toBe('leave()');
  expect(headers['cache-control']).toBe('no-cache');
});
