import { pages } from '../../pages.rules.ts';
import type { Audience } from '../../pages.rules.ts';

const privateTo: readonly Audience[] = ['customers', 'mailed link'];
const ownPaths = pages
  .filter(({ forWhom }) => privateTo.includes(forWhom))
  .map(({ path }) => path.replace(/(?<=.)\/.*/, ''));
const closedPaths = [...new Set(['/admin', '/api/', '/loginadmin', ...ownPaths])].toSorted();

export function robots(origin: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
