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

/** Lists product pages too: only customers can open them, but their meta tags are public. */
export function sitemap(origin: string, flours: readonly Pick<Product, '_id'>[]): string {
  const paths = [...PUBLIC_PATHS, ...flours.map(({ _id }) => `/product/${_id}`)];
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
