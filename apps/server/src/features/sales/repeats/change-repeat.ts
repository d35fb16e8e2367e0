import { weekdayOf } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { pairLines } from '@dalan/contract/orders/order-contents';
import type { RepeatDecision } from '@dalan/contract/orders/repeats';
import { kgToGrams, linePaise } from '@dalan/contract/money/weight';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { grindNotSold, orderTooSmall, wrongStep } from '../orders/index.ts';
import { earliestAfter } from './describe-repeat.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';
import { firstOn } from './repeat-days.rules.ts';
import { areSameLines } from './repeat-lines.rules.ts';
import { findRepeat, updateLines, updateRepeat } from './repeats.queries.ts';
import type { LockedRepeat, RepeatLine } from './repeats.queries.ts';

type Change = Extract<RepeatDecision, { do: 'change' }>;
type Asked = NonNullable<Change['items']>[number];

/** Changes a locked repeat. Orders that it has made stay as they are. */
export async function changeRepeat(
  tx: Tx,
  rule: Delivery,
  repeat: LockedRepeat,
  { items, ...rhythm }: Change,
): Promise<void> {
  refuseClosedDay(rule, rhythm.weekday);
  if (items !== undefined) await changeLines(tx, rule, repeat, items);
  await changeRhythm(tx, repeat, rhythm);
}

/** Sets weights and grinds of the repeat's lines. A line that is left out is removed. */
async function changeLines(
  tx: Tx,
  rule: Delivery,
  { id }: LockedRepeat,
  asked: Asked[],
): Promise<void> {
  const present = (await findRepeat(tx, id))?.items ?? [];
  const before = present.map((line) => ({
    productId: line.productId,
    grind: line.grind?.key,
    line,
  }));
  const { kept, added } = pairLines(before, asked);
  if (added.length > 0) {
    const fields = { items: repeatAnswerTexts.otherFlour };
    throw new ShopError('INVALID_INPUT', repeatAnswerTexts.otherFlour, { fields });
  }
  const lines = kept.flatMap(([{ line }, wanted]) =>
    wanted === undefined ? [] : [changedLine(line, wanted, asked.indexOf(wanted))],
  );
  if (areSameLines(lines, present)) return;
  refuseSmallOrder(rule, lines);
  await updateLines(tx, id, lines);
}

/** A grind or weight that the line already has is kept, even if it is not sold any more. */
function changedLine(
  line: RepeatLine,
  { grind: key, quantityKg }: Asked,
  place: number,
): RepeatLine {
  const { grinds, stepGrams } = line;
  const weightGrams = kgToGrams(quantityKg);
  if (weightGrams !== line.weightGrams && weightGrams % stepGrams !== 0) {
    throw wrongStep(place, stepGrams);
  }
  if (key === line.grind?.key) return { ...line, weightGrams };
  const grind = grinds.find((one) => one.key === key) ?? null;
  const isSold = key === undefined ? grinds.length === 0 : grind !== null;
  if (!isSold) throw grindNotSold(line.name, [{ productId: line.productId, grind: key, grinds }]);
  return { ...line, grind, weightGrams };
}

/**
 * Checks the sum at today's prices. Below the smallest order none could be made, and staff would
 * have to call.
 */
function refuseSmallOrder(rule: Delivery, lines: readonly RepeatLine[]): void {
  const smallestPaise = rule.isOn ? rupeesToPaise(rule.smallestOrder ?? 0) : 0;
  const totalPaise = lines.reduce(
    (sum, { pricePaise, weightGrams }) => sum + linePaise(pricePaise, weightGrams),
    0,
  );
  if (totalPaise < smallestPaise) throw orderTooSmall(smallestPaise);
}

type Rhythm = { everyWeeks: 1 | 2; weekday: number };

/** A repeat whose weekday stays keeps its next day. */
export async function changeRhythm(
  tx: Tx,
  repeat: LockedRepeat,
  { everyWeeks, weekday }: Rhythm,
): Promise<void> {
  if (weekday === weekdayOf(repeat.nextOn)) return updateRepeat(tx, repeat.id, { everyWeeks });
  const last = (await findRepeat(tx, repeat.id))?.last ?? null;
  const nextOn = firstOn(weekday, earliestAfter(last, new Date()));
  return updateRepeat(tx, repeat.id, { everyWeeks, nextOn });
}

export function refuseClosedDay({ daysOff }: Delivery, weekday: number): void {
  if (!daysOff.includes(weekday)) return;
  const fields = { weekday: repeatAnswerTexts.dayClosed };
  throw new ShopError('INVALID_INPUT', repeatAnswerTexts.dayClosed, { fields });
}
