import { createClient, fetchTransport } from '@dalan/contract/client';
import type { TransportAnswer } from '@dalan/contract/client';

/** Longer than between a touch and the page it opens, and too short to show anything old. */
const KEPT_FOR_MS = 5000;

/** Answers on their way for a page that is about to be opened, each for one reader. */
const early = new Map<string, Promise<TransportAnswer>>();

export const browserClient = createClient((request) => {
  const { method, path } = request;
  const answer = method === 'GET' ? early.get(path) : undefined;
  // After a change nothing that was asked before it is true any more.
  if (method === 'GET') early.delete(path);
  else early.clear();
  return answer ?? fetchTransport(request);
});

/** Asks and keeps the answer for whoever asks the same next. Its own calls are never answered. */
export const earlyClient = createClient((request) => {
  const { path } = request;
  if (!early.has(path)) {
    const answer = fetchTransport(request);
    const forget = () => {
      if (early.get(path) === answer) early.delete(path);
    };
    early.set(path, answer);
    setTimeout(forget, KEPT_FOR_MS);
    answer.catch(forget);
  }
  return new Promise(() => undefined);
});
