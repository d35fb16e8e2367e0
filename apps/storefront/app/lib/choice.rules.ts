import { floorToStep } from '@dalan/contract/orders/quantities';
import type { Product } from '@dalan/contract/catalog/catalog';
import { stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { offeredGrams } from '@dalan/contract/catalog/offered-weights';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';

import { choiceTexts } from './choice.texts.ts';
import { shownName } from './language/shown-name.ts';

type Sold = Pick<Product, 'stepGrams' | 'quantity'>;

/** The weights to choose with one press, by the step of the flour. */
export function weightCells(product: Sold) {
  return offeredGrams(stepOf(product)).map((grams) => ({
    value: gramsToKg(grams),
    label: choiceTexts.weight(grams),
    isOff: grams > kgToGrams(product.quantity),
  }));
}

export function grindCells(grinds: readonly Grind[]) {
  return grinds.map((grind) => {
    const { text, lang } = shownName(grind).lead;
    return { value: grind.key, label: text, lang };
  });
}

/** A kilogram is chosen beforehand, or what is left of it. */
export function firstKg(product: Sold): number {
  return Math.min(floorToStep(product.quantity, stepOf(product)), 1) || 1;
}
