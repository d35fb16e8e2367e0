import type { Product } from '@dalan/contract/catalog';

const PUBLIC_PATHS = [
  '/',
  '/products',
  '/aboutus',
  '/contact',
  '/privacy',
  '/delivery-and-refunds',
  '/terms',
];

/** The most that a sitemap may have. */
const URLS_MAX = 50_000;

/** Lists product pages too: only customers can open them, but their meta tags are public. */
export function sitemap(origin: string, flours: readonly Pick<Product, '_id'>[]): string {
  const paths = [...PUBLIC_PATHS, ...flours.map(({ _id }) => `/product/${_id}`)].slice(0, URLS_MAX);
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
