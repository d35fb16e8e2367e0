import type { Product } from '@dalan/contract/catalog';

/** The pages that anyone can read from end to end. */
const PUBLIC_PATHS = ['/', '/products', '/aboutus', '/contact'];

/**
 * Also every flour on the shelf: its page opens for customers only, but says to all what it is
 * about, so that whoever searches for it finds the shop.
 */
export function sitemap(origin: string, flours: readonly Pick<Product, '_id'>[]): string {
  const paths = [...PUBLIC_PATHS, ...flours.map(({ _id }) => `/product/${_id}`)];
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
