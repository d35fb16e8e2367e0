/**
 * Compares the built storefront and admin panel with budgets.json and prints each figure.
 * The browser tests check the figures that need a running shop: HTML and the fonts a page loads.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import budgets from '../../budgets.json' with { type: 'json' };
import type { TransportAnswer, TransportRequest } from '../../packages/contract/src/client.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { languages, pathIn } from '../../packages/contract/src/language/languages.ts';
import type { Language } from '../../packages/contract/src/language/languages.ts';
import { firstSettings } from '../../packages/contract/src/settings/settings.ts';
import type { ShelfPage } from '../../packages/contract/src/catalog/shelf.ts';
import { gzipBytes, listFirstLoads } from './first-load.ts';

const emptyShelf: ShelfPage = {
  products: [],
  total: 0,
  page: 1,
  pageCount: 1,
  options: { categories: [], lowest: 0, highest: 0, inStockCount: 0, onSaleCount: 0 },
  suggested: [],
};

type Figure = { what: string; bytes: number; budget: number; unit?: 'files' };
type Page = (request: Request, context: object) => Promise<Response>;

const repository = resolve(import.meta.dirname, '../..');
const storefront = join(repository, 'apps/storefront/build');
const admin = join(repository, 'apps/admin/build/client');

type Limits = Record<string, number>;

function scriptFigures(app: string, folder: string, limits: Limits, extra = 0): Figure[] {
  return listFirstLoads(folder).map(({ path, jsGzipBytes }) => ({
    what: `${app} ${path} JavaScript, gzip`,
    bytes: jsGzipBytes,
    budget: (limits[path] ?? limits['*'] ?? 0) + extra,
  }));
}

/** On a slow line each file costs a round of its own. */
function fileFigures(): Figure[] {
  const limits: Limits = budgets.admin.jsFiles;
  return listFirstLoads(admin).flatMap(({ path, jsFiles }) => {
    const budget = limits[path];
    const what = `admin ${path} JavaScript, files`;
    return budget === undefined ? [] : [{ what, bytes: jsFiles, budget, unit: 'files' as const }];
  });
}

/** The storefront inlines its styles, so they are read from the rendered pages. */
async function styleFigures(language: Language): Promise<Figure[]> {
  const build = pathToFileURL(join(storefront, language, 'server/index.js')).href;
  const { handle } = (await import(build)) as { handle: Page };
  const transport = ({ path }: TransportRequest): Promise<TransportAnswer> => {
    const empty = path.startsWith(endpoints.browseProducts.path) ? emptyShelf : [];
    return Promise.resolve({
      status: 200,
      header: () => null,
      json: () => Promise.resolve(empty),
    });
  };
  const paths = listFirstLoads(join(storefront, language, 'client')).map(({ path }) => path);
  return Promise.all(
    paths.map(async (path) => {
      const address = pathIn(language, path.replaceAll(/[:*]/g, 'any-'));
      const request = new Request(new URL(address, 'http://localhost'));
      const html = await (
        await handle(request, { transport, settings: firstSettings(), hasWorker: true })
      ).text();
      const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
      if (css.length === 0) throw new Error(`${path} has no inline styles`);
      const { cssGzipBytes } = budgets.storefront;
      return {
        what: `storefront ${language} ${path} CSS, gzip`,
        bytes: gzipBytes(css.join('')),
        budget: cssGzipBytes,
      };
    }),
  );
}

/** Other font files hold rare letters. A browser loads them only for pages that show such letters. */
function fontBytes(folder: string, names: string[]): number {
  const built = globSync('**/*.woff2', { cwd: folder });
  return names.reduce((sum, name) => {
    const file = built.find((path) => new RegExp(`(?:^|/)${name}-[\\w-]{8}[.]woff2$`).test(path));
    if (file === undefined) throw new Error(`the font ${name} of budgets.json was not built`);
    return sum + statSync(join(folder, file)).size;
  }, 0);
}

async function storefrontFigures(language: Language): Promise<Figure[]> {
  const folder = join(storefront, language, 'client');
  const { jsGzipBytes, devanagariGzipBytes } = budgets.storefront;
  const extra = language === 'en' ? 0 : devanagariGzipBytes;
  return [
    ...scriptFigures(`storefront ${language}`, folder, jsGzipBytes, extra),
    ...(await styleFigures(language)),
    {
      what: `storefront ${language} everyday fonts`,
      bytes: fontBytes(folder, budgets.storefront.everydayFonts[language]),
      budget: budgets.storefront.fontBytes,
    },
  ];
}

const figures: Figure[] = [
  ...(await Promise.all(languages.map(storefrontFigures))).flat(),
  {
    what: 'storefront service worker, gzip',
    bytes: gzipBytes(readFileSync(join(storefront, 'en/client/shop-worker.js'), 'utf8')),
    budget: budgets.storefront.workerGzipBytes,
  },
  ...scriptFigures('admin', admin, budgets.admin.jsGzipBytes),
  ...fileFigures(),
  {
    what: 'admin everyday fonts',
    bytes: fontBytes(admin, budgets.admin.everydayFonts),
    budget: budgets.admin.fontBytes,
  },
];

const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const width = Math.max(...figures.map(({ what }) => what.length));
for (const { what, bytes, budget, unit } of figures) {
  const text = unit === 'files' ? (count: number) => `${count} files` : inKb;
  const verdict = bytes <= budget ? 'ok' : `OVER by ${text(bytes - budget)}`;
  console.log(
    `${what.padEnd(width)}  ${text(bytes).padStart(9)} of ${text(budget).padStart(9)}  ${verdict}`,
  );
}

const over = figures.filter(({ bytes, budget }) => bytes > budget);
console.log(`budgets: ${figures.length - over.length} kept, ${over.length} exceeded`);
process.exitCode = over.length === 0 ? 0 : 1;
