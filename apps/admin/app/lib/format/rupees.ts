import { formatDecimal, groupDigits } from '@dalan/contract/money/indian-digits';

const shortUnits = [
  { size: 10_000_000, unit: 'Cr' },
  { size: 100_000, unit: 'L' },
  { size: 1_000, unit: 'K' },
];

/** `₹2,47,200`: for sums that need no paise. */
export function formatWholeRupees(amount: number): string {
  return `₹${groupDigits(Math.round(amount))}`.replace('₹-', '-₹');
}

/** `₹2.5L`, where there is little room. */
export function formatShortRupees(amount: number): string {
  const { size, unit } = shortUnits.find((one) => amount >= one.size) ?? { size: 1, unit: '' };
  return `₹${formatDecimal(Math.round((amount / size) * 10), 10)}${unit}`;
}
