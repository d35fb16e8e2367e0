import { countOf } from '../../../lib/format/count-of.ts';

export const toReceiveTexts = {
  caption: 'Customers who still have to pay',
  sums: (amount: string, orders: number, customers: string) =>
    `${amount} from ${customers}, ${countOf(orders, 'order')}`,
  leftOpen: (amount: string) => `${amount} left open`,
  bankStatement: 'Bank statement',
  call: 'Call',
  whatsapp: 'WhatsApp',
  noNumber: 'No number is left of this customer.',
  view: (id: string) => `View order ${id}`,
  record: (id: string) => `Record payment for order ${id}`,
} as const;
