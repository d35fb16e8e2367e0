import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../src/features/office/invariants/index.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

type Path = (string | number)[];

/** Paths of all lists with something in them, nested ones included. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => listsIn(part, [...path, key]));
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}

/** The same body, with the first element of that list in it twice. */
function withRepeated(body: object, path: Path): object {
  const copy = structuredClone(body);
  let list: unknown = copy;
  for (const key of path) list = (list as Record<string, unknown>)[key];
  const elements = list as unknown[];
  elements.push(structuredClone(elements[0]));
  return copy;
}

test('an element that stands twice in a list of a body is refused or harmless, never a 500', async () => {
  const refused: string[] = [];
  for (const route of routesOf(shop)) {
    const { body } = await validCall(shop, route);
    if (body === undefined || Buffer.isBuffer(body)) continue;
    for (const path of listsIn(body)) {
      const call = await validCall(shop, route);
      const repeated = withRepeated(call.body as object, path) as Record<string, unknown>;
      const answer = await shop.app.inject(requestOf(route, { ...call, body: repeated }));
      const name = `${route} ${path.filter((key) => Number.isNaN(Number(key))).join('.')}`;
      expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
      if (answer.statusCode === 400) refused.push(name);
    }
  }
  expect(refused).toEqual(
    expect.arrayContaining([
      'POST /api/admin/my-runs/:id/actions payments',
      'POST /api/admin/my-runs/:id/unrecorded payments',
      'PUT /api/admin/runs/plan runs',
      'PUT /api/admin/runs/plan runs.orderIds',
      'POST /api/admin/orders/bulk orders',
      'POST /api/admin/phone-orders items',
      'POST /api/admin/counter/sales items',
      'POST /api/orders items',
    ]),
  );
  expect(await checkInvariants(shop.db)).toEqual([]);
});
