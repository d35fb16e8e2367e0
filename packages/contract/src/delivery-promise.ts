import { areaOf, chargePaise, dayAfter, firstDueDay, shopClock, weekdayOf } from './delivery.ts';
import type { Area, Delivery } from './delivery.ts';
import { formatPaise, rupeesToPaise } from './money.ts';

/** A day to choose from. `leftKg` is null without a limit. */
type DayWithRoom = { day: string; leftKg: number | null };

/** What the promise depends on. Shops with the rule off promise nothing of this. */
export type PromiseAsked = {
  rule: Delivery;
  /** The days to choose from, full ones included. */
  days: readonly DayWithRoom[];
  pincode: string;
  /** Sum of the lines. */
  totalPaise: number;
  /** What must fit into the day's room. */
  kg: number;
  now: Date;
};

export type PromiseKnown = {
  area: Area;
  /** The earliest day with room. Undefined if all are full. */
  day: string | undefined;
  chargePaise: number;
  /** Missing for free delivery. 0 if it is reached, or if there is no free amount. */
  missingPaise: number;
  /** Missing for the smallest order. */
  tooLittlePaise: number;
};

export const PINCODE_LENGTH = 6;
const PINCODE = /^[1-9]\d{5}$/;

export function isPincode(text: string): boolean {
  return PINCODE.test(text);
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

export function hasRoom({ leftKg }: DayWithRoom, kg: number): boolean {
  return leftKg === null || leftKg >= Math.max(kg, 1);
}

/** Undefined: the shop does not deliver to this pincode. */
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

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const weekdaysInFull = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Tue` and `17 Nov`. */
export function dayParts(day: string): { weekday: string; date: string } {
  const [, month, date] = day.split('-').map(Number);
  return {
    weekday: weekdays[weekdayOf(day)] ?? '',
    date: `${date} ${months[Number(month) - 1]}`,
  };
}

/** `Tue 17 Nov`. */
export function formatDueDay(day: string): string {
  const { weekday, date } = dayParts(day);
  return `${weekday} ${date}`;
}

/** `Tomorrow, Tue 17 Nov`, or `Wed 18 Nov`. */
export function promisedDay(day: string, now: Date): string {
  const isTomorrow = day === dayAfter(shopClock(now).day);
  return isTomorrow ? `Tomorrow, ${formatDueDay(day)}` : formatDueDay(day);
}

/** `6:00 PM` for `18:00`, like the opening hours. */
export function formatCutOff(cutOff: string): string {
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `₹40`, or `₹40.50`: whole rupees have no decimals in a promise. */
export function formatPromised(paise: number): string {
  return formatPaise(paise).replace(/\.00$/, '');
}

export const promiseTexts = {
  title: 'Delivery to your home',
  asking: 'We tell you the day and the charge.',
  charge: (charge: string) => `Delivery ${charge}`,
  chargeUntil: (charge: string, freeFrom: string) => `Delivery ${charge}, free from ${freeFrom}`,
  free: 'Free delivery',
  more: (amount: string) => `${amount} more for free delivery`,
  freeFrom: (amount: string) => `Free from ${amount}`,
  place: (area: string, pincode: string) => `${area}, ${pincode}`,
  cutOff: (time: string) => `If you order before ${time} today`,
  orderBefore: (time: string, weekday: string) => `Order before ${time} today for ${weekday}.`,
  wrong: 'A pincode has 6 digits',
  unknown: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  smallest: (amount: string) => `Smallest order for delivery: ${amount}.`,
  addMore: (amount: string) => `Add ${amount} more to have it delivered.`,
  noAnswer:
    'The day could not be found out. You can order all the same; we show it before you order.',
  allFull: 'All of the next days are full.',
} as const;

/** The promise in words, the same on every screen and in mails. */
export type PromiseInWords = {
  day: string;
  charge: string;
  /** Until when the day holds. Undefined if a later order gets the same day. */
  cutOff: string | undefined;
  /** What is missing for the smallest order. */
  tooLittle: string | undefined;
  /** Area and pincode. */
  place: string;
};

/** Undefined: the shop does not deliver to this pincode. */
export function promiseInWords(asked: PromiseAsked): PromiseInWords | undefined {
  const known = promiseOf(asked);
  if (known === undefined) return undefined;
  const { rule, pincode, now } = asked;
  const { area, day, tooLittlePaise } = known;
  return {
    day: day === undefined ? promiseTexts.allFull : promisedDay(day, now),
    charge: chargeInWords(rule, known.chargePaise),
    cutOff: isBeforeCutOff(rule, day, now)
      ? promiseTexts.cutOff(formatCutOff(rule.cutOff))
      : undefined,
    tooLittle:
      tooLittlePaise > 0 && rule.smallestOrder !== null
        ? [
            promiseTexts.smallest(formatPromised(rupeesToPaise(rule.smallestOrder))),
            promiseTexts.addMore(formatPromised(tooLittlePaise)),
          ].join(' ')
        : undefined,
    place: promiseTexts.place(area.name, pincode),
  };
}

/** `Delivery ₹40, free from ₹500`. */
export function chargeInWords({ freeFrom }: Pick<Delivery, 'freeFrom'>, paise: number): string {
  if (paise === 0) return promiseTexts.free;
  const charge = formatPromised(paise);
  return freeFrom === null
    ? promiseTexts.charge(charge)
    : promiseTexts.chargeUntil(charge, formatPromised(rupeesToPaise(freeFrom)));
}

/** Day and charge as one sentence. */
export function promiseSentence({ day, charge }: PromiseInWords): string {
  return day === promiseTexts.allFull ? `${day} ${charge}.` : `${day}. ${charge}.`;
}

/** `Order before 6:00 PM today for Tuesday.`, while that is so. */
export function orderBeforeText(rule: Delivery, day: string, now: Date): string | undefined {
  if (!isBeforeCutOff(rule, day, now)) return undefined;
  return promiseTexts.orderBefore(formatCutOff(rule.cutOff), weekdaysInFull[weekdayOf(day)] ?? '');
}

/** An order after the cut-off would get a later day. */
function isBeforeCutOff(rule: Delivery, day: string | undefined, now: Date): boolean {
  return shopClock(now).time < rule.cutOff && day === firstDueDay(rule, now);
}
