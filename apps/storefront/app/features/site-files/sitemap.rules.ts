import type { Product } from '@dalan/contract/catalog/catalog';
import { languages, pathIn } from '@dalan/contract/language/languages';

import { pages } from '../../pages.rules.ts';

const publicPaths = pages.filter(({ forWhom }) => forWhom === 'everyone').map(({ path }) => path);

/** The most URLs that a sitemap may have. */
const URLS_MAX = 50_000;

/**
 * Lists each page in all languages, with links to the same page in the others. `flours` is empty if
 * visitors cannot open them.
 */
export function sitemap(origin: string, flours: readonly Pick<Product, '_id'>[]): string {
  const paths = [...publicPaths, ...flours.map(({ _id }) => `/product/${_id}`)];
  const urls = languages
    .flatMap((language) => paths.map((path) => origin + pathIn(language, path)))
    .slice(0, URLS_MAX)
    .map((url) => `<url><loc>${url}</loc></url>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
