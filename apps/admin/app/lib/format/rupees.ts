const rupees = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;
const whole = new Intl.NumberFormat('en-IN', rupees);
const short = new Intl.NumberFormat('en-IN', {
  ...rupees,
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** `₹2,47,200`: for sums that need no paise. */
export function formatWholeRupees(amount: number): string {
  return whole.format(amount);
}

/** `₹2.5L`, where there is little room. */
export function formatShortRupees(amount: number): string {
  return short.format(amount);
}
