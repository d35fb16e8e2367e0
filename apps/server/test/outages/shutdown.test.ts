import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startServerProcess } from '../processes/server-process.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

const THROWING = resolve(import.meta.dirname, '../processes/throw-on-signal.ts');
const CADDYFILE = resolve(import.meta.dirname, '../../../../deploy/Caddyfile');

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

test('a server behind a proxy drains: it reports closing and answers until the proxy notices', async () => {
  const env = { DATABASE_URL: shop.testDatabase.url, TRUST_PROXY: '127.0.0.1' };
  const server = await startServerProcess(env);
  const ended = server.kill('SIGTERM');

  await expect
    .poll(async () => (await fetch(`${server.origin}/readyz`)).json())
    .toEqual({ status: 'closing' });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  const answer = await fetch(`${server.origin}/api/products`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');

  expect(await ended).toBe(0);
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
});

test.each([
  ['thrown', 'SIGUSR2', 'planted: thrown in an event'],
  ['rejected', 'SIGHUP', 'planted: unhandled rejection'],
] as const)(
  'an uncaught error (%s) is logged, the server drains and exits with 1',
  async (_how, signal, message) => {
    const env = { DATABASE_URL: shop.testDatabase.url, TRUST_PROXY: '127.0.0.1' };
    const server = await startServerProcess(env, ['--import', THROWING]);
    const ended = server.kill(signal);

    await expect
      .poll(async () => (await fetch(`${server.origin}/readyz`)).json())
      .toEqual({ status: 'closing' });
    expect((await fetch(`${server.origin}/api/products`)).status).toBe(200);

    expect(await ended).toBe(1);
    const lines = server.log().split('\n');
    expect(lines.filter((line) => line.includes(message))).toEqual([
      expect.stringContaining('"level":60'),
    ]);
  },
);

test('drains for longer than Caddy takes to notice, and not at all without a proxy', () => {
  const caddyfile = readFileSync(CADDYFILE, 'utf8');
  const seconds = (setting: string) => {
    return Number(new RegExp(`${setting} (\\d+)s`).exec(caddyfile)?.[1]);
  };
  const noticedMs = (seconds('health_interval') + seconds('health_timeout')) * 1_000;
  expect(readConfig({ TRUST_PROXY: '127.0.0.1' }).drainMs).toBeGreaterThan(noticedMs);
  expect(readConfig({}).drainMs).toBe(0);
});
