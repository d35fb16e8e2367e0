import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct } from '../test/products.ts';
import { startTestApp } from '../test/test-app.ts';
import type { TestApp } from '../test/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function dbCheck(url = shop.testDatabase.url) {
  const command = spawn(process.execPath, [resolve(import.meta.dirname, 'db-check.ts')], {
    env: { PATH: '', DATABASE_URL: url },
  });
  const ended = once(command, 'close');
  const [out, err] = await Promise.all([text(command.stdout), text(command.stderr), ended]);
  return { exitCode: command.exitCode, out, err };
}

test('is content with a shop where everything adds up', async () => {
  const checked = await dbCheck();
  expect(checked).toEqual({
    exitCode: 0,
    out: 'Every invariant of the database holds.\n',
    err: '',
  });
});

test('says what is off, where, and how much more of it there is', async () => {
  const products = await Promise.all(
    Array.from({ length: 21 }, () => createTestProduct(shop.db, { stockKg: 1 })),
  );
  await shop.db.updateTable('stock').set({ onHandGrams: 7 }).execute();
  const { exitCode, out } = await dbCheck();
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^Broken: the stock of each product and city is the sum of its ledger\n/);
  expect(out).toContain('in pune: 7 g on the shelf, 1000 g in the ledger\n');
  expect(out).toContain('\n  and 1 more\n');
  expect(products.some(({ id }) => out.includes(id))).toBe(true);
});

test('fails where it cannot check, rather than call a database sound', async () => {
  const { exitCode, out, err } = await dbCheck('postgres://127.0.0.1:1/none');
  expect(exitCode).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('The check could not run');
});
