/** Names the amount due on delivery. Without the delivery rule, the charges are known only then. */
export function keepReady(amount: string, hasCharges: boolean): string {
  return hasCharges
    ? `Please keep ${amount} ready.`
    : `Please keep ${amount} and the delivery charges ready.`;
}
