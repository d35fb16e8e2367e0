import { readLanguage } from '@dalan/contract/language/languages';
import { ownPathOf } from '@dalan/contract/pages/own-path';

import { flourRequests, returnPages } from '../../page-lists.rules.ts';

const HOME = '/';
const LOG_IN = '/login';
/** This is enough for a Marathi search, which needs nine characters per letter. */
const NEXT_MAX_LENGTH = 2_000;

/** Why the visitor was sent to the log-in. */
const logInReasons = ['ended', 'staff'] as const;
export type LogInReason = (typeof logInReasons)[number];

type ReturnTo = { pathname: string; search: string; hash?: string };

/**
 * The log-in URL, with this location to return to. It leaves out the language, which may change at
 * the log-in.
 */
export function logInPath({ pathname, search, hash = '' }: ReturnTo, reason?: LogInReason): string {
  const query = new URLSearchParams({ next: readLanguage(pathname).path + search + hash });
  if (reason) query.set('reason', reason);
  return `${LOG_IN}?${query.toString()}`;
}

/** The log-in URL with only the parameters that the page reads. */
export function canonicalLogInUrl(query: URLSearchParams): string {
  const page = withReturnPath(LOG_IN, query);
  const reason = logInReasons.find((known) => known === query.get('reason'));
  return reason ? `${page}${page === LOG_IN ? '?' : '&'}reason=${reason}` : page;
}

/** Carries the return path to another page, for example from log-in to registration. */
export function withReturnPath(path: string, query: URLSearchParams): string {
  const next = returnPathOf(query);
  return next === HOME ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}

/** Only pages of the shop are accepted, so that a crafted link cannot redirect elsewhere. */
export function returnPathOf(query: URLSearchParams): string {
  const next = query.get('next') ?? HOME;
  const url = next.length > NEXT_MAX_LENGTH ? undefined : ownPathOf(next);
  if (url === undefined || !returnPages.test(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The flour that the visitor wanted to view or buy. */
export function requestedFlour(
  query: URLSearchParams,
): { id: string; isToBuy: boolean } | undefined {
  const { pathname } = new URL(returnPathOf(query), 'http://shop.invalid');
  const request = flourRequests.find(({ at }) => at.test(pathname));
  const [, , id = ''] = pathname.split('/');
  return request && { id, isToBuy: request.isToBuy };
}
