import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gzipBytes, listFirstLoads } from './first-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'dalan-build-'));
const sizeOf = (...files: string[]) =>
  files
    .map((file) => gzipBytes(readFileSync(join(folder, 'static/js', file))))
    .reduce((sum, bytes) => sum + bytes, 0);

beforeAll(() => {
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  for (const name of ['entry.js', 'react.js', 'root.js', 'home.js', 'product.js']) {
    writeFileSync(join(folder, 'static/js', name), randomBytes(300).toString('hex'));
  }
  const at = (name: string) => `/static/js/${name}`;
  const page = (id: string, route: object) => ({
    id,
    parentId: 'root',
    hasDefaultExport: true,
    ...route,
  });
  const manifest = {
    url: at('manifest-1.js'),
    entry: { module: at('entry.js'), imports: [at('react.js')] },
    routes: {
      root: { id: 'root', module: at('root.js'), imports: [at('react.js')] },
      home: page('home', { module: at('home.js') }),
      product: page('product', { path: 'product/:id', module: at('product.js') }),
      robots: { id: 'robots', parentId: 'root', path: 'robots.txt', module: at('robots.js') },
    },
  };
  writeFileSync(
    join(folder, 'static/js/manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the first load of a page', () => {
  it('is the entry, its route and its parent routes, each file once', () => {
    const always = sizeOf('manifest-1.js', 'entry.js', 'react.js', 'root.js');
    expect(listFirstLoads(folder)).toEqual([
      { path: '/', jsFiles: 5, jsGzipBytes: always + sizeOf('home.js') },
      { path: '/product/:id', jsFiles: 5, jsGzipBytes: always + sizeOf('product.js') },
    ]);
  });

  it('is an error if nothing was built', () => {
    expect(() => listFirstLoads(join(folder, 'nothing'))).toThrow('no manifest');
  });
});
