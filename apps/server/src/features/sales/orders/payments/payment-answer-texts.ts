export const paymentAnswerTexts = {
  tooHigh: (open: string) => `Only ${open} is still to pay. Nothing was recorded.`,
  nothingOpen: 'Nothing is still to pay on this order. Nothing was recorded.',
  orderEnded: (status: string) =>
    `This order is ${status.toLowerCase()}, so no payment can be recorded. Earlier ones can be corrected.`,
  notAPayment: 'This row is itself a correction. Please correct the payment.',
  isARefund: 'This money was given back with a credit note, which cannot be corrected.',
  correctionTooHigh: (rest: string) => `Only ${rest} is left of this payment. Nothing was changed.`,
  keyReused: 'Something else was recorded under this key. Please open the order again.',
  nothingToClaim: 'Nothing is still to pay on this order.',
  notFound: 'We could not find this payment.',
} as const;
