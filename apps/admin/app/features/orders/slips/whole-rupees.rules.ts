import { formatRupees } from '@dalan/contract/money/money';

/** `₹1,094` on paper. Paise are shown if there are any, because a rounded amount would be wrong. */
export function wholeRupees(amount: number): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
