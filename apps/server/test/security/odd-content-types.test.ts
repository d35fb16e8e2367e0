import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../database-contents.ts';
import { startTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { requestOf, routesOf, validCall } from '../valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Ways in which servers were once talked out of looking at a body. */
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

test('an invalid body is refused whatever it calls itself', async () => {
  const routes = routesOf(shop).filter((route) => /^(?:POST|PUT) /.test(route));
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    const { body } = await validCall(shop, route);
    const hasSchema = body !== undefined && !Buffer.isBuffer(body);
    // Where no body is expected none is read, but it must still be one.
    await refusals(route, hasSchema ? '{"role":"admin","total":0}' : '{"role":');
  }
});

test('a valid body is refused unless it calls itself JSON', async () => {
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
