import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../../../test/processes/run-program.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { openStackResolver } from './resolve-stack.ts';
import { storeClientError } from './store-client-error.ts';

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'dalan-maps-'));
  const map = (source: string) =>
    // Column 1 of line 1 comes from line 1, column 1; column 11 from line 3, column 5.
    JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAAA,UAEI' });
  const files = {
    'one/apps/storefront/build/mr/maps/static/js/shop-AAAAAAAA.js.map': map('../../app/header.tsx'),
    'two/apps/admin/build/maps/static/js/admin-x-BBBBBBBB.js.map': map('../app/root.tsx'),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

test('a place in a script becomes a place in a source, whatever the release', () => {
  const resolve = openStackResolver([join(folder, 'one'), join(folder, 'two')]);
  const stack = [
    'Error: something',
    'Header shop-AAAAAAAA.js:1:11',
    '    at https://shop.example/static/js/admin-x-BBBBBBBB.js:1:15',
    'shop-CCCCCCCC.js:1:11',
    'r elsewhere',
  ];
  expect(resolve(stack.join('\n')).split('\n')).toEqual([
    'Error: something',
    'Header shop-AAAAAAAA.js:1:11  ← app/header.tsx:3:5',
    '    at https://shop.example/static/js/admin-x-BBBBBBBB.js:1:15  ← app/root.tsx:3:5',
    'shop-CCCCCCCC.js:1:11',
    'r elsewhere',
  ]);
});

test('the operator reads the reports with their sources', async () => {
  const env = { DATABASE_URL: shop.testDatabase.url };
  const read = () => runProgram('src/client-errors.ts', env, ['--releases', folder]);
  expect(await read()).toEqual({
    exitCode: 0,
    out: 'No page has reported an error in 14 days.\n',
    err: '',
  });
  const report = {
    app: 'storefront',
    kind: 'recovered',
    release: 'bd8e0b7f',
    path: '/mr',
    message: 'Minified React error #418',
    stack: 'at ni (https://shop.example/static/js/shop-AAAAAAAA.js:1:11)',
    componentStack: 'at div',
  } as const;
  await storeClientError(shop.db, report);
  await storeClientError(shop.db, report);
  const { out } = await read();
  expect(out.replaceAll(/\d{4}-\S+Z/g, 'TIME')).toBe(
    [
      '2 × storefront recovered: Minified React error #418',
      '  / (mr), release bd8e0b7f',
      '  first TIME, last TIME',
      '    ni shop-AAAAAAAA.js:1:11  ← app/header.tsx:3:5',
      '  in',
      '    div',
      '',
    ].join('\n'),
  );
});

test('an unusable number of days is refused in words', async () => {
  const env = { DATABASE_URL: shop.testDatabase.url };
  const { exitCode, err } = await runProgram('src/client-errors.ts', env, ['--days', '0']);
  expect({ exitCode, err }).toEqual({
    exitCode: 1,
    err: 'Write --days as a number from 1 to 99.\n',
  });
});
