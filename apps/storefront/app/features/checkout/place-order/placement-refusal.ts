import { ApiError, NoAnswer } from '@dalan/contract/client';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';

import { checkoutTexts } from '../checkout.texts.ts';

const SERVER_ERROR = 500;

export type PlacementRefusal = {
  text: string;
  /** The order may have been placed after all. Sending it again is safe, and shows which. */
  isUnsure: boolean;
};

export function placementRefusal(error: unknown): PlacementRefusal {
  if (error instanceof ApiError) {
    const { status, serverMessage = checkoutTexts.unknownError } = error;
    return {
      text: checkoutTexts.placeRefused(status, serverMessage),
      isUnsure: status >= SERVER_ERROR,
    };
  }
  return { text: orderTexts.placeFailed, isUnsure: error instanceof NoAnswer };
}

/** The order, with other contents, that an earlier attempt placed with the same key. */
export function earlierOrderIn(error: unknown): Order | undefined {
  if (!(error instanceof ApiError) || error.code !== 'KEY_REUSED') return undefined;
  return error.answer?.details?.order as Order | undefined;
}

/** The earlier order as it is now, if it could not be replaced. */
export function orderLeftBy(error: unknown): Order | undefined {
  if (!(error instanceof ApiError) || error.code !== 'ORDER_NOT_CANCELLABLE') return undefined;
  return error.answer?.details?.order as Order | undefined;
}
