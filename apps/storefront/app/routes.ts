import type { RouteConfig } from '@react-router/dev/routes';
import { index, route } from '@react-router/dev/routes';

import { buildLanguage } from '../build-language.ts';
import { pages } from './pages.rules.ts';

/** These files exist once for the whole site, in its root. */
const rootFiles = [
  route('robots.txt', 'routes/site-files/robots.route.ts'),
  route('sitemap.xml', 'routes/site-files/sitemap.route.ts'),
];

export default [
  ...pages.map(({ path, route: name }) => {
    const file = `routes/${name}.route.tsx`;
    return path === '/' ? index(file) : route(path.slice(1), file);
  }),
  ...(buildLanguage() === 'en' ? rootFiles : []),
  route('site.webmanifest', 'routes/site-files/web-manifest.route.ts'),
  route('*', 'routes/not-found.route.tsx'),
] satisfies RouteConfig;
