import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Storefront } from '../../src/platform/web/storefront.ts';

export const PANEL = '<!doctype html><title>Panel</title><script>start()</script>';
export const SECRET = 'nobody-may-read-this';

/** Built front ends in a temporary folder, with secrets beside and above them. */
export async function makeWebFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-web-'));
  const files = {
    'storefront/en/client/static/js/app.js': 'run()',
    'storefront/en/client/robots.txt': 'User-agent: *',
    'storefront/en/server/index.js': SECRET,
    'storefront/en/client/shop-worker.js': 'keepShop()',
    'storefront/en/client/shop-worker-off.js': 'leave()',
    'storefront/mr/client/static/js/app-mr.js': 'run()',
    'storefront/hi/client/static/js/app-hi.js': 'run()',
    'storefront/en/client/static/js/.env': SECRET,
    'storefront/en/client/static/js/notes.map': SECRET,
    'admin/index.html': PANEL,
    'admin/static/js/panel.js': 'panel()',
    'admin/admin/my-run-worker.js': 'keep()',
    '.env': SECRET,
    'package.json': SECRET,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return {
    env: { STOREFRONT_DIR: join(folder, 'storefront'), ADMIN_DIR: join(folder, 'admin') },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A storefront with two pages. The home page shows the address it was rendered for. */
export const tinyStorefront: Storefront = {
  pageAt: ({ pathname }) => Promise.resolve({ address: pathname }),
  handle: ({ url }) => Promise.resolve(renderTinyPage(url)),
};

function renderTinyPage(url: string): Response {
  const isHome = new URL(url).pathname === '/';
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isHome ? 'public, no-cache' : 'no-store',
  };
  const body = isHome ? `<link rel="canonical" href="${url}"><p>Home</p>` : '<p>Not found</p>';
  return new Response(body, { status: isHome ? 200 : 404, headers });
}
