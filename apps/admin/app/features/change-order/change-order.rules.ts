import { stepOf } from '@dalan/contract/catalog/grinds';
import type { Product } from '@dalan/contract/catalog/catalog';
import { phoneDigits } from '@dalan/contract/contact/contact-details';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { formatKg, sumKg } from '@dalan/contract/money/weight';
import { amountsOf, changesOf, contentsOf, pairLines } from '@dalan/contract/orders/order-contents';
import type { ContentLine, Contents, OrderContents } from '@dalan/contract/orders/order-contents';
import type { Order, OrderContentChanges } from '@dalan/contract/orders/orders';
import { floorToStep, quantityLimits } from '@dalan/contract/orders/quantities';

/** What staff typed so far. */
export type Draft = {
  lines: ContentLine[];
  address: string;
  number: string;
  pincode: string;
  dueOn: string;
};

export function draftOf(order: Order): Draft {
  const { lines, deliveryAddress, contactNumber, pincode, dueOn } = contentsOf(order);
  return {
    lines: lines.map((line) => ({ ...line, wasGrind: line.grind?.key ?? null })),
    address: deliveryAddress,
    number: contactNumber,
    pincode: pincode ?? '',
    dueOn,
  };
}

/** Undefined if the order's delivery rule does not have the pincode. */
export function contentsAfter(
  order: Order,
  draft: Draft,
  rule: Delivery | null,
): Contents | undefined {
  const pincode = order.pincode === null ? null : draft.pincode;
  const amounts = amountsOf({ lines: draft.lines, pincode }, rule);
  return (
    amounts && {
      lines: draft.lines,
      deliveryAddress: draft.address.trim(),
      contactNumber: phoneDigits(draft.number),
      pincode,
      dueOn: draft.dueOn,
      ...amounts,
    }
  );
}

export function changesIn(
  order: Order,
  draft: Draft,
  rule: Delivery | null,
): OrderContentChanges | undefined {
  const after = contentsAfter(order, draft, rule);
  return after && changesOf(contentsOf(order), after);
}

export function bodyOf(order: Order, draft: Draft): OrderContents {
  return {
    version: order.version,
    items: draft.lines.map(({ productId, grind, wasGrind, quantityKg, pricePerKg }) => ({
      productId,
      ...(grind && { grind: grind.key }),
      ...(wasGrind !== undefined && wasGrind !== (grind?.key ?? null) && { wasGrind }),
      quantityKg,
      pricePerKg,
    })),
    deliveryAddress: draft.address.trim(),
    contactNumber: draft.number,
    ...(order.pincode !== null && { pincode: draft.pincode }),
    dueOn: draft.dueOn,
  };
}

type HeldLine = Pick<Order['items'][number], 'quantityKg'> & { productId: { _id: string } };

/**
 * The most that a line can have: what the order already holds of its flour and what is free beside
 * it, less the flour's other lines. Before the flours have loaded, only the limit of a line is
 * known: a weight typed by then must not be cut.
 */
export function maxKgOf(
  order: { items: readonly HeldLine[] },
  flour: Pick<Product, 'quantity' | 'stepGrams'> | undefined,
  productId: string,
  otherLinesKg: readonly number[] = [],
): number {
  if (flour === undefined) return quantityLimits.quantityMaxKg;
  const held = heldKg(order, productId);
  const free = Math.max(0, flour.quantity);
  const left = sumKg([held, free, -sumKg(otherLinesKg)]);
  return Math.min(floorToStep(left, stepOf(flour)), quantityLimits.quantityMaxKg);
}

/** What the order holds of a flour, in all its grinds. */
function heldKg(order: { items: readonly HeldLine[] }, productId: string): number {
  const held = order.items.filter((item) => item.productId._id === productId);
  return sumKg(held.map(({ quantityKg }) => quantityKg));
}

/** The line of the order that each line of the draft was, if any: see `pairLines`. */
export function heldLines(order: Order, lines: readonly ContentLine[]) {
  const { kept } = pairLines(
    order.items.map((item) => ({ productId: item.productId._id, grind: item.grind?.key, item })),
    lines.map((line) => ({ ...line, grind: line.grind?.key, line })),
  );
  return new Map(kept.flatMap(([was, is]) => (is === undefined ? [] : [[is.line, was.item]])));
}

/** The draft with its lines at the prices that they have by the rule: a line that was kept keeps its own. */
export function withKeptPrices(
  order: Order,
  lines: ContentLine[],
  todayOf: (line: ContentLine) => number | undefined,
): ContentLine[] {
  const held = heldLines(order, lines);
  return lines.map((line) => ({
    ...line,
    pricePerKg: held.get(line)?.pricePerKg ?? todayOf(line) ?? line.pricePerKg,
  }));
}

/** `Jowar Flour −1 kg, Besan +500 g`: how the stock changes. A change of grind moves nothing. */
export function stockMoves({ lines = [] }: OrderContentChanges): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  return names
    .map((name) => {
      const own = lines.filter((line) => line.name === name);
      return { name, kg: sumKg(own.flatMap(({ wasKg, isKg }) => [wasKg, -isKg])) };
    })
    .filter(({ kg }) => kg !== 0)
    .map(({ name, kg }) => `${name} ${kg < 0 ? '−' : '+'}${formatKg(Math.abs(kg))}`)
    .join(', ');
}
