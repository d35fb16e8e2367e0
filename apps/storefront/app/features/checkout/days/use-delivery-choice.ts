import type { ErrorAnswer } from '@dalan/contract/errors';
import { rupeesToPaise } from '@dalan/contract/money/money';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { useState } from 'react';

import {
  askDeliveryRule,
  correctDeliveryRule,
} from '../../../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../../../lib/delivery-rule/use-delivery-rule.ts';
import type { OrderLine } from '../lines/order-lines.rules.ts';
import { totalKg, totalPaise } from '../lines/order-lines.rules.ts';
import { deliveryOffer } from './delivery-choice.rules.ts';
import type { AgreedCharge } from './delivery-choice.rules.ts';
import { forgetChosenDay, keepChosenDay, readChosenDay } from './stored-day.ts';

/** Why the shop refused the delivery of an order, while the customer has not reacted to it. */
type Refused =
  { kind: 'day'; day: string } | { kind: 'charge'; chargePaise: number; amountPaise: number };

/** Day and charge of the order, or no rule while it is off. */
export function useDeliveryChoice(lines: readonly OrderLine[], pincode: string, kept?: NewOrder) {
  const { answer, at: now } = useDeliveryRule();
  const [wantedDay, setWantedDay] = useState(readChosenDay);
  const [agreed, setAgreed] = useState(() => kept && chargeSeen(kept, totalPaise(lines)));
  const [refused, setRefused] = useState<Refused>();
  const rule = answer?.rule ?? undefined;
  const sum = totalPaise(lines);
  const offer =
    rule &&
    answer &&
    deliveryOffer({
      rule,
      days: answer.days,
      now,
      pincode,
      totalPaise: sum,
      kg: totalKg(lines),
      wantedDay,
      agreed,
    });

  return {
    rule,
    now,
    offer,
    refused,

    chooseDay: (day: string): void => {
      keepChosenDay(day);
      setWantedDay(day);
      setRefused(undefined);
    },

    /** Returns true if the screen shows the refusal where it belongs. */
    refuse: (
      { code, details }: Pick<ErrorAnswer, 'code' | 'details'>,
      day: string | undefined,
    ): boolean => {
      const { charge, amountToPay, days, smallestOrder } = details?.delivery ?? {};
      if (code === 'DAY_FULL' && days && day !== undefined) {
        correctDeliveryRule((known) => ({ ...known, days }));
        setRefused({ kind: 'day', day });
        return true;
      }
      if (code === 'CHARGE_CHANGED' && charge !== undefined && amountToPay !== undefined) {
        const amountPaise = rupeesToPaise(amountToPay);
        setRefused({ kind: 'charge', chargePaise: rupeesToPaise(charge), amountPaise });
        return true;
      }
      if (code === 'ORDER_TOO_SMALL' && smallestOrder !== undefined) {
        correctDeliveryRule(({ rule: known, ...rest }) => ({
          ...rest,
          rule: known && { ...known, smallestOrder },
        }));
        return true;
      }
      // The rule was turned on, or has another area.
      if (code === 'PINCODE_UNKNOWN' || code === 'DAY_FULL') void askDeliveryRule();
      return false;
    },

    /** From now on the slip shows the new charge. */
    acceptCharge: (): void => {
      if (refused?.kind !== 'charge') return;
      setAgreed({ pincode, totalPaise: sum, chargePaise: refused.chargePaise });
      setRefused(undefined);
      void askDeliveryRule();
    },

    /** The lines or the place have changed, so the refusal no longer fits. */
    reconsider: (): void => {
      if (refused?.kind === 'charge') void askDeliveryRule();
      setRefused(undefined);
    },

    forget: forgetChosenDay,
  };
}

/** The slip shows the charge of a kept order until the shop names another. */
function chargeSeen({ pincode, deliveryCharge }: NewOrder, sum: number): AgreedCharge | undefined {
  if (pincode === undefined || deliveryCharge === undefined) return undefined;
  return { pincode, totalPaise: sum, chargePaise: rupeesToPaise(deliveryCharge) };
}
