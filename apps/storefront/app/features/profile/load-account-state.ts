import type { AccountState } from '@dalan/contract/people/passwords';

import { browserClient } from '../../lib/api/browser-client.ts';

/** Returns undefined on failure: the rest of the profile works without it. */
export async function loadAccountState(signal: AbortSignal): Promise<AccountState | undefined> {
  try {
    return await browserClient.call('getAccountState', {}, { signal });
  } catch {
    return undefined;
  }
}

/** A shop without a mail server sends no link that could confirm the e-mail. */
export function awaitsLink({ isEmailConfirmed, sendsMail }: AccountState): boolean {
  return sendsMail && !isEmailConfirmed;
}
