export const promiseTexts = {
  title: 'Delivery to your home',
  charge: (charge: string) => `Delivery ${charge}`,
  chargeUntil: (charge: string, freeFrom: string) => `Delivery ${charge}, free from ${freeFrom}`,
  free: 'Free delivery',
  more: (amount: string) => `${amount} more for free delivery`,
  freeFrom: (amount: string) => `Free from ${amount}`,
  place: (area: string, pincode: string) => `${area}, ${pincode}`,
  chargeTo: (area: string) => `Delivery, ${area}`,
  /** This stands in place of a charge. */
  noCharge: 'Free',
  amountToPay: 'Amount to pay',
  cutOff: (time: string) => `If you order before ${time} today`,
  orderBefore: (time: string, weekday: string) => `Order before ${time} today for ${weekday}.`,
  wrong: 'A pincode has 6 digits',
  unknown: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  smallest: (amount: string) => `Smallest order for delivery: ${amount}.`,
  addMore: (amount: string) => `Add ${amount} more to have it delivered.`,
  noAnswer:
    'The day could not be found out. You can order all the same; we show it before you order.',
  allFull: 'All of the next days are full.',
  /** These words stand around the phone number. */
  call: { before: 'Call ', after: ': sometimes we find a way.' },
  /** The mark at the end of a sentence. */
  stop: '.',
};
