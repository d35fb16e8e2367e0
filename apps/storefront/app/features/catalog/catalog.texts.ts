import { formatGrams } from '@dalan/contract/money/weight';

export const catalogTexts = {
  viewDetails: 'View Details',
  viewAll: 'View All',
  clearFilters: 'Clear filters',
  or: ' or ',
  /** `list` is empty for a flour without grinds. */
  from: (list: string, grams: number) =>
    list === '' ? `From ${formatGrams(grams)}` : `${list}, from ${formatGrams(grams)}`,
  comeBack: 'Please come back soon.',
};
