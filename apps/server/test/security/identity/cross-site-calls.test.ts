import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../../database/database-contents.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ PUBLIC_ORIGIN: 'http://shop.example' });
});
afterAll(() => shop.close());

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://shop.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://evil.shop.example' },
  { 'sec-fetch-site': 'nonsense' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://shop.example' },
  { origin: 'http://shop.example.evil.example' },
  { origin: 'http://shop.example:8080' },
];

test('refuses every cross-site write, log-in included', async () => {
  const routes = routesOf(shop).filter(isUnsafe);
  expect(routes).toContain('POST /api/login');
  for (const route of routes) {
    const call = await validCall(shop, route);
    const before = await contentsOf(shop.db);
    for (const from of foreign) {
      const headers = { ...call.headers, ...from };
      const answer = await shop.app.inject(requestOf(route, { ...call, headers }));
      expect(answer.statusCode, `${route} ${JSON.stringify(from)}`).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'CROSS_SITE' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await contentsOf(shop.db), route).toEqual(before);
  }
});

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'http://shop.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://shop.example' },
  {},
])('accepts the same requests from our pages and from programs: %j', async (from) => {
  for (const route of routesOf(shop).filter(isUnsafe)) {
    const call = await validCall(shop, route);
    const headers = { ...call.headers, ...from };
    const answer = await shop.app.inject(requestOf(route, { ...call, headers }));
    expect([200, 201], route).toContain(answer.statusCode);
  }
});

test('answers no CORS preflight', async () => {
  for (const route of routesOf(shop)) {
    const { url } = requestOf(route, await validCall(shop, route));
    const answer = await shop.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([404, 405], route).toContain(answer.statusCode);
    const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-'));
    expect(allowing, route).toEqual([]);
  }
});
