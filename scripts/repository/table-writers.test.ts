import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const writing = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+([a-z_]+)\b/g,
];

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function tableNames(): Set<string> {
  const [, listed = ''] = read('apps/server/src/platform/db/schema.generated.ts').split(
    'export interface DB {',
  );
  return new Set([...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => snakeCase(name)));
}

/** Finds the features with a statement that writes a table. Functions and triggers are not read. */
function writersInCode(): Record<string, string[]> {
  const tables = tableNames();
  const writers: Record<string, Set<string>> = {};
  const files = globSync('apps/server/src/features/**/*.{ts,sql}', {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  for (const file of files) {
    const feature = /features\/([^/]+\/[^/]+)/.exec(file)?.[1] ?? '';
    const text = read(file);
    for (const [, name = ''] of writing.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const table = snakeCase(name);
      if (tables.has(table)) (writers[table] ??= new Set()).add(feature);
    }
  }
  return Object.fromEntries(
    Object.entries(writers).map(([table, features]) => [table, [...features].sort()]),
  );
}

/** Reads the table in docs/architecture.md: a feature and the tables that it writes. */
function writersInDocument(): Record<string, string[]> {
  const [, part = ''] = read('docs/architecture.md').split('## Who writes which table');
  const writers: Record<string, string[]> = {};
  for (const [, feature = '', tables = ''] of part.matchAll(/^\| `([\w/-]+)` \| (.+) \|$/gm)) {
    for (const [, table = ''] of tables.matchAll(/`(\w+)`/g)) (writers[table] ??= []).push(feature);
  }
  return Object.fromEntries(
    Object.entries(writers).map(([table, features]) => [table, features.sort()]),
  );
}

test('a table is written by the features that docs/architecture.md names, and by no other', () => {
  const inCode = writersInCode();
  expect(Object.keys(inCode).length).toBeGreaterThan(30);
  expect(inCode).toEqual(writersInDocument());
});
