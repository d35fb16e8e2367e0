import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { ownPricePaise } from '@dalan/contract/on-account/accounts';
import type { OwnPrices } from '@dalan/contract/on-account/accounts';

type Priced = { _id: string; pricePerKg: number };

/** Rupees per kg for this customer. Others pay the public price. */
export function priceFor({ _id, pricePerKg }: Priced, own: OwnPrices | undefined): number {
  return paiseToRupees(ownPricePaise(_id, rupeesToPaise(pricePerKg), own));
}

/** The flours at the prices of this customer. */
export function floursFor<Flour extends Priced>(
  flours: Flour[],
  own: OwnPrices | undefined,
): Flour[] {
  if (own === undefined) return flours;
  return flours.map((flour) => ({ ...flour, pricePerKg: priceFor(flour, own) }));
}
