import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../../src/app.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
let broken: TestApp['app'];
beforeAll(async () => {
  shop = await startTestApp();
  const { database } = shop.adapters;
  // Sessions still work, so that the failure happens inside every route.
  broken = await buildApp(shop.config, {
    ...shop.adapters,
    database: {
      ...database,
      db: database.db.withPlugin(failing),
      runPrepared: (statement, values) =>
        statement.name === 'find-live-session'
          ? database.runPrepared(statement, values)
          : Promise.reject(inside()),
    },
  });
});
afterAll(async () => {
  await broken.close();
  await shop.close();
});

/** A driver error with a statement, a value and a path. */
function inside(): Error {
  const message = 'error: relation "users" does not exist in SELECT password_hash FROM users';
  return Object.assign(new Error(message), {
    code: '42P01',
    detail: 'Key (email)=(asha@dalan.example) is not there',
    query: 'SELECT password_hash FROM users',
    stack: `${message}\n    at /srv/dalan/node_modules/pg/lib/client.js:526:17`,
  });
}

const failing: KyselyPlugin = {
  transformQuery: () => {
    throw inside();
  },
  transformResult: async ({ result }) => result,
};

const INNER = /pg|at \/|select|relation|node_modules|asha@|42P01|stack/i;

/** Routes that answer without the database. */
const without = [
  // The import thread opens its own connection to the database, which does not fail here.
  'POST /api/admin/product-import',
  'POST /api/admin/product-import/check',
  // While the rule is off, the delivery settings in memory answer this.
  'GET /api/admin/phone-orders/days',
  'GET /healthz',
  'GET /livez',
  'GET /readyz',
  'GET /api/shop',
  'GET /api/home',
  // This needs no database while the rule is off.
  'GET /api/delivery',
  'GET /api/admin/setup',
  'GET /api/admin/export',
  'GET /api/openapi.json',
  'GET /api/session',
  'GET /media/:id/:file',
  'GET /.well-known/security.txt',
];

function usesDatabase(route: string): boolean {
  return !without.includes(route) && !route.startsWith('GET /api/docs');
}

test('a database error reveals no internals in any route', async () => {
  for (const route of routesOf(shop).filter(usesDatabase)) {
    const answer = await broken.inject(requestOf(route, await validCall(shop, route)));
    expect([500, 503], route).toContain(answer.statusCode);
    const { message, code, requestId, ...rest } = answer.json<Record<string, string>>();
    expect(rest, route).toEqual({});
    expect(['INTERNAL', 'UNAVAILABLE'], route).toContain(code);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(`${message} ${JSON.stringify(answer.headers)}`, route).not.toMatch(INNER);
    expect(answer.headers['cache-control'], route).toBe('no-store');
  }
});

const PICKED =
  /^(?:content-security-policy|strict-transport|x-|referrer|cross-origin|access-|vary|cache-control|server|origin-agent)/;

function protection(answer: { headers: Record<string, unknown> }): string[] {
  return Object.entries(answer.headers)
    .filter(([name]) => PICKED.test(name) && name !== 'x-total-count')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort();
}

const always = [
  "content-security-policy: default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'origin-agent-cluster: ?1',
  'referrer-policy: strict-origin-when-cross-origin',
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
];

test('every answer has the same security headers and none about the server', async () => {
  const evil = { origin: 'https://evil.example' };
  const list = await shop.app.inject({ url: '/api/products', headers: evil });
  const tag = { ...evil, 'if-none-match': String(list.headers.etag) };
  const contact = await validCall(shop, 'POST /api/contact');
  const tooLong = { ...contact, body: { message: 'x'.repeat(20_000) } };
  const answers = [
    [200, await shop.app.inject({ url: '/api/shop', headers: evil })],
    [200, list],
    [304, await shop.app.inject({ url: '/api/products', headers: tag })],
    [400, await shop.app.inject({ url: '/api/products?page=0', headers: evil })],
    [401, await shop.app.inject({ url: '/api/users', headers: evil })],
    [404, await shop.app.inject({ url: '/api/nothing', headers: evil })],
    [413, await shop.app.inject(requestOf('POST /api/contact', tooLong))],
    [415, await shop.app.inject({ method: 'POST', url: '/api/contact', payload: 'x' })],
    [500, await broken.inject(requestOf('POST /api/contact', contact))],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.statusCode).toBe(status);
    const found = protection(answer).filter((line) => !/^(?:vary|cache-control):/.test(line));
    expect(found, String(status)).toEqual(always);
  }
});

test('sends HSTS over HTTPS', async () => {
  const secure = await startTestApp({ PUBLIC_ORIGIN: 'https://shop.example' });
  const { headers } = await secure.app.inject('/api/shop');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

test('personal answers are never cached', async () => {
  const guarded = shop.app.declaredRoutes
    .filter(({ access, method }) => access !== 'public' && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  const personal = ['GET /api/session', 'POST /api/login', 'POST /api/admin/login'];
  for (const route of [...guarded, ...personal, 'POST /api/logout', 'POST /api/users']) {
    const { headers } = await shop.app.inject(requestOf(route, await validCall(shop, route)));
    expect(headers['cache-control'], route).toBe('no-store');
  }
});
