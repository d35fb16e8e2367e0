import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, validCall } from '../../calls/valid-calls.ts';
import { makeWebFolders, PANEL, SECRET, tinyStorefront } from '../../processes/web-folders.ts';

let shop: TestApp;
let folders: Awaited<ReturnType<typeof makeWebFolders>>;
beforeAll(async () => {
  folders = await makeWebFolders();
  const env = { ...folders.env, SERVE_WEB: 'true', PUBLIC_ORIGIN: 'http://shop.example' };
  shop = await startTestApp(env, { storefront: tinyStorefront });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  await folders.remove();
});

/** Sends the path over a raw socket, because clients normalize paths. */
async function get(path: string) {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const up = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e',
  '....//',
];
const climbing = ['/media', '/static', '/static/js', '/api'].flatMap((base) =>
  up.flatMap((step) => [`${base}/${step}/.env`, `${base}/${step}/${step}/package.json`]),
);
const other = [
  '/.env',
  '//.env',
  '/%2eenv',
  '/.env%00.js',
  '/package.json',
  '/static',
  '/static/',
  '/static/js',
  '/static/js/.env',
  '/static/js/%2eenv',
  '/static/js/notes.map',
  '/static/js/APP.JS',
  '/static//js/app.js',
  '/static%2fjs%2fapp.js',
  '/static/js/app.js/',
  '/static/js/app.js%00',
  '/static/js/app.js;.css',
  '/STATIC/js/app.js',
  '/server/index.js',
  '/storefront/server/index.js',
  '/index.html',
  '/ADMIN',
  '/ADMIN%2f',
  '/admin%2f',
  '//admin',
  '/media/.env',
  '/media/%2e/.env',
  '/api',
  '/api/',
  '/API/users',
  '//api/users',
  '/api//users',
  '/api/users%2f',
  '/api/./users',
  '/api/users;x=.css',
  '/api/users.json',
  '/api/products/..%2fusers',
];

test.each([...climbing, ...other])('%s answers 404', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body).not.toContain(SECRET);
});

test('built files are served only at their exact path', async () => {
  expect(await get('/static/js/app.js')).toMatchObject({ status: 200, body: 'run()' });
  expect(await get('/static/js/panel.js?v=1')).toMatchObject({ status: 200, body: 'panel()' });
  expect(await get('/robots.txt')).toMatchObject({ status: 200, body: 'User-agent: *' });
});

test.each([
  '/admin',
  '/admin/',
  '/admin/ordermaster?page=2',
  '/admin/productmaster/',
  '/loginadmin',
  '/loginadmin/',
])('%s serves the panel', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, body: PANEL });
});

test.each([
  '/admin/unknown',
  '/admin/orders',
  '/admin/..%2f.env',
  '/admin/%2e%2e/.env',
  '/admin//x',
])('%s serves the panel with status 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: PANEL });
});

test.each(['/%zz', '/api/products/%zz', '/api/users/%c0%ae', `/api/users/${'x'.repeat(300)}`])(
  'the answer to %s does not repeat the path',
  async (path) => {
    const { status, body, head } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain(path.slice(1));
    if (path.startsWith('/api')) {
      expect(JSON.parse(body)).toMatchObject({ requestId: expect.any(String) as string });
      expect(head).toContain('cache-control: no-store');
    }
    expect(head).toContain('x-content-type-options: nosniff');
  },
);

test.each(['/api/my-orders/a.css', '/api/session/logo.png', '/api/users/x/y.js'])(
  '%s cannot be cached',
  async (path) => {
    const call = await validCall(shop, 'GET /api/my-orders');
    const { headers } = requestOf('GET /api/my-orders', call);
    const answer = await shop.app.inject({ url: path, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each([
  '//evil.example/',
  'http://evil.example/',
  'HTTPS://evil.example/',
  '//',
  '///x',
  '/?//',
])('a page is never rendered for another host: %s', async (target) => {
  const { status, body } = await get(target);
  expect([200, 400, 404]).toContain(status);
  expect(body).not.toContain('evil.example');
  const home = await get('/');
  expect(home.body).toContain('href="http://shop.example/"');
});
