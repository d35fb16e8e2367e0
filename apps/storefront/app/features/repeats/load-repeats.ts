import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Repeat, RepeatPage } from '@dalan/contract/orders/repeats';

import { browserClient } from '../../lib/api/browser-client.ts';
import { languageQuery } from '../../lib/language/language-query.ts';

/** Returns undefined on failure: the rest of the profile works without them. */
export async function loadRepeats(signal: AbortSignal): Promise<Repeat[] | undefined> {
  try {
    return await browserClient.call('listMyRepeats', { query: languageQuery }, { signal });
  } catch {
    return undefined;
  }
}

type LoadedPage =
  | { state: 'valid'; token: string; page: RepeatPage }
  | { state: 'ended' }
  | { state: 'failed'; message: string };

/** Loads what the link of a mail is about, and changes nothing. */
export async function loadRepeatPage(token: string, signal: AbortSignal): Promise<LoadedPage> {
  if (token === '') return { state: 'ended' };
  try {
    const request = { query: languageQuery, body: { token } };
    const page = await browserClient.call('openRepeatLink', request, { signal });
    return { state: 'valid', token, page };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'LINK_ENDED') return { state: 'ended' };
    if (error instanceof ApiError || error instanceof NoAnswer) {
      return { state: 'failed', message: error.message };
    }
    throw error;
  }
}
