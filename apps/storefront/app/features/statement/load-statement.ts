import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { AccountStatement } from '@dalan/contract/on-account/accounts';

import { browserClient } from '../../lib/api/browser-client.ts';
import { isSessionEnd } from '../../lib/session/require-customer.ts';

export type LoadedStatement =
  | { outcome: 'made'; statement: AccountStatement }
  | { outcome: 'missing' }
  | { outcome: 'failed' };

/** A month without a statement, and an address without a month, are `missing`. */
export async function loadStatement(month: string, signal: AbortSignal): Promise<LoadedStatement> {
  try {
    const statement = await browserClient.call('getMyStatement', { query: { month } }, { signal });
    return { outcome: 'made', statement };
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    if (error instanceof NoAnswer) return { outcome: 'failed' };
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status < 500 && error.status !== 429;
    return { outcome: isRefused ? 'missing' : 'failed' };
  }
}
