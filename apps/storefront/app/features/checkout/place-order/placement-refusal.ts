import { ApiError, NoAnswer } from '@dalan/contract/client';
import { orderTexts } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';

const FIRST_FAILURE_STATUS = 500;

export type PlacementRefusal = {
  text: string;
  /** The order may have been placed all the same: sending it again tells. */
  isUnsure: boolean;
};

/** What the checkout says of an order that was not placed, or may not have been. */
export function placementRefusal(error: unknown): PlacementRefusal {
  if (error instanceof ApiError) {
    const { status, serverMessage = orderTexts.unknownError } = error;
    return {
      text: orderTexts.placeRefused(status, serverMessage),
      isUnsure: status >= FIRST_FAILURE_STATUS,
    };
  }
  return { text: orderTexts.placeFailed, isUnsure: error instanceof NoAnswer };
}

/** The order that an earlier try under the same key has placed, with other contents. */
export function earlierOrderIn(error: unknown): Order | undefined {
  if (!(error instanceof ApiError) || error.code !== 'KEY_REUSED') return undefined;
  return error.answer?.details?.order as Order | undefined;
}
