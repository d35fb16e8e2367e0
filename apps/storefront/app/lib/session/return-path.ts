const HOME = '/';
const LOG_IN = '/login';
/** Room for a search in Marathi, which takes nine characters a letter. */
const NEXT_MAX_LENGTH = 2_000;

/** One slash, then a name: `//host` and `/\host` are addresses of somebody else's site. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The pages of the shop. The log-in and the registration are doors, and nobody is led back to one. */
const KNOWN_PATH =
  /^\/(?:products|product\/[^/]+|aboutus|contact|profile|myorders|orders|cart(?:\/checkout|\/[^/]+\/[^/]+)?)?$/;

/** Why somebody is asked to log in, where they did not ask for it themselves. */
const logInReasons = ['ended', 'staff'] as const;
export type LogInReason = (typeof logInReasons)[number];

type Place = { pathname: string; search: string; hash?: string };

/** The log-in that afterwards leads back to `place`. */
export function logInPath({ pathname, search, hash = '' }: Place, reason?: LogInReason): string {
  const query = new URLSearchParams({ next: pathname + search + hash });
  if (reason) query.set('reason', reason);
  return `${LOG_IN}?${query.toString()}`;
}

/** The address of the log-in with what the page reads of it, and nothing else. */
export function logInPageOf(query: URLSearchParams): string {
  const page = withReturnPath(LOG_IN, query);
  const reason = logInReasons.find((known) => known === query.get('reason'));
  return reason ? `${page}${page === LOG_IN ? '?' : '&'}reason=${reason}` : page;
}

/** The same way back, carried on to another page: who registers logs in afterwards. */
export function withReturnPath(path: string, query: URLSearchParams): string {
  const next = returnPathOf(query);
  return next === HOME ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}

/** Where the log-in leads: a page of the shop, or home where a crafted link names anything else. */
export function returnPathOf(query: URLSearchParams): string {
  const next = query.get('next') ?? HOME;
  if (next.length > NEXT_MAX_LENGTH || !OWN_PATH.test(next)) return HOME;
  try {
    // `/.//host` becomes `//host` only once it is resolved.
    const { pathname, search, hash } = new URL(next, 'http://shop.invalid');
    return KNOWN_PATH.test(pathname) ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}

/** The flour that somebody was on their way to see or to buy. */
export function requestedFlour(
  query: URLSearchParams,
): { id: string; isToBuy: boolean } | undefined {
  const { pathname } = new URL(returnPathOf(query), 'http://shop.invalid');
  const [, seen, bought] = /^\/(?:product\/([^/]+)|cart\/([^/]+)\/[^/]+)$/.exec(pathname) ?? [];
  const id = seen ?? bought;
  return id === undefined ? undefined : { id, isToBuy: bought !== undefined };
}
