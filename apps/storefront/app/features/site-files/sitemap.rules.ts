/** The pages that anyone can read. A flour's own page opens for customers only. */
const PUBLIC_PATHS = ['/', '/products', '/aboutus', '/contact'];

export function sitemap(origin: string): string {
  const urls = PUBLIC_PATHS.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
