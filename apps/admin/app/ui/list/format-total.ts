const number = new Intl.NumberFormat('en-IN');

export function formatNumber(value: number): string {
  return number.format(value);
}

/** `248`, or `10,000+` where the server stopped counting. */
export function formatTotal({ total, isTotalOpen }: { total: number; isTotalOpen: boolean }) {
  return `${formatNumber(total)}${isTotalOpen ? '+' : ''}`;
}
