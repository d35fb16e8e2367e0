import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bucketSettings } from '../../apps/server/src/bucket-settings.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { defaultShop } from '../../packages/contract/src/settings/shop.ts';

const repository = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(repository, file), 'utf8');

function variablesOf(prefix: string, fields: object): string[] {
  return Object.keys(fields).map(
    (field) => `${prefix}_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
  );
}

/** The exporter of traces reads this by itself. */
const ofLibraries = ['OTEL_EXPORTER_OTLP_HEADERS'];

test('.env.example names every variable that the server reads, and no other', () => {
  const ofServer = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV');
  const { limits, orderLimits } = readConfig({});
  const perAccount = Object.keys(orderLimits).map((name) => [`${name}PerAccount`, '']);
  const expected = [
    ...ofServer,
    ...ofLibraries,
    ...Object.keys(bucketSettings),
    ...variablesOf('LIMIT', limits),
    ...variablesOf('LIMIT', Object.fromEntries(perAccount) as object),
    ...variablesOf('SHOP', defaultShop),
  ];
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(ofServer.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual(expected.sort());
});
