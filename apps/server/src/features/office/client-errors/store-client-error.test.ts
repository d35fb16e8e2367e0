import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientErrorLengths } from '@dalan/contract/pages/client-errors';
import type { ClientErrorReport } from '@dalan/contract/pages/client-errors';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { createMetrics } from '../../../platform/telemetry/metrics.ts';
import { storeClientError } from './store-client-error.ts';
import { sweepClientErrors } from './sweep-client-errors.ts';

let shop: TestApp;
const metrics = createMetrics();
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_CLIENT_ERRORS_PER_ADDRESS: '1000/3600' }, { metrics });
});
beforeEach(() => shop.db.deleteFrom('clientErrors').execute());
afterAll(() => shop.close());

const script = 'https://shop.example/static/js/shop-B3qh9wn0.js';
const mismatch: ClientErrorReport = {
  app: 'storefront',
  kind: 'recovered',
  release: 'bd8e0b7f',
  path: '/mr/product/jowar-flour',
  message: 'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for it.',
  stack: `Error: Minified React error #418\n    at ni (${script}:8:41234)\n    at ${script}:1:77`,
  componentStack: `\n    at Header (${script}:1:2345)\n    at div (<anonymous>)`,
};

function send(payload: object, remoteAddress = '203.0.113.7') {
  return shop.app.inject({ method: 'POST', url: '/api/client-errors', payload, remoteAddress });
}

const stored = () => shop.db.selectFrom('clientErrors').selectAll().execute();

async function sendAndRead(change: Partial<ClientErrorReport>) {
  expect((await send({ ...mismatch, ...change })).statusCode).toBe(201);
  const [row] = await stored();
  return row;
}

test('stores what happened and where, without a session', async () => {
  const answer = await send(mismatch);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await stored()).toMatchObject([
    {
      app: 'storefront',
      kind: 'recovered',
      release: 'bd8e0b7f',
      language: 'mr',
      path: '/product/jowar-flour',
      message: 'Minified React error #418; visit https://react.dev/errors/418?… for it.',
      stack: 'ni shop-B3qh9wn0.js:8:41234\nshop-B3qh9wn0.js:1:77',
      componentStack: 'Header shop-B3qh9wn0.js:1:2345\ndiv',
      seenCount: 1,
    },
  ]);
});

test('64 concurrent reports of one error become one row that counts 64', async () => {
  const answers = await Promise.all(Array.from({ length: 64 }, () => send(mismatch)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(64).fill(201));
  expect((await stored()).map(({ seenCount }) => seenCount)).toEqual([64]);
});

test('another release, message or place in the script is another error', async () => {
  await send(mismatch);
  await send({ ...mismatch, release: 'aaaa0000' });
  await send({ ...mismatch, message: 'Minified React error #423' });
  await send({ ...mismatch, stack: `Error\n    at ni (${script}:8:1)` });
  await send({ ...mismatch, path: '/cart' });
  expect(await stored()).toHaveLength(4);
});

test.each([
  ['an e-mail', 'No account asha.patil@dalan.example', 'No account …@…'],
  ['a phone number', 'Call +91 98765-43210 now', 'Call +… now'],
  ['a number in Devanagari', 'फोन ९८७६५४३२१०', 'फोन …'],
  [
    'a query',
    'Failed: https://shop.example/login?next=/x&q=Asha here',
    'Failed: https://shop.example/login?… here',
  ],
  [
    'a token in a fragment',
    'at https://shop.example/repeat#abcDEF_123',
    'at https://shop.example/repeat?…',
  ],
  [
    'a read text',
    `Unexpected token 'A', "Asha Patil"... is not valid JSON`,
    `Unexpected token 'A', "…"... is not valid JSON`,
  ],
  ['an id', 'order 01a1dcfa-5aa5-79eb-8c0a-04f76a512a82 is gone', 'order :id is gone'],
  ['control characters', 'a\u0000b\nc\u202ed', 'a b c d'],
])('%s in a message is not kept', async (_what, message, kept) => {
  expect((await sendAndRead({ message }))?.message).toBe(kept);
});

test.each([
  ['/orders/01a1dcfa-5aa5-79eb-8c0a-04f76a512a82/bill', '/orders/:other/bill'],
  ['/cart/98765/2', '/cart/:other/:other'],
  ['/Asha%20Patil', '/:other'],
  ['/asha@dalan.example', '/:other'],
  ['/hi', '/'],
  ['/login?next=/profile', '/login'],
  ['/new-password#abcDEF_123', '/new-password'],
])('of the path %s only %s is kept', async (path, kept) => {
  expect((await sendAndRead({ path }))?.path).toBe(kept);
});

test('a stack keeps only the places in scripts', async () => {
  const stack = [
    'Error: Asha Patil, 98765 43210',
    'at Asha Patil',
    `    at async load (${script}:1:5)`,
    '    at r (https://shop.example/login?token=secret:3:14)',
    `read@${script}:2:6`,
    'at https://shop.example/static/js/x.js?asha@dalan.example',
    '    at chrome-extension://abc/content.js:1:2',
  ].join('\n');
  const row = await sendAndRead({ stack });
  expect(row?.stack).toBe(
    'load shop-B3qh9wn0.js:1:5\nr elsewhere\nread shop-B3qh9wn0.js:2:6\nelsewhere',
  );
});

test('an error without a script of ours is kept apart', async () => {
  const stack = 'TypeError: x\n    at inject (chrome-extension://abc/content.js:1:2)';
  expect((await sendAndRead({ kind: 'failed', stack }))?.kind).toBe('foreign');
});

test('refuses what is too long, unknown or missing', async () => {
  const long = (length: number) => 'a'.repeat(length + 1);
  const { path, message, stack, release } = clientErrorLengths;
  const wrong = [
    { path: long(path) },
    { message: long(message) },
    { stack: long(stack) },
    { componentStack: long(stack) },
    { release: long(release) },
    { app: 'other' },
    { kind: 'foreign' },
    { user: 'asha' },
    { message: undefined },
  ];
  for (const change of wrong) {
    expect((await send({ ...mismatch, ...change })).statusCode, JSON.stringify(change)).toBe(400);
  }
  expect((await send({ ...mismatch, extra: long(16 * 1024) })).statusCode).toBe(413);
  expect(await stored()).toEqual([]);
});

test('a report of full length is stored', async () => {
  const { path, message, stack, release } = clientErrorLengths;
  const line = `at f (${script}:1:2)\n`;
  const full = {
    path: '/a'.repeat(path / 2),
    message: 'म'.repeat(message),
    stack: line.repeat(99).slice(0, stack),
    componentStack: line.repeat(99).slice(0, stack),
    release: 'a'.repeat(release),
  };
  expect(await sendAndRead(full)).toMatchObject({ message: full.message, release: full.release });
});

test('refuses a page of another site', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/client-errors',
    payload: mismatch,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  expect(answer.statusCode).toBe(403);
  expect(await stored()).toEqual([]);
});

test('one address may send so many reports, another still may', async () => {
  const limited = await startTestApp({ LIMIT_CLIENT_ERRORS_PER_ADDRESS: '3/3600' });
  const sendFrom = async (remoteAddress: string) => {
    const call = { method: 'POST', url: '/api/client-errors', payload: mismatch } as const;
    return (await limited.app.inject({ ...call, remoteAddress })).statusCode;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push(await sendFrom('203.0.113.7'));
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect(await sendFrom('198.51.100.1')).toBe(201);
  await limited.close();
});

test('a full table takes no new error and still counts the known ones', async () => {
  const store = (message: string) => storeClientError(shop.db, { ...mismatch, message }, 2);
  await store('one');
  await store('two');
  await store('three');
  await store('one');
  const rows = await stored();
  expect(rows.map(({ message, seenCount }) => [message, seenCount]).sort()).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});

test('the metric counts by app and kind', async () => {
  const count = async () => {
    const text = await metrics.registry.getSingleMetricAsString('client_errors_total');
    return Number(/\{app="admin",kind="failed"\} (\d+)/.exec(text)?.[1]);
  };
  const before = await count();
  await send({ ...mismatch, app: 'admin', kind: 'failed' });
  expect((await count()) - before).toBe(1);
});

test('an error is deleted 14 days after it was last seen', async () => {
  for (const days of [13, 15]) {
    await send({ ...mismatch, message: `seen ${days} days ago` });
    const at = new Date(Date.now() - days * 86_400_000);
    await shop.db
      .updateTable('clientErrors')
      .set({ firstSeenAt: new Date(0), lastSeenAt: at })
      .where('message', '=', `seen ${days} days ago`)
      .execute();
  }
  const [one, two] = await Promise.all([sweepClientErrors(shop.db), sweepClientErrors(shop.db)]);
  expect(one + two).toBe(1);
  expect((await stored()).map(({ message }) => message)).toEqual(['seen 13 days ago']);
});
