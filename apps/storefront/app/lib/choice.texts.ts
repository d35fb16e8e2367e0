import { formatGrams } from '@dalan/contract/money/weight';

/** Texts of a choice between grinds and weights. */
export const choiceTexts = {
  grind: 'Grind',
  quantity: 'Quantity',
  weight: formatGrams,
  decrease: (step: string) => `Decrease by ${step}`,
  increase: (step: string) => `Increase by ${step}`,
};
