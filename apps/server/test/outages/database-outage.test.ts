import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { asAdmin } from '../database/test-database.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function readiness(): Promise<number> {
  return (await shop.app.inject('/readyz')).statusCode;
}

async function untilReadinessIs(status: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await readiness()) === status) return;
    await delay(50);
  }
  throw new Error(`readiness never became ${status}`);
}

test('the server survives the loss of every database connection', async () => {
  await untilReadinessIs(200);
  const { name } = shop.testDatabase;
  await asAdmin(`alter database ${name} allow_connections false`);
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

  await untilReadinessIs(503);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);

  await asAdmin(`alter database ${name} allow_connections true`);
  await untilReadinessIs(200);
});

test('the next visitor does not notice a killed idle connection', async () => {
  await untilReadinessIs(200);
  const { name } = shop.testDatabase;
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await untilReadinessIs(200);
});

test('a temporarily read-only database is answered with 503, not 500', async () => {
  const { name } = shop.testDatabase;
  const sendMessage = async () => {
    const message = {
      name: 'Asha',
      email: 'a@dalan.example',
      subject: 'Jowar',
      message: 'Coarse?',
    };
    return (await shop.app.inject({ method: 'POST', url: '/api/contact', payload: message }))
      .statusCode;
  };
  const setReadOnly = async (value: 'on' | 'off') => {
    await asAdmin(`alter database ${name} set default_transaction_read_only = ${value}`);
    await asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await untilReadinessIs(200);
  };

  await setReadOnly('on');
  expect(await sendMessage()).toBe(503);
  await setReadOnly('off');
  expect(await sendMessage()).toBe(201);
});
