/** The amount due on delivery. Delivery charges are not known earlier. */
export function keepReady(amount: string): string {
  return `Please keep ${amount} and the delivery charges ready.`;
}
