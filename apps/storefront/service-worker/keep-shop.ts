import { languages, pathIn } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { KEPT_AT_HEADER } from '@dalan/contract/pages/kept-answers';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';

import { answerFromKept } from './kept-catalogue.rules.ts';
import {
  NOT_KEPT,
  filesIn,
  isFile,
  isKeptOnceOpened,
  isPicture,
  keptPaths,
} from './worker-routes.rules.ts';

/** The build sets this. It changes with every built file. */
declare const RELEASE: string;

const PREFIX = 'shop-';
/** Pages, their files and the catalogue of one release. */
const CACHE = `${PREFIX}${RELEASE}`;
/** The names of pictures change with their contents, so this cache outlives a release. */
const PICTURES = `${PREFIX}pictures`;
const PICTURES_MAX = 120;
const VISITED_MAX = 30;
/** What was fetched less than this ago is not fetched again. */
const FRESH_MS = 10 * 60_000;

const shopCache = () => caches.open(CACHE);

/** Sends no cookies, so that a kept answer contains nothing personal. */
async function fetchPublic(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Keeps all of the shop in one language, or nothing. */
export async function keepLanguage(language: Language): Promise<void> {
  const cache = await shopCache();
  const { pages, calls, catalogue } = keptPaths(language);
  const isKept = (await cache.match(pathIn(language, '/'))) !== undefined;
  if (isKept && Date.now() - (await keptAt(catalogue)) < FRESH_MS) return;
  const answers = await Promise.all(
    [...pages, ...calls].map(async (path) => [path, await fetchPublic(path)] as const),
  );
  const texts = await Promise.all(
    answers.slice(0, pages.length).map(([, answer]) => answer.clone().text()),
  );
  await keepFiles(texts.flatMap(filesIn));
  await Promise.all(answers.map(([path, answer]) => cache.put(path, answer)));
}

/** Keeps built files, and pictures that the page has shown. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const missing = async (name: string, wanted: readonly string[]) => {
    const cache = await caches.open(name);
    const kept = await Promise.all(wanted.map((path) => cache.match(path)));
    // One missing file must not prevent the others from being kept.
    const added = wanted.filter((_, index) => kept[index] === undefined);
    await Promise.allSettled(added.map(async (path) => cache.put(path, await fetchFile(path))));
    return cache;
  };
  const files = [...new Set(paths)].filter(isFile);
  await missing(
    CACHE,
    files.filter((path) => !isPicture(path)),
  );
  const pictures = await missing(PICTURES, files.filter(isPicture));
  await removeOldest(pictures, await pictures.keys(), PICTURES_MAX);
}

async function fetchFile(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function removeOldest(cache: Cache, kept: readonly Request[], max: number): Promise<void> {
  await Promise.all(kept.slice(0, -max).map((request) => cache.delete(request)));
}

/** Keeps a flour's page once it was opened. */
export async function keepVisited(path: string): Promise<void> {
  const cache = await shopCache();
  const answer = await fetchPublic(path);
  await keepFiles(filesIn(await answer.clone().text()));
  await cache.delete(path);
  await cache.put(path, answer);
  const visited = (await cache.keys()).filter(({ url }) => isKeptOnceOpened(url));
  await removeOldest(cache, visited, VISITED_MAX);
}

/** When the kept flours and prices were current. */
async function keptAt(path: string): Promise<number> {
  const cache = await shopCache();
  const date = (await cache.match(path))?.headers.get('date');
  return date ? Date.parse(date) : 0;
}

/** Returns the kept page, marked with its age for the line below the header. */
export async function keptPage(
  language: Language,
  path: string | undefined,
): Promise<Response | undefined> {
  const cache = await shopCache();
  const kept = path === undefined ? undefined : await cache.match(path);
  if (kept === undefined) return undefined;
  const at = await keptAt(keptPaths(language).catalogue);
  return withHtml(kept, (html) => html.replace('<html ', `<html data-kept-at="${at}" `));
}

/**
 * The page has no scripts, which would look for the page of the URL. If its language is not kept, a
 * kept one is used, whose links lead to pages that open.
 */
export async function notKeptPage(language: Language): Promise<Response | undefined> {
  const cache = await shopCache();
  const pages = await Promise.all(
    [language, ...languages].map((other) => cache.match(pathIn(other, NOT_KEPT))),
  );
  const kept = pages.find((page) => page !== undefined);
  return (
    kept && withHtml(kept, (html) => html.replace(/<script type="module"[\s\S]*?<\/script>/g, ''))
  );
}

async function withHtml(kept: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(change(await kept.text()), { headers });
}

export async function keptFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(isPicture(path) ? PICTURES : CACHE);
  return cache.match(path);
}

/** Answers a call from what is kept, with its age. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const cache = await shopCache();
  const { catalogue } = keptPaths('en');
  const own = await cache.match(path);
  const flours = own ?? (await cache.match(catalogue));
  const kept = (await flours?.json()) as unknown;
  const answer = own || kept === undefined ? kept : answerFromKept(kept as ShelfPage, path);
  const headers = { [KEPT_AT_HEADER]: String(await keptAt(catalogue)) };
  return answer === undefined ? undefined : Response.json(answer, { headers });
}

/** A new release is complete on the phone before it takes over from the one before. */
export async function keepAsBefore(): Promise<void> {
  for (const language of languages) {
    const home = await caches.match(pathIn(language, '/'));
    if (home !== undefined) await keepLanguage(language);
  }
}

export async function removeOtherReleases(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && ![CACHE, PICTURES].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
