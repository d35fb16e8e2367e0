/** These are not in `payTexts`, because the checkout needs only these. */
export const upiTexts = {
  openApp: (amount: string) => `Open UPI app, ${amount}`,
  payNow: (amount: string) => `Pay by UPI, ${amount}`,
  scan: 'Scan with any UPI app',
  codeAlt: (amount: string, upiId: string, orderId: string) =>
    `QR code: pay ${amount} to ${upiId} for order ${orderId}`,
  noteOf: (orderId: string) => `Order ${orderId}`,
  asYouLike: 'Pay now by UPI, or in cash at the door: as you like.',
  amountToPay: 'Amount to pay',
};
