import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Client } from '@dalan/contract/client';
import type { HomeContent } from '@dalan/contract/settings/home';

import { languageQuery } from '../../lib/language/language-query.ts';

/** Returns undefined on failure: the flours matter more than the slides. */
export async function loadHomeContent(
  client: Client,
  signal: AbortSignal,
): Promise<HomeContent | undefined> {
  try {
    return await client.call('getHome', { query: languageQuery }, { signal });
  } catch (error) {
    if (error instanceof ApiError || error instanceof NoAnswer) return undefined;
    throw error;
  }
}
