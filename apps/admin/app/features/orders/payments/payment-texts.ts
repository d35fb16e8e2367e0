import type { PaymentMethod } from '@dalan/contract/payments/payments';

export const paymentTexts = {
  title: 'Payments',
  toPay: 'Amount to pay',
  paid: 'Paid so far',
  stillToPay: 'Still to pay',
  overpaid: 'Overpaid',
  tooMuch: (amount: string) => `${amount} too much`,
  none: 'No payment recorded yet.',
  paidOf: (paid: string, all: string) => `${paid} of ${all}`,
  record: 'Record payment',
  recording: 'Recording...',
  recorded: 'Payment recorded',
  notRecorded: 'Failed to record the payment',
  correct: 'Correct payment',
  correcting: 'Correcting...',
  corrected: 'Payment corrected',
  notCorrected: 'Failed to correct the payment',
  method: 'Method',
  amount: 'Amount',
  reference: 'Reference (optional)',
  payment: 'Payment',
  takeOff: 'Amount to take off',
  takeOffNote: 'The payment stays in the list; a second row takes this off.',
  reason: 'Reason',
  claim: (amount: string, moment: string, reference: string) =>
    `The customer says they paid ${amount} on ${moment}${reference === '' ? '' : `, reference ${reference}`}. Look into the account, then record it or answer that you did not find it.`,
  notFound: 'Not found, tell the customer',
  answering: 'Telling...',
  answered: 'The customer is told that the payment was not found',
  notAnswered: 'Failed to tell the customer',
  ended:
    'Nothing is received for a cancelled or returned order. Earlier payments can be corrected.',
  nothingOpen: 'Nothing is still to pay.',
  amountInvalid: 'Please enter an amount such as 112 or 112.50',
  atMost: (most: string) => `At most ${most}`,
} as const;

export const methodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  UPI: 'UPI',
  other: 'Other',
};
