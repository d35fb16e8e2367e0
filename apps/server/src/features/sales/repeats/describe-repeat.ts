import { USUAL_STEP_GRAMS } from '@dalan/contract/catalog/grinds';
import { nameBeside } from '@dalan/contract/language/content-language';
import {
  areaOf,
  chargePaise,
  openDaysFrom,
  shopClock,
  weekdayOf,
} from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { Language } from '@dalan/contract/language/languages';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Repeat } from '@dalan/contract/orders/repeats';
import { gramsToKg, linePaise } from '@dalan/contract/money/weight';
import { earliestDay, weekdayChoices } from './repeat-days.rules.ts';
import type { DayRow, RepeatRow } from './repeats.queries.ts';

type Asked = { rule: Delivery; now: Date; language: Language | undefined };

/** A repeat as its customer sees it: no name, no address, no number. */
export function describeRepeat(row: RepeatRow, { rule, now, language }: Asked): Repeat {
  const { last, nextOn } = row;
  const today = shopClock(now).day;
  return {
    _id: row.id,
    everyWeeks: row.everyWeeks,
    weekday: weekdayOf(nextOn),
    items: row.items.map((line) => ({
      productId: line.productId,
      name: line.name,
      ...nameBeside(line, language),
      ...(line.grind && { grind: line.grind }),
      ...(line.grinds.length > 0 && { grinds: line.grinds }),
      ...(line.stepGrams !== USUAL_STEP_GRAMS && { stepGrams: line.stepGrams }),
      quantityKg: gramsToKg(line.weightGrams),
    })),
    next: last?.isOpen
      ? { ...comingOn(last), orderId: last.orderId }
      : { on: nextOn, comesOn: openDaysFrom(rule, nextOn, 1)[0] ?? nextOn, orderId: null },
    skipped: last && canTakeBack(last, weekdayOf(nextOn), today) ? comingOn(last) : null,
    about: priceOf(row, rule),
    isStopped: row.isStopped,
    weekdays: weekdayChoices(rule.daysOff, earliestAfter(last, now), nextOn),
  };
}

/** The first day that a repeat can be moved to. */
export function earliestAfter(last: DayRow | null, now: Date): string {
  return earliestDay(now, last ? (last.comesOn ?? last.day) : undefined);
}

function comingOn({ day, comesOn }: DayRow) {
  return { on: day, comesOn: comesOn ?? day };
}

/** True if the customer skipped the day, it is still ahead, and the repeat keeps its weekday. */
export function canTakeBack(made: DayRow, weekday: number, today: string): boolean {
  const isSkipped =
    made.outcome === 'skipped' ? weekdayOf(made.day) === weekday : made.isCancelledByCustomer;
  return isSkipped && (made.comesOn ?? made.day) > today;
}

function priceOf({ items, pincode }: RepeatRow, rule: Delivery): Repeat['about'] {
  if (items.some(({ isSold }) => !isSold)) return null;
  const totalPaise = items.reduce(
    (sum, { pricePaise, weightGrams }) => sum + linePaise(pricePaise, weightGrams),
    0,
  );
  const area = rule.isOn && pincode !== null ? areaOf(rule, pincode) : undefined;
  const charge = area === undefined ? 0 : chargePaise(rule, area, totalPaise);
  return { amount: paiseToRupees(totalPaise + charge), isWithDelivery: area !== undefined };
}
