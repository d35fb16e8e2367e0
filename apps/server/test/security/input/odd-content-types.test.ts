import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../../database/database-contents.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Content types that have bypassed validation in other servers. */
const odd = [
  'application/json',
  ' application/json',
  'application/json\ta',
  'application/json ;charset=utf-8',
  'application/json;',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/jsonx',
  'application/vnd.api+json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '*/*',
  'json',
  '',
];

async function refusals(route: string, payload: string) {
  const call = await validCall(shop, route);
  const before = await contentsOf(shop.db);
  for (const type of odd) {
    const headers = { ...call.headers, 'content-type': type };
    const answer = await shop.app.inject({
      ...requestOf(route, { ...call, headers, body: undefined }),
      payload,
    });
    const what = `${route} ${JSON.stringify(type)}`;
    expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, what).toBeLessThan(500);
    expect(answer.headers['set-cookie'], what).toBeUndefined();
  }
  expect(await contentsOf(shop.db), route).toEqual(before);
}

test('refuses an invalid body with any content type', async () => {
  const routes = routesOf(shop).filter((route) => /^(?:POST|PUT) /.test(route));
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    const { body } = await validCall(shop, route);
    const hasSchema = body !== undefined && !Buffer.isBuffer(body);
    // Routes without a body ignore it, but it must still be valid JSON.
    await refusals(route, hasSchema ? '{"role":"admin","total":0}' : '{"role":');
  }
});

test('refuses a valid body without a JSON content type', async () => {
  const others = odd.filter((type) => !/^\s*application\/json\s*(?:;|$)/i.test(type));
  expect(others.length).toBeGreaterThan(8);
  for (const route of ['POST /api/users', 'POST /api/login', 'PUT /api/products']) {
    const call = await validCall(shop, route);
    for (const type of others) {
      const headers = { ...call.headers, 'content-type': type };
      const answer = await shop.app.inject({
        ...requestOf(route, { ...call, headers, body: undefined }),
        payload: JSON.stringify(call.body),
      });
      expect([400, 415], `${route} ${JSON.stringify(type)}`).toContain(answer.statusCode);
    }
  }
});
