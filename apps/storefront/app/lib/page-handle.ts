import type { Client } from '@dalan/contract/client';

/** An address within a route, as far as it can decide which page is shown there. */
export type AskedPage = {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  client: Client;
};

/**
 * A route's `handle`, where its pages depend on more than the path: names the one address of all
 * that show the same page. What it leaves out is never rendered and is part of no cache key.
 */
export type PageHandle = { pageOf: (asked: AskedPage) => string | Promise<string> };
