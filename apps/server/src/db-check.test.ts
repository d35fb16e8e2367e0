import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct } from '../test/shops/products.ts';
import { runProgram } from '../test/processes/run-program.ts';
import { startTestApp } from '../test/shops/test-app.ts';
import type { TestApp } from '../test/shops/test-app.ts';
import { exportAuditHead } from './features/office/audit/export-audit-head.ts';
import { recordAudit } from './features/office/audit/index.ts';
import type { AuditHead } from './features/office/audit/index.ts';
import { inTransaction } from './platform/db/transaction.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function dbCheck(url = shop.testDatabase.url, ...args: string[]) {
  return runProgram('src/db-check.ts', { DATABASE_URL: url }, args);
}

test('succeeds if every invariant holds', async () => {
  const checked = await dbCheck();
  expect(checked).toEqual({
    exitCode: 0,
    out: 'Every invariant of the database holds.\n',
    err: '',
  });
});

test('compares the audit log with a given head', async () => {
  await inTransaction(shop.db, (tx) => recordAudit(tx, { action: 'picture.uploaded' }));
  const told: string[] = [];
  const write = (line: object) => told.push(JSON.stringify(line));
  await exportAuditHead({ db: shop.db, log: { info: write, warn: write, error: write } });
  const { entryId, hash } = (JSON.parse(told[0]!) as { auditHead: AuditHead }).auditHead;

  const known = await dbCheck(undefined, '--audit-head', `${entryId}:${hash}`);
  expect(known).toMatchObject({ exitCode: 0, err: '' });

  const other = `${entryId}:${hash.replace(/./g, '0')}`;
  const { exitCode, out } = await dbCheck(undefined, '--audit-head', other);
  expect(exitCode).toBe(1);
  expect(out).toContain('contains the given heads\n  row 1 is missing or has another hash\n');

  const garbled = await dbCheck(undefined, '--audit-head', 'yesterday');
  expect(garbled.exitCode).toBe(1);
  expect(garbled.err).toContain('<row>:<hash>');
});

test('reports what is broken, where, and how many more there are', async () => {
  const products = await Promise.all(
    Array.from({ length: 21 }, () => createTestProduct(shop.db, { stockKg: 1 })),
  );
  await shop.db.updateTable('stock').set({ onHandGrams: 7 }).execute();
  const { exitCode, out } = await dbCheck();
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^Broken: the stock of each product and city is the sum of its ledger\n/);
  expect(out).toContain('in pune: 7 g in stock, 1000 g in the ledger\n');
  expect(out).toContain('\n  and 1 more\n');
  expect(products.some(({ id }) => out.includes(id))).toBe(true);
});

test('fails if it cannot run the checks', async () => {
  const { exitCode, out, err } = await dbCheck('postgres://127.0.0.1:1/none');
  expect(exitCode).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('The check could not run');
});
