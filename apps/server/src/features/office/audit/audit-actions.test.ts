import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { auditActions } from '@dalan/contract/office/audit';

const server = resolve(import.meta.dirname, '../../../..');

async function filesBelow(folder: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(join(server, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => ending.test(name) && !name.endsWith('.test.ts'));
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
}

test('every action that is written has a title, and every title is an action', async () => {
  const sql = await filesBelow('migrations', /\.sql$/);
  const inSql = sql
    .flatMap((text) => text.split(/insert into audit_log|perform set_password/).slice(1))
    .flatMap((statement) => [
      ...(statement.split(';')[0] ?? '').matchAll(/'([a-z_]+\.[a-z_-]+)'/g),
    ]);
  const code = await filesBelow('src', /\.ts$/);
  const inCode = code.flatMap((text) => [
    ...text.matchAll(/\baction: (?:\w+ \? '([a-z_]+\.[a-z_-]+)' : )?'([a-z_]+\.[a-z_-]+)'/g),
  ]);
  const written = [...inSql, ...inCode].flatMap(([, ...actions]) => actions.filter(Boolean));
  expect([...new Set(written)].sort()).toEqual([...auditActions].sort());
});
