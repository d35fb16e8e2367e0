import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '@dalan/contract/catalog/media';
import { buildApp } from '../../../src/app.ts';
import { contentsOf } from '../../database/database-contents.ts';
import { blackPng, drawTestPicture, uploadRequest } from '../../requests/image-upload.ts';
import { logInAs } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

async function open(beginning: string | Buffer, app = shop.app): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

const lists = [
  'GET /api/products',
  'GET /api/shelf',
  'GET /api/my-orders',
  'GET /api/admin/orders',
  'GET /api/admin/balances',
  'GET /api/admin/accounts',
  'GET /api/admin/batches',
  'GET /api/users',
  'GET /api/contact',
];

test.each(lists)('%s limits page size and page number', async (route) => {
  const call = await validCall(shop, route);
  const wrong = [
    ...['1e9', '1000000000', '101', '0', '-1', '1.5', '', ' 5', '0x10', 'Infinity'].map(
      (pageSize) => ({ pageSize }),
    ),
    ...['1e9', '1000000000', '0', '-1', '99999999999999999999'].map((page) => ({ page })),
    { q: 'x'.repeat(101) },
    { sort: 'a'.repeat(1000) },
    { limit: '1000000000' },
  ];
  for (const query of wrong) {
    const answer = await shop.app.inject(requestOf(route, { ...call, query: { ...query } }));
    expect(answer.statusCode, JSON.stringify(query)).toBe(400);
  }
  const furthest = { page: '999999', pageSize: '48' };
  const answer = await shop.app.inject(requestOf(route, { ...call, query: furthest }));
  expect(answer.statusCode).toBe(200);
});

test('this test covers every list of the API', () => {
  const found = routesOf(shop).filter((route) =>
    /^GET \/api\/(?!shop|home|delivery|docs|session|account|my-account|my-data|repeats|admin\/(?:account-statements|accounts\.csv|audit|bag-labels|bank|counter|drawers?|events|export|figures|letters|milling-sheet|my-runs|orders\/counts|packing-slips|passkeys|phone-orders|runs|settings|setup|staff|stock|today|waiting))/.test(
      route,
    ),
  );
  const withoutId = found.filter((route) => !/:id|openapi/.test(route));
  expect(withoutId.sort()).toEqual([...lists].sort());
});

function nested(depth: number): unknown {
  return JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
}

async function routesWithBody(): Promise<string[]> {
  const routes: string[] = [];
  for (const route of routesOf(shop)) {
    const { body } = await validCall(shop, route);
    if (body !== undefined && !Buffer.isBuffer(body)) routes.push(route);
  }
  return routes;
}

test('refuses 200 nested objects in every field', async () => {
  for (const route of await routesWithBody()) {
    const call = await validCall(shop, route);
    const spoiled = [
      { a: nested(200) },
      ...Object.keys(call.body as object).map((field) => ({ [field]: nested(200) })),
    ];
    for (const wrong of spoiled) {
      const body = { ...(call.body as object), ...wrong };
      const answer = await shop.app.inject(requestOf(route, { ...call, body }));
      expect(answer.statusCode, `${route} ${Object.keys(wrong).join('')}`).toBe(400);
    }
  }
});

test('refuses thousands of brackets and prototype pollution', async () => {
  const call = await validCall(shop, 'POST /api/users');
  const payloads = [
    '['.repeat(8_000),
    `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
  ];
  for (const payload of payloads) {
    const answer = await shop.app.inject({
      ...requestOf('POST /api/users', { ...call, body: undefined }),
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode, payload.slice(0, 20)).toBe(400);
  }
  expect(({} as { role?: string }).role).toBeUndefined();
});

/** Legal texts, files of products and rows of bank statements need more than the other bodies. */
const bodyLimitsKb: Record<string, number> = {
  'PUT /api/admin/settings': 64,
  'POST /api/admin/bank/payments': 512,
  'POST /api/admin/product-import': 10 * 1024,
  'POST /api/admin/product-import/check': 10 * 1024,
};

test('no route but the uploads, the settings and bank statements reads more than 16 KB', async () => {
  for (const route of routesOf(shop).filter((one) => /^(?:POST|PUT) /.test(one))) {
    if (route === 'POST /api/file_upload') continue;
    const call = await validCall(shop, route);
    const body = {
      ...(call.body as object | undefined),
      padding: 'x'.repeat((bodyLimitsKb[route] ?? 16) * 1024),
    };
    const answer = await shop.app.inject(requestOf(route, { ...call, body }));
    expect(answer.statusCode, route).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  }
});

/** Median time of a catalogue request. */
async function medianVisitMs(): Promise<number> {
  const { port } = shop.app.server.address() as AddressInfo;
  const visits: number[] = [];
  for (let visit = 0; visit < 41; visit += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/products`);
    expect(answer.status).toBe(200);
    await answer.text();
    visits.push(performance.now() - startedAt);
  }
  return visits.sort((a, b) => a - b)[20]!;
}

test('200 unfinished requests do not slow other clients', async () => {
  const halves = [
    'GET /api/products HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"name":"',
  ];
  const undisturbedMs = await medianVisitMs();
  const slow = await Promise.all(Array.from({ length: 200 }, (_, n) => open(halves[n % 2]!)));
  try {
    expect(await medianVisitMs()).toBeLessThan(undisturbedMs * 5 + 20);
    expect(slow.filter((socket) => !socket.destroyed)).toHaveLength(200);
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test('a decompression bomb is refused faster than a picture is accepted, and blocks nobody', async () => {
  const staff = await logInAs(shop, 'admin');
  const [flood, plain] = [blackPng(16_000, 16_000), await drawTestPicture().png().toBuffer()];
  const upload = async (bytes: Buffer) => {
    const startedAt = performance.now();
    const { statusCode } = await shop.app.inject(uploadRequest(staff, bytes));
    return { statusCode, ms: performance.now() - startedAt };
  };
  await upload(plain);
  const rounds = [1, 2, 3, 4, 5];
  const taken = await oneByOne(rounds.map(() => () => upload(plain)));
  const refused = await oneByOne(rounds.map(() => () => upload(flood)));
  expect(taken.map(({ statusCode }) => statusCode)).toEqual(rounds.map(() => 201));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(rounds.map(() => 422));
  const median = (list: { ms: number }[]) => list.map(({ ms }) => ms).sort((a, b) => a - b)[2]!;
  expect(median(refused)).toBeLessThan(median(taken));

  const undisturbedMs = await medianVisitMs();
  const floods = Promise.all(Array.from({ length: 20 }, () => upload(flood)));
  expect(await medianVisitMs()).toBeLessThan(undisturbedMs * 10 + 50);
  expect(new Set((await floods).map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
});

async function oneByOne<Result>(works: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const work of works) results.push(await work());
  return results;
}

test('unfinished requests time out, and uploads get more time', () => {
  const { requestTimeout, headersTimeout, timeout } = shop.app.server;
  for (const limit of [shop.config.requests.timeoutMs, headersTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(10_000);
  }
  const secondsAtOneMbit = (IMAGE_MAX_BYTES * 8) / 1_000_000;
  expect(requestTimeout).toBeGreaterThan(secondsAtOneMbit * 1_000 * 2);
  expect(requestTimeout).toBeLessThanOrEqual(60_000);
});

/** Sends the second half only after the timeout of other routes has passed. */
async function sendSlowly(route: string, headers: Record<string, string>, payload: Buffer) {
  const { requests } = shop.config;
  const hasty = { requests: { ...requests, timeoutMs: 400 } };
  const app = await buildApp({ ...shop.config, ...hasty }, shop.adapters);
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const lines = Object.entries({ host: 'x', 'content-length': payload.length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const half = payload.length / 2;
  const socket = await open(`${route} HTTP/1.1\r\n${head}connection: close\r\n\r\n`, app);
  const answer = text(socket).catch(() => 'hung up');
  socket.write(payload.subarray(0, half));
  // The client keeps sending, as on a slow connection.
  for (const part of [0, 1, 2]) {
    await delay(200);
    socket.write(payload.subarray(half + part, half + part + 1));
  }
  socket.write(payload.subarray(half + 3));
  return answer;
}

test('a slow body times out', async () => {
  const payload = Buffer.from(JSON.stringify({ name: 'Asha', message: 'x'.repeat(500) }));
  const headers = { 'content-type': 'application/json' };
  expect(await sendSlowly('POST /api/contact', headers, payload)).not.toMatch(/^HTTP/);
});

test('a picture on a slow connection is accepted', async () => {
  const admin = await logInAs(shop, 'admin');
  const picture = await drawTestPicture().png().toBuffer();
  const { headers, payload } = uploadRequest(admin, picture);
  const answer = await sendSlowly('POST /api/file_upload', headers, payload);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});

test.each([
  ['a header of 20 KB', `X-Long: ${'x'.repeat(20_000)}\r\n`],
  ['three thousand headers', 'X-Many: x\r\n'.repeat(3_000)],
  ['a cookie of 20 KB', `Cookie: dalan_session=${'x'.repeat(20_000)}\r\n`],
])('refuses %s', async (_what, header) => {
  const socket = await open(`GET /api/session HTTP/1.1\r\nHost: x\r\n${header}\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  ['both a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
  ['an odd encoding', 'Transfer-Encoding: chunked, identity\r\n'],
])('refuses a request with %s (request smuggling)', async (_what, header) => {
  const socket = await open(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\n${header}\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`,
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('"ok"');
});

test('aborted uploads leave nothing behind', async () => {
  const admin = await logInAs(shop, 'admin');
  const { headers, payload } = uploadRequest(admin, Buffer.alloc(1_000_000, 1));
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `POST /api/file_upload HTTP/1.1\r\nHost: x\r\n${head.join('')}Content-Length: ${payload.length}\r\n\r\n`;
  const stored = () => readdir(shop.config.mediaDir, { recursive: true }).catch(() => []);
  const filesBefore = await stored();
  const rowsBefore = await contentsOf(shop.db);
  for (let round = 0; round < 20; round += 1) {
    const socket = await open(Buffer.concat([Buffer.from(request), payload.subarray(0, 200_000)]));
    socket.destroy();
  }
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  expect(await stored()).toEqual(filesBefore);
  expect(await contentsOf(shop.db)).toEqual(rowsBefore);
});
