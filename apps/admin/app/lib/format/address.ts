/** Puts a non-breaking space before the pincode, so that it stays on the city's line. */
export function bindPincode(address: string): string {
  return address.replace(/ (?=\d{6}\b)/g, '\u00a0');
}

/** Everything before the last comma, and the part after it: mostly the city with its pincode. */
export function splitAddress(address: string): [beginning: string, end: string] {
  const comma = address.lastIndexOf(',');
  if (comma === -1) return [address, ''];
  return [address.slice(0, comma + 1), bindPincode(address.slice(comma + 1).trim())];
}
