const BASE = 'http://own.invalid';

/**
 * The path as a browser resolves it, or undefined if it leads to another site: `//host`, `/\\host`,
 * `/.//host`, or a tab between the slashes.
 */
export function ownPathOf(path: string): URL | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, BASE)) return undefined;
  const url = new URL(path, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') ? url : undefined;
}
