import { languages, pathIn, pathPrefix, readLanguage } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { KEPT_HEADER } from '@dalan/contract/pages/kept-answers';

import {
  keptAddresses,
  keptOnceOpened,
  keptShells,
  keptWithoutQuery,
  mailedPages,
} from '../app/page-lists.rules.ts';
import type { PagePath } from '../app/pages.rules.ts';

/** Shown in place of a page that is not kept. */
export const NOT_KEPT = '/offline' satisfies PagePath;
/** Asks for as many flours as one call returns. */
const CATALOGUE = '/api/shelf?pageSize=48';
const CALLS = [CATALOGUE, '/api/home', '/api/delivery'] as const;

/** Paths of the panel, the API and files. */
const NOT_OURS = /^\/(?:admin|loginadmin|api|media|static|art)(?:$|\/)/;
const PICTURE = /^\/media\/[\w-]+\/\d+\.(?:avif|webp|jpg)$/;
const FILE = /^\/(?:static|art)\/[\w./-]+$|^\/[\w-]+\.(?:svg|ico|png)$/;

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

export type WorkerRoute =
  /** `keptAs` is undefined for a page that is never kept. */
  | { kind: 'page'; language: Language; keptAs: string | undefined; isVisited: boolean }
  | { kind: 'call'; path: string }
  | { kind: 'file'; path: string };

/** Returns what the worker answers. Everything else is left to the browser. */
export function routeOf(
  { method, mode, url, headers }: Asked,
  origin: string,
): WorkerRoute | undefined {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return undefined;
  const address = asked.pathname + asked.search;
  if (mode === 'navigate') return pageRoute(asked);
  if (isFile(asked.pathname)) return { kind: 'file', path: asked.pathname };
  // The worker answers only calls that the network has not answered.
  const isKeptCall = headers.has(KEPT_HEADER) && isCatalogueCall(asked.pathname);
  return isKeptCall ? { kind: 'call', path: address } : undefined;
}

function pageRoute({ pathname, search }: URL): WorkerRoute | undefined {
  const { language, path } = readLanguage(pathname);
  if (NOT_OURS.test(path) || mailedPages.test(path)) return undefined;
  const shell = shellOf(path, search);
  const isVisited = keptOnceOpened.test(path);
  const kept = shell ?? (isVisited ? path : undefined);
  return { kind: 'page', language, keptAs: kept && pathIn(language, kept), isVisited };
}

/**
 * The address of the kept HTML, which is the same for everybody. Its scripts add what is personal
 * from the phone's own storage.
 */
function shellOf(path: string, search: string): string | undefined {
  if (keptWithoutQuery.test(path) && search !== '') return undefined;
  const own = keptAddresses.find((address) => address === path);
  return own ?? keptShells.find(({ at }) => at.test(path))?.shell;
}

/** True for a page that is kept because it was opened. */
export function isKeptOnceOpened(url: string): boolean {
  return keptOnceOpened.test(readLanguage(new URL(url).pathname).path);
}

/** True for built files and pictures of the shop. */
export function isFile(path: string): boolean {
  return FILE.test(path) || isPicture(path);
}

/** True for pictures of flours in the sizes that pages show. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

function isCatalogueCall(path: string): boolean {
  return /^\/api\/(?:shelf|home|delivery|products\/[^/]+)$/.test(path);
}

/** The paths that the phone keeps for a language. */
export function keptPaths(language: Language) {
  const pages = keptAddresses.map((path) => pathIn(language, path));
  return { pages, calls: CALLS, catalogue: CATALOGUE };
}

/** The language that a page asks to keep, given its path prefix. */
export function languageOf(prefix: unknown): Language | undefined {
  return languages.find((language) => pathPrefix(language) === prefix);
}

/** The scripts, fonts and style sheets that a page names. */
export function filesIn(html: string): string[] {
  const files = html.matchAll(/(?:href=|[[,(\s])"(\/static\/[\w./-]+)/g);
  const drawings = html.matchAll(/src="(\/art\/[\w-]+\.svg)"/g);
  return [...new Set([...files, ...drawings].map(([, path = '']) => path))];
}
