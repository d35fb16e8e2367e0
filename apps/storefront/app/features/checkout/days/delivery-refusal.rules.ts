import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { rupeesToPaise } from '@dalan/contract/money/money';

import type { Question } from '../checkout-machine.rules.ts';

type DeliveryRefusal = {
  question?: Question;
  /** Updates the known rule and its days with what the refusal says. */
  correct?: (known: DeliveryAnswer) => DeliveryAnswer;
};

/** A refusal that the screen shows at the days or the charge. Undefined for all others. */
export function deliveryRefusal(
  { code, details }: Pick<ErrorAnswer, 'code' | 'details'>,
  day: string | undefined,
): DeliveryRefusal | undefined {
  const { charge, amountToPay, days, smallestOrder } = details?.delivery ?? {};
  if (code === 'DAY_FULL' && days && day !== undefined) {
    return { question: { about: 'day', day }, correct: (known) => ({ ...known, days }) };
  }
  if (code === 'CHARGE_CHANGED' && charge !== undefined && amountToPay !== undefined) {
    const [chargePaise, amountPaise] = [rupeesToPaise(charge), rupeesToPaise(amountToPay)];
    return { question: { about: 'charge', chargePaise, amountPaise } };
  }
  if (code === 'ORDER_TOO_SMALL' && smallestOrder !== undefined) {
    return {
      correct: ({ rule, ...rest }) => ({ ...rest, rule: rule && { ...rule, smallestOrder } }),
    };
  }
  return undefined;
}
