/** Pages that are of use to their customer alone. */
const CLOSED = ['/admin', '/api/', '/cart', '/loginadmin', '/myorders', '/orders', '/profile'];

export function robots(origin: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
