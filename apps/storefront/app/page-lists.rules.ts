/**
 * The lists of pages that browsers and the service worker read. The build runs this file and
 * bundles only the results (`page-lists-plugin.ts`), so it may export only data and patterns.
 */
import { pages } from './pages.rules.ts';
import type { Audience, Page } from './pages.rules.ts';

/** Returns a pattern for the paths of these pages, without language and query. */
function patternOf(chosen: readonly Page[]): RegExp {
  const paths = chosen.map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+'));
  return new RegExp(paths.length === 1 ? `^${paths[0]}$` : `^(?:${paths.join('|')})$`);
}

function patternWhere(isChosen: (page: Page) => boolean): RegExp {
  return patternOf(pages.filter(isChosen));
}

const leadingBack: readonly Audience[] = ['everyone', 'customers', 'customers unless open'];

export const flourPage = patternWhere(({ path }) => path === '/product/:id');

export const heroPages = patternWhere(({ hasHero = false }) => hasHero);
export const latePages = patternWhere(({ startsLate = false }) => startsLate);
/** Pages that a log-in leads back to. */
export const returnPages = patternWhere(({ forWhom }) => leadingBack.includes(forWhom));
/** Pages of one flour, which is the second part of the address. */
export const flourRequests = pages
  .filter(({ prefetch }) => prefetch?.includes('flour'))
  .map((page) => ({ at: patternOf([page]), isToBuy: page.shows === 'an order' }));
export const flourListings = patternWhere(({ shows }) => shows === 'flours');
export const orderForms = patternWhere(({ shows }) => shows === 'an order');

export const prefetchedPages = pages.flatMap((page) =>
  page.prefetch ? [{ at: patternOf([page]), forWhom: page.forWhom, calls: page.prefetch }] : [],
);

const links = pages.flatMap(({ path, link }) => (link ? [{ to: path, ...link }] : []));

/** Sorts the links by their place and leaves out those without one. */
function inOrder<Link>(placed: readonly (readonly [place: number | undefined, link: Link])[]) {
  return placed
    .filter(([place]) => place !== undefined)
    .toSorted(([a = 0], [b = 0]) => a - b)
    .map(([, link]) => link);
}

export const menuLinks = inOrder(links.map(({ to, text, menu }) => [menu, { to, text }]));
export const footerLinks = inOrder(links.map(({ to, text, footer }) => [footer, { to, text }]));
export const barLinks = inOrder(
  links.flatMap(({ to, text, bar }) => (bar ? [[bar.place, { to, text, icon: bar.icon }]] : [])),
);
export const linkMarks = pages.flatMap((page) =>
  page.marks ? [{ at: patternOf([page]), ...page.marks }] : [],
);

/** Addresses of the pages that the phone always keeps. */
export const keptAddresses = pages
  .filter(({ kept }) => kept === 'always')
  .map(({ path, shell }) => shell ?? path);
/** Kept pages whose HTML is kept at another address. */
export const keptShells = pages.flatMap((page) =>
  page.kept && page.shell ? [{ at: patternOf([page]), shell: page.shell }] : [],
);
export const keptOnceOpened = patternWhere(({ kept }) => kept === 'once opened');
/** Kept pages whose contents depend on the query. */
export const keptWithoutQuery = patternWhere(({ kept, query }) => Boolean(kept && query));
export const mailedPages = patternWhere(({ forWhom }) => forWhom === 'mailed link');
/** Which page an address belongs to, for the figures of visits. */
export const pageNames = pages.map((page) => ({ at: patternOf([page]), path: page.path }));
