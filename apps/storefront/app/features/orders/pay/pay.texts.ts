export const payTexts = {
  title: 'Pay by UPI',
  stillToPay: 'Still to pay',
  partlyPaid: (paid: string, open: string) => `${paid} received, ${open} still to pay.`,
  showCode: 'Paying from another phone? Show QR code',
  upiId: 'UPI ID',
  note: 'Note',
  copyUpiId: 'Copy UPI ID',
  upiIdCopied: 'UPI ID copied',
  honest:
    'Your app pays the mill directly. We look at our account and confirm by hand, on the same day during shop hours. Or pay in cash at the door.',
  havePaid: 'I have paid',
  reference: 'UPI reference',
  optional: '(optional)',
  digits: (typed: number, all: number) => `${typed} of ${all}`,
  referenceHint: '12 digits, in your app under the payment',
  tell: 'Tell the mill',
  telling: 'Sending...',
  tellFailed: 'We could not be told. Please try again.',
  cancel: 'Cancel',
  told: 'You told us that you have paid',
  checking:
    'We are checking our account. Until then it says “pending” here; you need not pay again.',
  toldOn: (moment: string, reference: string) =>
    reference === '' ? `Told on ${moment}` : `Told on ${moment}, reference ${reference}`,
  notPaidAfterAll: 'Not paid after all? Show the code again',
  notFound: 'We could not find this payment.',
  /** These texts stand around the phone number. */
  callOrCash: { before: 'Please call ', after: ', or pay in cash at the door.' },
  showAgain: 'Show the code again',
  paid: 'Paid. Thank you.',
  received: {
    UPI: (amount: string, moment: string) => `${amount} by UPI, ${moment}`,
    cash: (amount: string, moment: string) => `${amount} in cash, ${moment}`,
    other: (amount: string, moment: string) => `${amount}, ${moment}`,
  },
};
