import { formatGrams, formatKg } from '../money/weight.ts';

export const quantityTexts = {
  atMost: (kg: number) => `You can order up to ${formatKg(kg)} at a time`,
  invalid: 'Quantity must be a whole number of kg from 1 to 100',
  bySteps: (grams: number) => `Quantity must be a multiple of ${formatGrams(grams)}, up to 100 kg`,
  onlyLeft: (kg: number, name: string) => `Only ${formatKg(kg)} of ${name} left`,
};
