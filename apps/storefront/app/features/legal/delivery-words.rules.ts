import { days } from '@dalan/contract/language/days.texts';
import { formatPromisedRupees } from '@dalan/contract/money/money';
import type { Area, Delivery } from '@dalan/contract/settings/settings';
import { promises } from '@dalan/contract/settings/shop';
import type { Shop } from '@dalan/contract/settings/shop';

import { deliveryWordsTexts as texts } from './delivery-words.texts.ts';

export type DeliveryWords = {
  before: string;
  areas: { area: Area; pincodes: string; charge: string }[];
  after: string;
};

/** The weekdays as they are listed, Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The delivery rule in words, or the shop's general promise if there is no rule. */
export function deliveryWords(rule: Delivery, { city }: Shop): DeliveryWords {
  if (!rule.isOn) {
    const words = [texts.inCity(city), promises.fastDelivery, promises.checkoutShippingNote];
    return { before: words.join(' '), areas: [], after: '' };
  }
  const { areas, freeFrom, smallestOrder, cutOff } = rule;
  const closed = WEEK.filter((day) => rule.daysOff.includes(day)).map(weekdayName);
  const after = [
    freeFrom !== null && texts.freeFrom(formatPromisedRupees(freeFrom)),
    smallestOrder !== null && texts.smallestOrder(formatPromisedRupees(smallestOrder)),
    closed.length > 0 && texts.closedOn(closed),
  ];
  return {
    before: texts.cutOff(days.formatTime(cutOff)),
    areas: areas.map((area) => ({
      area,
      pincodes: area.pincodes.join(', '),
      charge: formatPromisedRupees(area.charge),
    })),
    after: after.filter(Boolean).join(' '),
  };
}

/** The dates begin with 1 November 2026, which is a Sunday. */
function weekdayName(day: number): string {
  return days.weekdayInFull(`2026-11-0${day + 1}`);
}
