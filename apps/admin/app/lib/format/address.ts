/** A pincode stays on the line of its city. */
export function bindPincode(address: string): string {
  return address.replace(/ (?=\d{6}\b)/g, '\u00a0');
}
