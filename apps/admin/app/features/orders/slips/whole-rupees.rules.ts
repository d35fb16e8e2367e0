import { formatRupees } from '@dalan/contract/money/money';

/** `₹1,094` on paper. Paise are said if there are some: a rounded amount would be the wrong one. */
export function wholeRupees(amount: number): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
