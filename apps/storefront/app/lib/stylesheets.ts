import type { LinkDescriptor } from 'react-router';

/** The sheets that a route needs beside the one of every page. */
export function stylesheets(...addresses: string[]): LinkDescriptor[] {
  return addresses.map((href) => ({ rel: 'stylesheet', href }));
}
