/** Reads `1,000`, `1000.5` or `₹ 40`. Undefined if it is no amount with at most two decimals. */
export function readRupees(typed: string): number | undefined {
  const plain = typed.replace(/[₹,\s]/g, '');
  return /^\d{1,7}(?:\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** `stays` taken off `counted`, to the paisa. Undefined if that is not possible. */
export function takenOutOf(counted: number, stays: number | undefined): number | undefined {
  if (stays === undefined || stays > counted) return undefined;
  return Math.round((counted - stays) * 100) / 100;
}
