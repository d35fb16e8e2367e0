import type { Bill } from '@dalan/contract/payments/bills';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Order } from '@dalan/contract/orders/orders';

import { browserClient } from '../../lib/api/browser-client.ts';
import { languageQuery } from '../../lib/language/language-query.ts';
import { isSessionEnd } from '../../lib/session/require-customer.ts';

export type LoadedBill =
  | { outcome: 'made'; bill: Bill }
  | { outcome: 'not yet'; order: Order }
  | { outcome: 'missing' }
  | { outcome: 'failed' };

/** Opening the page creates the bill if the flour is milled and has no bill yet. */
export async function loadBill(orderId: string, signal: AbortSignal): Promise<LoadedBill> {
  try {
    const request = { params: { id: orderId }, query: languageQuery };
    const bill = await browserClient.call('makeMyBill', request, { signal });
    return { outcome: 'made', bill };
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    if (error instanceof ApiError && error.code === 'BILL_NOT_YET') {
      return { outcome: 'not yet', order: error.answer?.details?.order as Order };
    }
    if (error instanceof ApiError && error.status === 404) {
      return { outcome: 'missing' };
    }
    if (error instanceof ApiError || error instanceof NoAnswer) return { outcome: 'failed' };
    throw error;
  }
}
