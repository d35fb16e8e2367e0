import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@dalan/contract/language/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadStorefront } from '../../src/platform/web/storefront.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { makeWebFolders } from '../processes/web-folders.ts';

/** A build that says its language, the address it renders, and when it did so. */
const buildOf = (language: string) => `
  let renderings = 0;
  export const pageAt = async (url) => ({ address: url.pathname });
  export const handle = async (request) =>
    new Response('${language} ' + new URL(request.url).pathname + ' ' + ++renderings, {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
    });
`;

let folders: Awaited<ReturnType<typeof makeWebFolders>>;
let shop: TestApp;
beforeAll(async () => {
  folders = await makeWebFolders();
  const builds = join(folders.env.STOREFRONT_DIR, '../builds');
  for (const language of languages) {
    await mkdir(join(builds, language, 'server'), { recursive: true });
    await writeFile(join(builds, language, 'server/index.js'), buildOf(language));
    await writeFile(join(builds, language, 'server/package.json'), '{"type":"module"}');
  }
  shop = await startTestApp(folders.env, { storefront: await loadStorefront(builds) });
});
afterAll(async () => {
  await shop.close();
  await folders.remove();
});

test.each([
  ['/', 'en'],
  ['/products', 'en'],
  ['/mrs', 'en'],
  ['/product/mr', 'en'],
  ['/mr', 'mr'],
  ['/mr/products', 'mr'],
  ['/mr/nothing/here', 'mr'],
  ['/mr.data', 'mr'],
  ['/mr.txt', 'en'],
  ['/hi', 'hi'],
  ['/hi/mr', 'hi'],
])('%s is rendered by the build of its language: %s', async (path, language) => {
  const { body } = await shop.app.inject(path);
  expect(body).toMatch(new RegExp(`^${language} ${path} `));
});

test('a page is the same for everybody, whatever their browser speaks', async () => {
  const { body } = await shop.app.inject('/mr/aboutus');
  for (const headers of [
    { 'accept-language': 'hi-IN,hi;q=0.9' },
    { 'accept-language': 'en' },
    { cookie: 'session=x' },
  ]) {
    expect((await shop.app.inject({ url: '/mr/aboutus', headers })).body).toBe(body);
  }
});
