import { createClient, fetchTransport } from '@dalan/contract/client';
import type { Transport, TransportAnswer } from '@dalan/contract/client';
import { KEPT_AT_HEADER, KEPT_HEADER } from '@dalan/contract/pages/kept-answers';

import { isShopKept, showAge } from '../offline/connection.ts';

/** This is longer than from a tap to the page it opens, but too short to show stale data. */
const KEPT_FOR_MS = 5000;

/** Responses for a page that is about to open. Each is used once. */
const prefetched = new Map<string, Promise<TransportAnswer>>();

/** Without a network, the service worker answers from kept flours, prices and delivery days. */
const fetchOrKept: Transport = async (request) => {
  try {
    return await fetchTransport(request);
  } catch (error) {
    if (request.method !== 'GET' || request.signal?.aborted || !isShopKept()) throw error;
    const headers = { ...request.headers, [KEPT_HEADER]: '1' };
    const kept = await fetchTransport({ ...request, headers });
    showAge(Number(kept.header(KEPT_AT_HEADER)));
    return kept;
  }
};

export const browserClient = createClient((request) => {
  const { method, path } = request;
  const answer = method === 'GET' ? prefetched.get(path) : undefined;
  // A change makes everything prefetched before it stale.
  if (method === 'GET') prefetched.delete(path);
  else prefetched.clear();
  return answer ?? fetchOrKept(request);
});

/**
 * Stores the response for the next `browserClient` call to the same path. Its own calls never
 * resolve.
 */
export const prefetchClient = createClient((request) => {
  const { path } = request;
  if (!prefetched.has(path)) {
    const answer = fetchOrKept(request);
    const forget = () => {
      if (prefetched.get(path) === answer) prefetched.delete(path);
    };
    prefetched.set(path, answer);
    setTimeout(forget, KEPT_FOR_MS);
    answer.catch(forget);
  }
  return new Promise(() => undefined);
});
