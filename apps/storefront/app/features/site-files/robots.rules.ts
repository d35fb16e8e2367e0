const PRIVATE_PATHS = [
  '/admin',
  '/api/',
  '/cart',
  '/confirm-email',
  '/loginadmin',
  '/myorders',
  '/new-password',
  '/orders',
  '/profile',
  '/repeat',
];

export function robots(origin: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
