import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { freePort } from '../../database/embedded-postgres.ts';
import { startDatabaseProxy } from '../../database/database-proxy.ts';
import { orderBody } from '../../requests/order-requests.ts';
import { createTestProduct } from '../../shops/products.ts';
import { programs, runProgram } from '../../processes/run-program.ts';
import { startServerProcess } from '../../processes/server-process.ts';
import { logInAs } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { asAdmin } from '../../database/test-database.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const invalid: [variable: string, value: string][] = [
  ['PORT', 'abc'],
  ['PORT', '99999'],
  ['METRICS_PORT', '-1'],
  ['PUBLIC_ORIGIN', 'shop'],
  ['PUBLIC_ORIGIN', 'mailto:x@shop.example'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['DATABASE_URL', 'changeme'],
  ['DATABASE_URL', 'mysql://u:canary-4711@127.0.0.1/shop'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_POOLER', 'session'],
  ['REDIS_URL', 'canary-4711'],
  ['SMTP_URL', 'https://canary-4711@mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['RUN_WORKER', 'maybe'],
  ['MEDIA_BUCKET_URL', 'pictures'],
  ['MEDIA_BUCKET_URL', 's3://pictures'],
  ['MEDIA_BUCKET_URL', 'https://s3.ap-south-1.amazonaws.com'],
  ['MEDIA_BUCKET_URL', 'http://127.0.0.1:9000/'],
  ['MEDIA_BUCKET_URL', 'https://host/pictures/shop'],
  ['MEDIA_BUCKET_URL', 'https://host/pictures?x=canary-4711'],
  ['MEDIA_BUCKET_URL', 'https://key:canary-4711@host/pictures'],
  ['MEDIA_BUCKET_REGION', 'Mumbai, India'],
  ['MEDIA_BUCKET_KEY_ID', 'two words'],
  ['MEDIA_BUCKET_SECRET', 'canary-4711\n'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1/33'],
  ['LIMIT_FAILED_LOG_INS_PER_ACCOUNT', 'none'],
  ['LIMIT_REQUESTS_PER_ADDRESS', '0/60'],
  ['LIMIT_ORDERS_PER_ACCOUNT', '30'],
  ['LIMIT_OPEN_ORDERS_PER_ACCOUNT', '20/60'],
  ['LIMIT_OPEN_ORDERS_PER_ACCOUNT', '0'],
  ['LIMIT_KG_PER_ACCOUNT', '0/86400'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.example:4318'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
  ['SHOP_MAP_LATITUDE', 'north'],
];

test.each(invalid)('%s=%s is refused with its name, without its value', (variable, value) => {
  const read = () => readConfig({ [variable]: value });
  expect(read).toThrow(`Invalid settings. ${variable}: `);
  expect(read).not.toThrow('canary-4711');
});

test.each([
  ['changeme', 'DATABASE_URL', 'postgres://dalan:changeme@db.example/dalan'],
  ['an example password', 'REDIS_URL', 'redis://:password@cache.example'],
  ['an example password', 'SMTP_URL', 'smtps://shop:CHANGE_ME@mail.example'],
])('production does not start with %s in %s', (_what, variable, url) => {
  const sound = { NODE_ENV: 'production', DATABASE_URL: 'postgres://dalan@db.example/dalan' };
  expect(() => readConfig(sound)).not.toThrow();
  expect(() => readConfig({ ...sound, [variable]: url })).toThrow(`${variable}: Choose a password`);
});

const bucket = {
  MEDIA_BUCKET_URL: 'https://s3.ap-south-1.amazonaws.com/pictures',
  MEDIA_BUCKET_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  MEDIA_BUCKET_SECRET: 'canary-4711/+',
};

test.each(Object.keys(bucket))('a bucket without %s is refused', (variable) => {
  const read = () => readConfig({ ...bucket, [variable]: '' });
  expect(read).toThrow(`${variable}: Write `);
  expect(read).not.toThrow('canary-4711');
});

test.each([
  'https://s3.ap-south-1.amazonaws.com/pictures',
  'https://pictures.s3.ap-south-1.amazonaws.com/',
  'http://[::1]:9000/pictures',
])('a bucket may be at %s, and without one pictures are in a folder', (url) => {
  expect(readConfig({ ...bucket, MEDIA_BUCKET_URL: url }).mediaBucket).toEqual({
    url,
    region: 'us-east-1',
    keyId: bucket.MEDIA_BUCKET_KEY_ID,
    secret: bucket.MEDIA_BUCKET_SECRET,
  });
  expect(readConfig({}).mediaBucket).toBeUndefined();
});

test.each(programs)('%s exits with one line on invalid settings', async (program) => {
  const ended = await runProgram(program, {
    PUBLIC_ORIGIN: 'canary-4711',
    DATABASE_URL: 'postgres://x/x',
  });
  expect(ended).toEqual({
    exitCode: 78,
    out: '',
    err: 'Invalid settings. PUBLIC_ORIGIN: Write an address such as https://shop.example.\n',
  });
});

test('production requires DATABASE_URL', async () => {
  const { exitCode, err } = await runProgram('src/main.ts', { NODE_ENV: 'production' });
  expect(exitCode).toBe(78);
  expect(err).toContain('DATABASE_URL: Name the database of the shop.');
});

test("no setting's secret is answered or logged, even during outages", async () => {
  const canary = 'canary-4711';
  const role = `dalan_${randomBytes(4).toString('hex')}`;
  await asAdmin(`create role ${role} login superuser password '${canary}'`);
  onTestFinished(() => asAdmin(`drop role ${role}`));
  const proxy = await startDatabaseProxy(shop.testDatabase.url);
  const url = Object.assign(new URL(proxy.url), { username: role, password: canary });
  const bucketThatIsAway = {
    MEDIA_BUCKET_URL: `http://127.0.0.1:${await freePort()}/pictures`,
    MEDIA_BUCKET_KEY_ID: 'pictures',
    MEDIA_BUCKET_SECRET: canary,
  };
  const server = await startServerProcess({
    DATABASE_URL: url.href,
    REDIS_URL: `redis://:${canary}@127.0.0.1:1`,
    SMTP_URL: `smtp://shop:${canary}@127.0.0.1:1`,
    SOME_TOKEN: canary,
    ...bucketThatIsAway,
    MEDIA_DIR: shop.config.mediaDir,
    LOG_LEVEL: 'debug',
  });
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const picture = `/media/${randomUUID()}/320.jpg`;
  const answers: string[] = [];
  const call = async (path: string, body?: object) => {
    const answer = await fetch(server.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...buyer.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    answers.push(JSON.stringify([...answer.headers]), await answer.text());
    return answer.status;
  };
  try {
    for (const path of ['/api/shop', '/healthz', '/readyz', '/api/my-orders', '/api/nothing']) {
      await call(path);
    }
    expect(await call(picture)).toBe(503);
    expect(await call('/api/orders', orderBody(buyer, [{ product, kg: 1 }]))).toBe(201);
    await expect.poll(server.log, { timeout: 60_000 }).toContain('mail');
    await proxy.cut();
    expect(await call('/api/my-orders')).toBe(503);
    expect(await call('/readyz')).toBe(503);
    await proxy.restore();
  } finally {
    await server.kill('SIGTERM');
    await proxy.cut();
  }
  const told = [...answers, server.log()].join('\n');
  expect(server.log()).toMatch(
    /The bucket http:[^"]*pictures cannot be used: connect ECONNREFUSED/,
  );
  expect(server.log()).toContain('Redis unavailable: rate limits are per process');
  for (const secret of [canary, role]) expect(told).not.toContain(secret);
});
