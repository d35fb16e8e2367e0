import { days } from '../language/days.texts.ts';
import { promiseTexts } from './delivery-promise.texts.ts';
import { plainDigits } from '../language/digits.ts';
import { areaOf, chargePaise, firstDueDay, hasRoom, shopClock } from './delivery.ts';
import type { Area, Delivery } from './delivery.ts';
import { formatPromised, rupeesToPaise } from '../money/money.ts';

export { promiseTexts } from './delivery-promise.texts.ts';
export { formatPromised } from '../money/money.ts';

type DayWithRoom = { day: string; leftKg: number | null };

/** What the promise depends on. A shop with the delivery rule off makes no such promise. */
export type PromiseAsked = {
  rule: Delivery;
  /** The days to choose from, full ones included. */
  days: readonly DayWithRoom[];
  pincode: string;
  /** Sum of the lines. */
  totalPaise: number;
  /** The weight that must fit into the day's room. */
  kg: number;
  now: Date;
};

export type PromiseKnown = {
  area: Area;
  /** The earliest day with room. Undefined if all are full. */
  day: string | undefined;
  chargePaise: number;
  /** The amount still missing for free delivery; 0 if it is reached or delivery is never free. */
  missingPaise: number;
  /** The amount still missing for the smallest order. */
  tooLittlePaise: number;
};

export const PINCODE_LENGTH = 6;
const PINCODE = /^[1-9]\d{5}$/;

export function isPincode(text: string): boolean {
  return PINCODE.test(text);
}

/** The last pincode in an address, such as `Pune 411 004`. */
export function pincodeIn(address: string): string | undefined {
  const found = plainDigits(address).match(/(?<!\d)[1-9]\d{2}[ ]?\d{3}(?!\d)/g);
  return found?.at(-1)?.replace(' ', '');
}

/** The days that can still be chosen: those before the first one due now are over. */
export function choosableDays<Day extends DayWithRoom>(
  rule: Delivery,
  days: readonly Day[],
  now: Date,
): Day[] {
  const first = firstDueDay(rule, now);
  return days.filter(({ day }) => day >= first);
}

/** Undefined if the shop does not deliver to this pincode. */
export function promiseOf(asked: PromiseAsked): PromiseKnown | undefined {
  const { rule, days, pincode, totalPaise, kg, now } = asked;
  const area = areaOf(rule, pincode);
  if (area === undefined) return undefined;
  const charge = chargePaise(rule, area, totalPaise);
  return {
    area,
    day: choosableDays(rule, days, now).find((day) => hasRoom(day, kg))?.day,
    chargePaise: charge,
    missingPaise: charge === 0 ? 0 : missingFor(rule.freeFrom, totalPaise),
    tooLittlePaise: missingFor(rule.smallestOrder, totalPaise),
  };
}

function missingFor(amount: number | null, totalPaise: number): number {
  return amount === null ? 0 : Math.max(0, rupeesToPaise(amount) - totalPaise);
}

export const { dayParts, formatDueDay, promisedDay, dayInSentence } = days;

/** The texts of one language that a promise is made of. */
export type PromiseLanguage = { promiseTexts: typeof promiseTexts; days: typeof days };

const ownLanguage: PromiseLanguage = { promiseTexts, days };

/** The promise in words, the same on every screen and in mails. */
export type PromiseInWords = {
  day: string;
  charge: string;
  /** Orders placed before this time get this day; undefined if later orders get it, too. */
  cutOff: string | undefined;
  /** The amount still missing for the smallest order. */
  tooLittle: string | undefined;
  /** The page chooses the language of its name. */
  area: Area;
};

/** Undefined if the shop does not deliver to this pincode. */
export function promiseInWords(
  asked: PromiseAsked,
  language = ownLanguage,
): PromiseInWords | undefined {
  const known = promiseOf(asked);
  if (known === undefined) return undefined;
  const { promiseTexts: texts } = language;
  const { rule, now } = asked;
  const { area, day, tooLittlePaise } = known;
  return {
    day: day === undefined ? texts.allFull : language.days.promisedDay(day, now),
    charge: chargeInWords(rule, known.chargePaise, texts),
    cutOff: isBeforeCutOff(rule, day, now)
      ? texts.cutOff(language.days.formatTime(rule.cutOff))
      : undefined,
    tooLittle:
      tooLittlePaise > 0 && rule.smallestOrder !== null
        ? [
            texts.smallest(formatPromised(rupeesToPaise(rule.smallestOrder))),
            texts.addMore(formatPromised(tooLittlePaise)),
          ].join(' ')
        : undefined,
    area,
  };
}

/** `Delivery ₹40, free from ₹500`. */
export function chargeInWords(
  { freeFrom }: Pick<Delivery, 'freeFrom'>,
  paise: number,
  texts = promiseTexts,
): string {
  if (paise === 0) return texts.free;
  const charge = formatPromised(paise);
  return freeFrom === null
    ? texts.charge(charge)
    : texts.chargeUntil(charge, formatPromised(rupeesToPaise(freeFrom)));
}

/** Day and charge as one sentence. */
export function promiseSentence({ day, charge }: PromiseInWords): string {
  const { allFull, stop } = promiseTexts;
  return day === allFull ? `${day} ${charge}${stop}` : `${day}${stop} ${charge}${stop}`;
}

/** Returns `Order before 6:00 PM today for Tuesday.` while that holds. */
export function orderBeforeText(rule: Delivery, day: string, now: Date): string | undefined {
  if (!isBeforeCutOff(rule, day, now)) return undefined;
  return promiseTexts.orderBefore(days.formatTime(rule.cutOff), days.weekdayInFull(day));
}

/** True if an order after the cut-off would get a later day. */
function isBeforeCutOff(rule: Delivery, day: string | undefined, now: Date): boolean {
  return shopClock(now).time < rule.cutOff && day === firstDueDay(rule, now);
}
