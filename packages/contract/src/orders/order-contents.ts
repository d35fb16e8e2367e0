import { grindIn, isSameLine, lineKey, nameWithGrind } from '../catalog/grinds.ts';
import type { Grind, LineId } from '../catalog/grinds.ts';
import { areaOf, chargePaise } from '../delivery/delivery.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { Language } from '../language/languages.ts';
import { formatRupees, paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { formatKg, kgToGrams, linePaise } from '../money/weight.ts';
import { cancellableStatuses } from './orders.ts';
import type { Order, OrderContentChanges } from './orders.ts';

export type {
  ChangedOrderItem,
  OrderContents,
  OrderContentsAnswer,
} from './order-contents.schema.ts';

/** An order can be changed until it is milled, and while it has no bill. */
export function isChangeable({
  orderStatus,
  billNumber,
}: Pick<Order, 'orderStatus' | 'billNumber'>): boolean {
  return cancellableStatuses.includes(orderStatus) && billNumber === null;
}

/** After a change, the grind that a line had before: null for none. Absent if it may be new. */
type LineBefore = { wasGrind?: string | null };

export type ContentLine = LineBefore & {
  productId: string;
  name: string;
  grind?: Grind | undefined;
  quantityKg: number;
  pricePerKg: number;
};

/** The contents of an order before or after a change. */
export type Contents = {
  lines: readonly ContentLine[];
  deliveryAddress: string;
  contactNumber: string;
  pincode: string | null;
  dueOn: string;
  totalAmount: number;
  deliveryCharge: number;
};

export function contentsOf(order: Order): Contents {
  return {
    lines: order.items.map(({ productId, grind, quantityKg, pricePerKg }) => ({
      productId: productId._id,
      name: productId.name,
      grind,
      quantityKg,
      pricePerKg,
    })),
    deliveryAddress: order.deliveryAddress,
    contactNumber: order.contactNumber,
    pincode: order.pincode,
    dueOn: order.dueOn,
    totalAmount: order.totalAmount,
    deliveryCharge: order.deliveryCharge,
  };
}

/** The sum and charge of changed contents; undefined if the rule knows no such pincode. */
export function amountsOf(
  { lines, pincode }: Pick<Contents, 'lines' | 'pincode'>,
  rule: Delivery | null,
): Pick<Contents, 'totalAmount' | 'deliveryCharge'> | undefined {
  const totalPaise = lines.reduce(
    (sum, { pricePerKg, quantityKg }) =>
      sum + linePaise(rupeesToPaise(pricePerKg), kgToGrams(quantityKg)),
    0,
  );
  const totalAmount = paiseToRupees(totalPaise);
  if (rule === null) return { totalAmount, deliveryCharge: 0 };
  const area = areaOf(rule, pincode ?? '');
  if (area === undefined) return undefined;
  return { totalAmount, deliveryCharge: paiseToRupees(chargePaise(rule, area, totalPaise)) };
}

/**
 * What history and mail say. Address and phone number are personal: only that they changed is kept,
 * so that nothing is left in the history once a customer is erased.
 */
export function changesOf(was: Contents, is: Contents): OrderContentChanges {
  const lines = changedLines(was.lines, is.lines);
  const amounts = {
    totalAmount: [was.totalAmount, is.totalAmount],
    deliveryCharge: [was.deliveryCharge, is.deliveryCharge],
    amountToPay: [toPayOf(was), toPayOf(is)],
  } satisfies Record<string, [number, number]>;
  return {
    ...(lines.length > 0 && { lines }),
    ...(was.deliveryAddress !== is.deliveryAddress && { deliveryAddress: true as const }),
    ...(was.contactNumber !== is.contactNumber && { contactNumber: true as const }),
    ...(was.pincode !== is.pincode && { pincode: true as const }),
    ...(was.dueOn !== is.dueOn && { dueOn: [was.dueOn, is.dueOn] as [string, string] }),
    ...Object.fromEntries(
      Object.entries(amounts).filter(([, [before, after]]) => before !== after),
    ),
  };
}

type ChangedLine = NonNullable<OrderContentChanges['lines']>[number];

/** The pairs come first, in the order of the old lines, then what is new. */
function changedLines(was: readonly ContentLine[], is: readonly ContentLine[]): ChangedLine[] {
  const { kept, added } = pairLines(was.map(withGrindKey), is.map(withGrindKey));
  const changed = kept.filter(
    ([before, after]) =>
      after === undefined ||
      !isSameLine(before, after) ||
      before.line.quantityKg !== after.line.quantityKg,
  );
  return [
    ...changed.map(([before, after]) => {
      const isReground = after !== undefined && !isSameLine(before, after);
      return {
        name: before.line.name,
        ...grindOf(after?.line ?? before.line),
        ...(isReground && before.line.grind && { wasGrind: before.line.grind }),
        wasKg: before.line.quantityKg,
        isKg: after?.line.quantityKg ?? 0,
      };
    }),
    ...added.map(({ line }) => ({
      name: line.name,
      ...grindOf(line),
      wasKg: 0,
      isKg: line.quantityKg,
    })),
  ];
}

function withGrindKey(line: ContentLine) {
  const { productId, grind, wasGrind } = line;
  return { productId, grind: grind?.key, ...(wasGrind !== undefined && { wasGrind }), line };
}

function grindOf({ grind }: ContentLine): { grind?: Grind } {
  return grind === undefined ? {} : { grind };
}

/** The key of the line that a line was before a change; undefined if it names none. */
export function lineBeforeKey({
  productId,
  wasGrind,
}: LineBefore & Pick<LineId, 'productId'>): string | undefined {
  return wasGrind === undefined ? undefined : lineKey({ productId, grind: wasGrind ?? undefined });
}

/**
 * Pairs the lines of an order before and after a change. A line that names the one it was is that
 * one. Of the others, a line whose grind is gone and one of the same flour whose grind is new are the
 * same line in another grind. A line that was keeps its price.
 */
export function pairLines<Was extends LineId, Is extends LineId & LineBefore>(
  was: readonly Was[],
  is: readonly Is[],
): { kept: [Was, Is | undefined][]; added: Is[] } {
  const pairs = new Map<Was, Is>();
  const pair = (match: (before: Was, after: Is) => boolean) => {
    for (const before of was) {
      if (pairs.has(before)) continue;
      const taken = new Set(pairs.values());
      const after = is.find((one) => !taken.has(one) && match(before, one));
      if (after !== undefined) pairs.set(before, after);
    }
  };
  pair((before, after) => lineBeforeKey(after) === lineKey(before));
  pair(isSameLine);
  pair((before, after) => before.productId === after.productId);
  const paired = new Set(pairs.values());
  return {
    kept: was.map((before) => [before, pairs.get(before)]),
    added: is.filter((after) => !paired.has(after)),
  };
}

function toPayOf({ totalAmount, deliveryCharge }: Contents): number {
  return paiseToRupees(rupeesToPaise(totalAmount) + rupeesToPaise(deliveryCharge));
}

export function isUnchanged(changes: OrderContentChanges): boolean {
  return Object.keys(changes).length === 0;
}

/** One changed field. Without `was`, `is` says it all. */
export type ChangeInWords = { label: string; was?: string; is: string };

export const orderContentTexts = {
  kg: formatKg,
  added: (kg: number) => `${formatKg(kg)} added`,
  removed: (kg: number) => `${formatKg(kg)} removed`,
  changed: 'changed',
  deliveryAddress: 'Delivery Address',
  contactNumber: 'Contact Number',
  pincode: 'Pincode',
  dueOn: 'Due day',
  totalAmount: 'Total Amount',
  deliveryCharge: 'Delivery',
  amountToPay: 'To pay',
};

/** History, mail and form use the same words. `formatDay` is the caller's way to write a day. */
export function changesInWords(
  changes: OrderContentChanges,
  formatDay: (day: string) => string,
  texts = orderContentTexts,
  language: Language = 'en',
): ChangeInWords[] {
  const lines = (changes.lines ?? []).map((line) => lineInWords(line, language, texts));
  const personal = (['deliveryAddress', 'contactNumber', 'pincode'] as const)
    .filter((field) => changes[field] === true)
    .map((field) => ({ label: texts[field], is: texts.changed }));
  const day = changes.dueOn?.map(formatDay);
  const amounts = (['totalAmount', 'deliveryCharge', 'amountToPay'] as const).flatMap((field) => {
    const [was, is] = changes[field] ?? [];
    if (was === undefined || is === undefined) return [];
    return [{ label: texts[field], was: formatRupees(was), is: formatRupees(is) }];
  });
  return [
    ...lines,
    ...personal,
    ...(day === undefined ? [] : [{ label: texts.dueOn, was: day[0] ?? '', is: day[1] ?? '' }]),
    ...amounts,
  ];
}

function lineInWords(
  { name, grind, wasGrind, wasKg, isKg }: ChangedLine,
  language: Language,
  texts: typeof orderContentTexts,
): ChangeInWords {
  if (wasGrind !== undefined || wasKg === isKg) {
    const inWords = (one: Grind | undefined, kg: number) =>
      one === undefined ? texts.kg(kg) : `${grindIn(one, language)}, ${texts.kg(kg)}`;
    return { label: name, was: inWords(wasGrind, wasKg), is: inWords(grind, isKg) };
  }
  const label = nameWithGrind(name, grind, language);
  if (wasKg === 0) return { label, is: texts.added(isKg) };
  if (isKg === 0) return { label, is: texts.removed(wasKg) };
  return { label, was: texts.kg(wasKg), is: texts.kg(isKg) };
}
