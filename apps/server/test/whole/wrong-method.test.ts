import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { makeWebFolders, tinyStorefront } from '../processes/web-folders.ts';

let shop: TestApp;
let folders: Awaited<ReturnType<typeof makeWebFolders>>;
beforeAll(async () => {
  folders = await makeWebFolders();
  shop = await startTestApp(folders.env, { storefront: tinyStorefront });
});
afterAll(async () => {
  await shop.close();
  await folders.remove();
});

const id = '0198c0de-0000-7000-8000-000000000000';

test.each([
  ['GET', '/api/orders', 'POST'],
  ['HEAD', '/api/login', 'POST'],
  ['POST', '/api/shop', 'GET, HEAD'],
  ['PUT', '/api/login', 'POST'],
  ['PATCH', '/api/products', 'GET, HEAD, POST, PUT'],
  ['OPTIONS', '/api/products', 'GET, HEAD, POST, PUT'],
  ['POST', `/api/products/${id}`, 'DELETE, GET, HEAD'],
  ['GET', `/api/orders/${id}/cancel`, 'POST'],
  ['GET', '/api/users/x/profile?q=1', 'PUT'],
  ['DELETE', '/healthz', 'GET, HEAD'],
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/products', 'GET, HEAD'],
  ['POST', '/admin', 'GET, HEAD'],
] as const)('%s %s answers 405 with Allow: %s', async (method, url, allowed) => {
  const answer = await shop.app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allowed);
  if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
});

test.each(['/api/nothing', '/api/products/x/y', '/api/', '/static/js/missing.js'])(
  '%s answers 404',
  async (url) => {
    const answer = await shop.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.allow).toBeUndefined();
  },
);

test('the API document declares whole numbers as integers', async () => {
  const answer = await shop.app.inject('/api/openapi.json');
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type } = value as { type?: string };
    if (type === 'number') found.push(path.split('/').at(-1) ?? '');
    for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`);
  };
  look(answer.json(), '');
  // Only rupees, degrees and kilograms have decimals.
  expect([...new Set(found)].sort()).toEqual([
    // The numbers are amounts that may be null, and the two amounts of a change.
    '0',
    '1',
    // This one is kilograms by day.
    'additionalProperties',
    'amount',
    'amountToPay',
    'asked',
    'availableKg',
    'bought',
    'broughtForward',
    'cashTaken',
    'change',
    'charge',
    'coins',
    'counted',
    'deliveryCharge',
    'discount',
    'expected',
    'expectedQuantity',
    'float',
    'free',
    'freeAfter',
    'givenBackAmount',
    'highest',
    'in',
    'inOrdersKg',
    'isKg',
    'kg',
    'leftOpen',
    'limit',
    'lowMark',
    'lowest',
    'mapLatitude',
    'mapLongitude',
    'of',
    'onHand',
    'open',
    'out',
    'over',
    'owes',
    'owesAfter',
    'paid',
    'paidAmount',
    'price',
    'pricePerKg',
    'promised',
    'quantity',
    'quantityKg',
    'roomKg',
    'roundOff',
    // One of a few whole numbers.
    'scaleStepGrams',
    'schema',
    'seenOwed',
    'smallestOrder',
    'sold',
    'stays',
    'stillToPay',
    'stockKg',
    'takenOut',
    'toCollect',
    'toPay',
    'totalAmount',
    'totalPrice',
    'upiTaken',
    'wasKg',
  ]);
  const [, page, pageSize] = answer.json<{
    paths: Record<string, { get: { parameters: { schema: object }[] } }>;
  }>().paths['/api/users']!.get.parameters;
  expect(page?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 999_999 });
  expect(pageSize?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
});
