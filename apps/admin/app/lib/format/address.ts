/** Non-breaking space before the pincode, so that it stays on the city's line. */
export function bindPincode(address: string): string {
  return address.replace(/ (?=\d{6}\b)/g, '\u00a0');
}
