import { ownPathOf } from '@dalan/contract/pages/own-path';

const HOME = '/admin';
const LOG_IN = '/loginadmin';
const PARAMETER = 'next';

/** The log-in page's path, with this location to return to. */
export function logInPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname + search;
  return path === HOME ? LOG_IN : `${LOG_IN}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/**
 * Where the log-in was opened from, else undefined. Only paths inside the panel are accepted, so that
 * a crafted link cannot redirect elsewhere.
 */
export function returnPathOf(search: URLSearchParams): string | undefined {
  const url = ownPathOf(search.get(PARAMETER) ?? '');
  const isInPanel =
    url !== undefined && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`));
  return isInPanel ? url.pathname + url.search : undefined;
}
