/**
 * Opens the shop without a network: pages from the network first, built files from the phone first,
 * calls only after the network gave no answer. Nothing personal is kept. See decision 53.
 */
import type { Language } from '@dalan/contract/language/languages';

import {
  keepAsBefore,
  keepFiles,
  keepLanguage,
  keepVisited,
  keptAnswer,
  keptFile,
  keptPage,
  notKeptPage,
  removeOtherReleases,
} from './keep-shop.ts';
import { languageOf, routeOf } from './worker-routes.rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** A kept page now is better than a page that may come later. */
const PAGE_TIMEOUT_MS = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAsBefore().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOtherReleases()));

/** An idle page sends its language and the files that it has loaded. */
self.addEventListener('message', (event) => {
  const { prefix, files } = event.data as { prefix?: unknown; files?: unknown };
  const language = languageOf(prefix);
  if (language === undefined || !Array.isArray(files)) return;
  const paths = files.filter((path) => typeof path === 'string');
  // Without a network there is nothing to add.
  event.waitUntil(Promise.allSettled([keepLanguage(language), keepFiles(paths)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, self.location.origin);
  if (route?.kind === 'page') {
    event.respondWith(openPage(request, route.language, route.keptAs));
    if (route.isVisited && route.keptAs !== undefined) {
      event.waitUntil(keepVisited(route.keptAs).catch(() => undefined));
    }
  } else if (route?.kind === 'file') {
    event.respondWith(keptFile(route.path).then((kept) => kept ?? fetch(request)));
  } else if (route?.kind === 'call') {
    event.respondWith(keptAnswer(route.path).then((kept) => kept ?? Response.error()));
  }
});

async function openPage(
  request: Request,
  language: Language,
  keptAs: string | undefined,
): Promise<Response> {
  const fromShop = fetch(request);
  // The request may fail long after the kept page has been shown.
  fromShop.catch(() => undefined);
  try {
    const timeout = new Promise<undefined>((done) => setTimeout(done, PAGE_TIMEOUT_MS));
    const first = await Promise.race([fromShop, timeout]);
    if (first !== undefined) return first;
    return (await keptPage(language, keptAs)) ?? (await fromShop);
  } catch (error) {
    const page = (await keptPage(language, keptAs)) ?? (await notKeptPage(language));
    if (page === undefined) throw error;
    return page;
  }
}
