import type { Product } from '@dalan/contract/catalog/catalog';
import { stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';

import { choiceTexts } from './choice.texts.ts';
import { shownName } from './language/shown-name.ts';
import { floorToStep } from './steps.rules.ts';

const quickPicksGrams: Partial<Record<number, readonly number[]>> = {
  250: [250, 500, 1000, 2000],
  500: [500, 1000, 2000, 5000],
};

type Sold = Pick<Product, 'stepGrams' | 'quantity'>;

/** The weights to choose with one press, by the step of the flour. */
export function weightCells(product: Sold) {
  const picks = quickPicksGrams[stepOf(product)] ?? [1000, 2000, 5000, 10_000];
  return picks.map((grams) => ({
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
