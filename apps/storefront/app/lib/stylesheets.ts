import type { LinkDescriptor } from 'react-router';

/** A route's own stylesheets, besides the shared one. */
export function stylesheets(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({ rel: 'stylesheet', href }));
}
