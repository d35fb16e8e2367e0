import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

test('every route has a valid call, so that attacks fail for the right reason', async () => {
  const routes = routesOf(shop);
  expect(routes.filter(isUnsafe).length).toBeGreaterThan(15);
  for (const route of routes) {
    const { statusCode, body } = await shop.app.inject(
      requestOf(route, await validCall(shop, route)),
    );
    expect([200, 201], `${route}: ${body}`).toContain(statusCode);
  }
});
