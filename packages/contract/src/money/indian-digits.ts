/**
 * `12,34,567`: the last three digits together, then pairs. `Intl` is not used, because its first
 * format costs a cheap phone 70 ms.
 */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

/**
 * Formats 1,250,500 thousandths as `1,250.5`. Zeros at the end are left out, down to `least`
 * digits.
 */
export function formatDecimal(parts: number, perWhole: 10 | 100 | 1000, least = 0): string {
  const size = Math.abs(parts);
  const digits = String(perWhole).length - 1;
  const rest = String(size % perWhole).padStart(digits, '0');
  const kept = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '');
  const whole = groupDigits(Math.floor(size / perWhole));
  return `${parts < 0 ? '-' : ''}${whole}${kept === '' ? '' : `.${kept}`}`;
}
