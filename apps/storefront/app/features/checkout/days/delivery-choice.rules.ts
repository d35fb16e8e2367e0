import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import {
  choosableDays,
  promiseOf,
  promiseTexts,
  promisedDay,
} from '@dalan/contract/delivery/delivery-promise';
import { formatPromised, formatPromisedRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Area, Delivery } from '@dalan/contract/delivery/delivery';
import type { NewOrder } from '@dalan/contract/orders/orders';

import { checkoutTexts } from '../checkout.texts.ts';
import { chooseDay, dayCells } from './delivery-days.rules.ts';
import type { DayCell } from './delivery-days.rules.ts';

/** A charge that the customer has accepted, for this pincode and total only. */
export type AgreedCharge = { pincode: string; totalPaise: number; chargePaise: number };

type Asked = {
  rule: Delivery;
  days: DeliveryAnswer['days'];
  now: Date;
  pincode: string;
  totalPaise: number;
  kg: number;
  wantedDay: string | undefined;
  agreed: AgreedCharge | undefined;
};

/** What the customer sees about the delivery before ordering. */
export type DeliveryOffer = {
  cells: readonly DayCell[];
  /** Undefined if no day has room. */
  day: string | undefined;
  /** For example `Tomorrow, Tue 17 Nov`. */
  dayText: string | undefined;
  /** Undefined until the pincode is known. */
  area: Area | undefined;
  chargePaise: number;
  /** The total with the charge. */
  amountPaise: number;
  /** Says how much is missing for free delivery, or that it is reached. */
  gain: string | undefined;
  tooLittlePaise: number;
};

export function deliveryOffer(asked: Asked): DeliveryOffer {
  const { rule, now, pincode, totalPaise, kg, wantedDay, agreed } = asked;
  const days = choosableDays(rule, asked.days, now);
  const day = chooseDay(days, kg, wantedDay);
  const promise = promiseOf({ rule, days, pincode, totalPaise, kg, now });
  const isAgreed = agreed?.pincode === pincode && agreed.totalPaise === totalPaise;
  const charge = isAgreed ? agreed.chargePaise : (promise?.chargePaise ?? 0);
  const isPromised = charge === promise?.chargePaise;
  return {
    cells: dayCells(days, kg),
    day,
    dayText: day && promisedDay(day, now),
    area: promise?.area,
    chargePaise: charge,
    amountPaise: totalPaise + charge,
    gain: isPromised ? gainText(rule, promise) : undefined,
    tooLittlePaise: promise?.tooLittlePaise ?? 0,
  };
}

/** False until the customer adds flour or chooses another day. */
export function canBeDelivered(offer: DeliveryOffer | undefined): boolean {
  return !offer || (offer.day !== undefined && offer.tooLittlePaise === 0);
}

/** The charge that the customer saw when keeping the order, shown until the shop names another. */
export function chargeSeen(
  { pincode, deliveryCharge }: NewOrder,
  total: number,
): AgreedCharge | undefined {
  if (pincode === undefined || deliveryCharge === undefined) return undefined;
  return { pincode, totalPaise: total, chargePaise: rupeesToPaise(deliveryCharge) };
}

function gainText(
  { freeFrom }: Delivery,
  promise: { area: Area; chargePaise: number; missingPaise: number },
): string | undefined {
  if (freeFrom === null || promise.area.charge === 0) return undefined;
  return promise.chargePaise === 0
    ? promiseTexts.freeFrom(formatPromisedRupees(freeFrom))
    : promiseTexts.more(formatPromised(promise.missingPaise));
}

/** For example `Deccan: delivery ₹40.00, free from ₹500.00`. */
export function areaText({ freeFrom }: Pick<Delivery, 'freeFrom'>, { name, charge }: Area): string {
  if (charge === 0) return checkoutTexts.areaIsFree(name);
  return freeFrom === null
    ? checkoutTexts.areaCharge(name, formatPromisedRupees(charge))
    : checkoutTexts.areaChargeUntil(
        name,
        formatPromisedRupees(charge),
        formatPromisedRupees(freeFrom),
      );
}
