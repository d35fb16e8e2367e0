import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { CreditNote } from '@dalan/contract/payments/credit-note-documents';

import { browserClient } from '../../lib/api/browser-client.ts';
import { isSessionEnd } from '../../lib/session/require-customer.ts';

export type LoadedCreditNote =
  | { outcome: 'found'; note: CreditNote }
  | { outcome: 'missing' }
  | { outcome: 'failed' };

export async function loadCreditNote(id: string, signal: AbortSignal): Promise<LoadedCreditNote> {
  try {
    const note = await browserClient.call('getMyCreditNote', { params: { id } }, { signal });
    return { outcome: 'found', note };
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    if (error instanceof ApiError && error.status === 404) return { outcome: 'missing' };
    if (error instanceof ApiError || error instanceof NoAnswer) return { outcome: 'failed' };
    throw error;
  }
}
