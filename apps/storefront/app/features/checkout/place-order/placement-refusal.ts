import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { NewOrder, Order } from '@dalan/contract/orders/orders';

import type { Answer } from '../checkout-machine.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { deliveryRefusal } from '../days/delivery-refusal.rules.ts';
import { changesFromRefusal } from '../lines/line-changes.rules.ts';
import { grindsInRefusal } from '../lines/line-grinds.rules.ts';
import { lineName } from '../lines/order-lines.rules.ts';
import type { OrderLine } from '../lines/order-lines.rules.ts';

const SERVER_ERROR = 500;

export type PlacementRefusal = {
  text: string;
  /** True if the order may have been placed after all. Sending it again is safe, and shows it. */
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
  return orderIn(error, 'KEY_REUSED');
}

function orderIn(error: unknown, code: ErrorAnswer['code']): Order | undefined {
  if (!(error instanceof ApiError) || error.code !== code) return undefined;
  return error.answer?.details?.order as Order | undefined;
}

/** What the error means for the checkout that sent the order. */
export function answerIn(
  error: unknown,
  { order, lines }: { order: NewOrder; lines: readonly OrderLine[] },
): Answer {
  const earlier = earlierOrderIn(error);
  if (earlier) return { is: 'earlier', order: earlier };
  const { text, isUnsure } = placementRefusal(error);
  if (isUnsure) return { is: 'unsure', text };
  const answer = error instanceof ApiError ? error.answer : undefined;
  const changes = answer ? changesFromRefusal(answer, lines) : [];
  const delivery = answer && deliveryRefusal(answer, order.dueOn);
  return {
    is: 'refused',
    // The notices about delivery have their own texts.
    text: delivery ? undefined : ((answer && weightProblem(answer, lines)) ?? text),
    question: changes.length > 0 ? { about: 'lines', changes } : delivery?.question,
    // The earlier order as it is now, if it could not be replaced.
    left: orderIn(error, 'ORDER_NOT_CANCELLABLE'),
    ...(answer?.code === 'GRIND_NOT_SOLD' && { grindsNow: grindsInRefusal(answer) }),
  };
}

/** A weight that the flour is no longer sold by: the text of its field, with its line. */
function weightProblem(
  { fields = {} }: Pick<ErrorAnswer, 'fields'>,
  lines: readonly OrderLine[],
): string | undefined {
  const place = lines.findIndex((_, index) => fields[`items.${index}.quantityKg`] !== undefined);
  const line = lines[place];
  return line && `${lineName(line)}: ${fields[`items.${place}.quantityKg`]}`;
}
