const HOME = '/';
const LOG_IN = '/login';

/** One slash, then a name: `//host` and `/\host` are addresses of somebody else's site. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The pages of the shop. The log-in and the registration are doors, and nobody is led back to one. */
const KNOWN_PATH =
  /^\/(?:products|product\/[^/]+|aboutus|contact|profile|myorders|orders|cart(?:\/checkout|\/[^/]+\/[^/]+)?)?$/;

/** Why somebody is asked to log in, where he did not ask for it himself. */
export type LogInReason = 'ended' | 'staff';

type Place = { pathname: string; search: string; hash?: string };

/** The log-in that afterwards leads back to `place`. */
export function logInPath({ pathname, search, hash = '' }: Place, reason?: LogInReason): string {
  const query = new URLSearchParams({ next: pathname + search + hash });
  if (reason) query.set('reason', reason);
  return `${LOG_IN}?${query.toString()}`;
}

/** The same way back, carried on to another page: who registers logs in afterwards. */
export function withReturnPath(path: string, query: URLSearchParams): string {
  const next = returnPathOf(query);
  return next === HOME ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}

/** Where the log-in leads: a page of the shop, or home where a crafted link names anything else. */
export function returnPathOf(query: URLSearchParams): string {
  const next = query.get('next') ?? HOME;
  if (!OWN_PATH.test(next)) return HOME;
  try {
    // `/.//host` becomes `//host` only once it is resolved.
    const { pathname, search, hash } = new URL(next, 'http://shop.invalid');
    return KNOWN_PATH.test(pathname) ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}
