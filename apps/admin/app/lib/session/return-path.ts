const HOME = '/admin';
const LOG_IN = '/loginadmin';
const PARAMETER = 'next';

type Place = { pathname: string; search: string };

/** The log-in that afterwards leads back to `place`. */
export function logInPath({ pathname, search }: Place): string {
  const path = pathname + search;
  return path === HOME ? LOG_IN : `${LOG_IN}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** Where the log-in leads: a page of the panel, or home where a crafted link names anything else. */
export function returnPathOf(search: URLSearchParams): string {
  const path = search.get(PARAMETER) ?? HOME;
  const base = 'http://panel.invalid';
  const url = URL.parse(path, base);
  const isInPanel =
    url?.origin === base && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`));
  return isInPanel ? url.pathname + url.search : HOME;
}
