/** Texts that only the server says. */
export const creditAnswerTexts = {
  notDelivered: (status: string) =>
    `Flour comes back only from a delivered order. This one is ${status.toLowerCase()}.`,
  alreadyReturned: 'This order is marked as returned: all of it was given back already.',
  noBillYet: (status: string) =>
    `A discount is taken off the bill. This order is ${status.toLowerCase()} and has none.`,
  notInOrder: 'This flour is not in the order. Please open it again.',
  tooMuchFlour: (name: string, left: string) =>
    `Only ${left} of ${name} is left to come back. Nothing was recorded.`,
  amountChanged: (amount: string) =>
    `This return is now worth ${amount}. Please check it and give it back again.`,
  worthNothing: 'This little flour is worth less than a paisa. Nothing was recorded.',
  spoilt: 'Flour with insects or from a torn bag is thrown away, never sold again.',
  neverAtTheCounter: 'A sale at the counter does not come back at the door.',
  onlyAtTheCounter: 'Only a sale at the counter can be typed wrongly.',
  noCharge: 'This order has no delivery charge that is left to give back.',
  discountTooHigh: (left: string) =>
    `Only ${left} is left of the flour on the bill. Nothing was recorded.`,
  refundTooHigh: (most: string) =>
    `At most ${most} can be given back after this note. Nothing was recorded.`,
  nothingPaid: 'Nothing was paid for it yet, so no money can be given back. Nothing was recorded.',
  keyReused: 'Something else was recorded under this key. Please open the order again.',
  staysReturned:
    'Flour of this order came back with a credit note, so it stays Delivered or becomes Returned.',
  notFound: 'We could not find this credit note.',
} as const;
