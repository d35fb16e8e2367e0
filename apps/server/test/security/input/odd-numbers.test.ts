import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFormTexts } from '@dalan/contract/catalog/catalog';
import { checkInvariants } from '../../../src/features/office/invariants/index.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';
import type { ValidCall } from '../../calls/valid-call.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** The numbers are raw JSON, because `JSON.stringify` could not write some of them. */
const oddNumbers = [
  '0',
  '-0',
  '-1',
  '0.001',
  '0.004999',
  '0.005',
  '1e-9',
  '5e-324',
  '1.005',
  '1000000.004',
  '1000000.01',
  '2147483648',
  '9007199254740993',
  '1e21',
  '1e308',
  '-1e308',
  '1e999',
  'null',
  '"5"',
  '[5]',
];

/** Names of all number fields, nested ones included. */
function numbersIn(body: object): string[] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]) => {
    if (typeof value === 'number') return [name];
    return typeof value === 'object' && value !== null ? numbersIn(value) : [];
  });
}

async function send(route: string, call: ValidCall, field: string, number: string) {
  const { method, url, headers } = requestOf(route, call);
  const payload = JSON.stringify(call.body).replace(
    new RegExp(`"${field}":[^,}]+`),
    `"${field}":${number}`,
  );
  return shop.app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
}

test('no number in any body reaches a database constraint', async () => {
  const tried: string[] = [];
  for (const route of routesOf(shop)) {
    let call = await validCall(shop, route);
    if (call.body === undefined || Buffer.isBuffer(call.body)) continue;
    for (const field of numbersIn(call.body)) {
      for (const number of oddNumbers) {
        const answer = await send(route, call, field, number);
        expect(answer.statusCode, `${route} ${field} ${number}: ${answer.body}`).toBeLessThan(500);
        // A refused call has changed nothing, so that the next number meets the same state.
        const isUsed = answer.statusCode < 400 || answer.statusCode === 409;
        if (isUsed) call = await validCall(shop, route);
      }
      tried.push(`${route} ${field}`);
    }
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      'POST /api/products pricePerKg',
      'PUT /api/products pricePerKg',
      'PUT /api/products quantity',
      'POST /api/orders quantityKg',
      'PUT /api/admin/order-and-payment/status version',
    ]),
  );
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test.each(['0', '-0', '0.001', '1e-9', '65.555', '1000000.01', '1e308', '1e999', 'null', '"65"'])(
  'a price of %s is refused with the text of the form',
  async (number) => {
    for (const route of ['POST /api/products', 'PUT /api/products']) {
      const answer = await send(route, await validCall(shop, route), 'pricePerKg', number);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        fields: { pricePerKg: productFormTexts.priceInvalid },
      });
    }
  },
);
