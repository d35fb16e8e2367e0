import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CANARY, findSecrets } from './browser-secrets.ts';

test('finds a canary, a setting and a word of the server', () => {
  const bundle = `const a="postgres://u:${CANARY}@db",b=import.meta.env.DATABASE_URL,c='passwordHash'`;
  expect(findSecrets(bundle)).toEqual([CANARY, 'passwordHash', 'postgres://', 'DATABASE_URL']);
});

test('finds nothing in the text of a page', () => {
  expect(findSecrets('<h1>Jowar</h1> node: session PORT password canary')).toEqual([]);
});

test('both builds set every secret setting to the canary', () => {
  const file = resolve(import.meta.dirname, '../../package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as {
    scripts: Record<'build' | 'build:plain', string>;
  };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']) {
    expect(scripts['build:plain']).toContain(`${name}=${CANARY} `);
  }
  expect(scripts.build).toContain('npm run build:plain');
});
