import { lineKey } from '@dalan/contract/catalog/grinds';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { creditedLineOf, leftOfLine, paiseForGrams } from '@dalan/contract/payments/credit-notes';
import type { RiderAction, RiderStop } from '@dalan/contract/mill/runs';

export type Bag = RiderStop['order']['items'][number];
export type ComesBack = NonNullable<Extract<RiderAction, { do: 'delivered' }>['comesBack']>;
type OrderAtTheDoor = Pick<RiderStop['order'], 'items' | 'amountToPay' | 'paidAmount'>;

export function bagKey({ productId, grind }: Bag): string {
  return lineKey({ productId: productId._id, grind: grind?.key });
}

/**
 * An order of one bag is taken or refused. Runs that a phone kept from before do not say what a bag
 * is worth.
 */
export function canComeBackInPart({ items }: OrderAtTheDoor): boolean {
  return items.length > 1 && items.every(({ sold }) => sold !== undefined);
}

/** A bag comes back whole: it is closed. */
export function returnedLines(bags: readonly Bag[]): ComesBack {
  return bags.map((bag) => ({
    productId: bag.productId._id,
    ...(bag.grind && { grind: bag.grind.key }),
    kg: gramsToKg(gramsIn(bag)),
  }));
}

function creditedBag({ quantityKg, sold }: Bag) {
  return creditedLineOf({ quantityKg, ...(sold ?? { pricePerKg: 0, totalPrice: 0 }) });
}

function gramsIn(bag: Bag): number {
  return leftOfLine(creditedBag(bag)).grams;
}

/** Rupees that the mill takes off the order for these bags. */
export function worthOf(bags: readonly Bag[]): number {
  const paise = bags.map((bag) => paiseForGrams(creditedBag(bag), gramsIn(bag)));
  return paiseToRupees(paise.reduce((sum, one) => sum + one, 0));
}

/** What is open once these bags have come back. Below zero: the customer has paid too much. */
export function openAfter(
  { amountToPay, paidAmount }: OrderAtTheDoor,
  bags: readonly Bag[],
): number {
  const paise = rupeesToPaise(amountToPay) - rupeesToPaise(paidAmount);
  return paiseToRupees(paise - rupeesToPaise(worthOf(bags)));
}

/** The bags of the order that an action brings back. */
export function bagsOf({ items }: OrderAtTheDoor, comesBack: ComesBack = []): Bag[] {
  if (comesBack.length === 0) return [];
  const keys = new Set(comesBack.map(lineKey));
  return items.filter((bag) => keys.has(bagKey(bag)));
}
