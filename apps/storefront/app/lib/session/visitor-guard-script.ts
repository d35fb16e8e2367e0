import { pathPrefix } from '@dalan/contract/language/languages';

import { pageLanguage } from '../language/page-language.texts.ts';

/** This source becomes an inline script that runs before React: it cannot use anything outside. */
function guard(prefix: string): void {
  const page = document.documentElement;
  if (page.hasAttribute('data-logged-in')) return;
  page.hidden = true;
  const { pathname, search, hash } = location;
  const query = new URLSearchParams({ next: pathname.slice(prefix.length) + search + hash });
  location.replace(`${prefix}/login?${query.toString()}`);
}

/** Sends visitors to the log-in before a customers' page is painted. Needs the stored state. */
export const visitorGuardScript = `(${guard.toString()})(${JSON.stringify(pathPrefix(pageLanguage))})`;
