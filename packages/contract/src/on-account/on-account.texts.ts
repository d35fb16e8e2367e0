import { onAccountChip } from './account-chip.texts.ts';

/** Words about accounts that the shop, the panel, the mails and the papers have in common. */
export const onAccountTexts = {
  /** A heading, and a chip in place of the payment status. */
  onAccount: onAccountChip,
  /** To the rider at the door. */
  collectNothing: 'Collect nothing',
  statement: 'Statement',
  statementOf: (month: string) => `Statement of ${month}`,
  broughtForward: 'Brought forward',
  /** `Brought from September` */
  broughtFrom: (month: string) => `Brought from ${month}`,
  boughtIn: (month: string) => `Bought in ${month}`,
  paidIn: (month: string) => `Paid and given back in ${month}`,
  toPay: 'To pay',
  day: 'Day',
  what: 'What',
  bought: 'Bought',
  paid: 'Paid',
  owesAfter: 'Owes after',
  /** What a row of an account is called. */
  rows: {
    order: (id: string) => `Order ${id}`,
    payment: (how: string) => (how === '' ? 'Payment' : `Payment, ${how}`),
    correction: 'Payment corrected',
    refund: 'Money given back',
    creditNote: (number: string) => `Credit note ${number}`,
    returned: (id: string) => `Order ${id} came back`,
    cancelled: (id: string) => `Order ${id} cancelled`,
    atTheDoor: (id: string) => `Rest of order ${id}, paid at the door`,
    settled: (id: string) => `Order ${id} settled`,
    paidTooMuch: (id: string) => `Paid too much for order ${id}`,
  },
  methods: { cash: 'cash', UPI: 'UPI', other: '' },
  bill: (number: string) => `Bill ${number}`,
  discount: 'Discount',
};
