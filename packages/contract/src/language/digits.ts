const ZERO = '0'.charCodeAt(0);

/** Converts Devanagari digits to ASCII. */
export function plainDigits(value: string): string {
  return value.replace(/[०-९]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - '०'.charCodeAt(0) + ZERO),
  );
}
