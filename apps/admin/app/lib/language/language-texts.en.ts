import type { days } from '@dalan/contract/language/days.texts';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { SAYS_PAID } from '@dalan/contract/payments/says-paid';
import type { Refusal } from '@dalan/contract/refusal-text';

export const languageTexts = {
  notChanged: 'The language was not changed. Please check your connection.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  kg: 'kg',
  grams: 'g',
  saysPaid: SAYS_PAID as string,
  delivered: 'Delivered',
  notDelivered: 'Not delivered',
  cash: 'cash',
  deletedCustomer: 'Deleted customer',
  counterSale: 'Counter sale',
  bagsBack: (count: number) => (count === 1 ? '1 bag comes back' : `${count} bags come back`),
  /** Translates a reason of the rider's list. What the mill wrote stays as it is. */
  reason: (reason: string): string => reason,
  status: (status: OrderStatus): string => status,
  dueToday: 'Due today',
  due: (day: string) => `Due ${day}`,
  late: (day: string) => `Late, ${day}`,
  /** English days are written by `india-time.ts`. */
  days: undefined as typeof days | undefined,
  /** The server's messages are in English already. */
  refusal: ({ message }: Refusal): string => message,
  noAnswer: undefined as string | undefined,
};
