import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../../database/database-contents.ts';
import { logInAs } from '../../shops/sessions.ts';
import type { LoggedIn } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
let admin: LoggedIn;
let other: LoggedIn;
let guarded: string[];
beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin');
  other = await logInAs(shop, 'user', { name: 'Bharat Other', phone: '5557770000' });
  const open = shop.app.declaredRoutes.filter(({ access }) => access === 'public');
  const openRoutes = open.map(({ method, url }) => `${method} ${url}`);
  guarded = routesOf(shop).filter((route) => !openRoutes.includes(route));
});
afterAll(() => shop.close());

test("an admin's user-id header gives a visitor no access and changes nothing", async () => {
  expect(guarded.length).toBeGreaterThan(12);
  for (const route of guarded) {
    const call = { ...(await validCall(shop, route)), by: undefined };
    const before = await contentsOf(shop.db);
    const headers = { ...call.headers, 'user-id': admin.userId };
    const answer = await shop.app.inject(requestOf(route, { ...call, headers }));
    expect(answer.statusCode, route).toBe(401);
    expect(await contentsOf(shop.db), route).toEqual(before);
  }
});

test("a session with another's user-id is refused and reveals nothing", async () => {
  for (const route of guarded) {
    const call = await validCall(shop, route);
    const before = await contentsOf(shop.db);
    for (const claimed of [other.userId, admin.userId, '', 'nonsense']) {
      const headers = { ...call.headers, 'user-id': claimed };
      const answer = await shop.app.inject(requestOf(route, { ...call, headers }));
      expect(answer.statusCode, `${route} ${claimed}`).toBe(403);
      expect(answer.body).not.toMatch(/Bharat Other|5557770000/);
    }
    expect(await contentsOf(shop.db), route).toEqual(before);
  }
});
