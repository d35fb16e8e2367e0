import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../calls/valid-calls.ts';
import type { ValidCall } from '../calls/valid-call.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Technical terms that must not appear in error messages. */
const RAW =
  /invalid (?:input|option|uuid|string|key|element|type|iso|url)|too (?:small|big)|expected|received|unrecognized|undefined|\bnull\b|NaN|nan\b|pattern|regex|zod|schema|typeof|\bint\b|boolean|must match|property|JSON/i;

const invalidValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(600),
  'two\nlines',
  '\u202e',
  true,
  0,
  -1,
  1.5,
  1e9,
  1e99,
  [],
  [null],
  ['x', 1],
  {},
  { a: 1 },
];

/** Yields the body with each field, at any depth, replaced by each bad value. */
function* invalidBodies(body: unknown): Generator {
  yield* invalidValues;
  if (typeof body !== 'object' || body === null) return;
  if (Array.isArray(body)) {
    for (const [n, entry] of body.entries()) {
      for (const bad of invalidBodies(entry)) yield body.with(n, bad);
    }
    yield Array.from({ length: 50 }, () => body[0] as unknown);
    return;
  }
  for (const [name, value] of Object.entries(body)) {
    for (const bad of invalidBodies(value)) yield { ...body, [name]: bad };
  }
  yield { ...body, surprise: 1, ['y'.repeat(500)]: 2, third: 3, fourth: 4 };
}

function* invalidCalls(call: ValidCall): Generator<ValidCall> {
  if (call.body !== undefined && !Buffer.isBuffer(call.body)) {
    for (const body of invalidBodies(call.body)) yield { ...call, body: body as ValidCall['body'] };
  }
  for (const name of Object.keys(call.query)) {
    for (const bad of ['', '-1', '0', '1.5', 'x', 'x'.repeat(101), '999999999', 'two\nlines']) {
      yield { ...call, query: { ...call.query, [name]: bad } };
    }
  }
  if (Object.keys(call.query).length > 0) yield { ...call, query: { surprise: '1' } };
  for (const name of Object.keys(call.params)) {
    for (const bad of ['x', '1', 'null', 'undefined', '%00']) {
      yield { ...call, params: { ...call.params, [name]: bad } };
    }
  }
  if (call.headers['idempotency-key'] !== undefined) {
    for (const key of ['', 'x'.repeat(500), 'ज्वारी']) {
      yield { ...call, headers: { ...call.headers, 'idempotency-key': key } };
    }
  }
}

type Refusal = { message: string; fields?: Record<string, string> };

test('no error message contains technical terms, whatever is wrong with the request', async () => {
  const raw = new Set<string>();
  let refused = 0;
  for (const route of routesOf(shop).filter((one) => one.includes(' /api/'))) {
    const call = await validCall(shop, route);
    for (const bad of invalidCalls(call)) {
      const answer = await shop.app.inject(requestOf(route, bad));
      if (answer.statusCode < 400) continue;
      refused += 1;
      const { message, fields = {} } = answer.json<Refusal>();
      for (const text of [message, ...Object.values(fields)]) {
        if (RAW.test(text) || text === '') raw.add(`${route}: ${text}`);
      }
    }
  }
  expect([...raw]).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});

test('names unknown fields, shortened', async () => {
  const call = await validCall(shop, 'POST /api/contact');
  const body = { ...(call.body as object), colour: 'red', ['y'.repeat(500)]: 1 };
  const answer = await shop.app.inject(requestOf('POST /api/contact', { ...call, body }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Refusal>().message).toBe(`Please leave out: colour, ${'y'.repeat(40)}`);
});
