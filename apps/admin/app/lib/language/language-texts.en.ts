import type { days } from '@dalan/contract/days.texts.en';
import { SAYS_PAID } from '@dalan/contract/payments';
import type { Refusal } from '@dalan/contract/text-by-code';

export const languageTexts = {
  notChanged: 'The language was not changed. Please check your connection.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  kg: 'kg',
  saysPaid: SAYS_PAID as string,
  delivered: 'Delivered',
  notDelivered: 'Not delivered',
  cash: 'cash',
  reasons: {
    'Not at home': 'Not at home',
    'Asked for another day': 'Asked for another day',
    'Address not found': 'Address not found',
    'Bag damaged': 'Bag damaged',
    'Refused at the door': 'Refused at the door',
  },
  statuses: {
    Placed: 'Placed',
    Pending: 'Pending',
    Confirmed: 'Confirmed',
    Processing: 'Processing',
    Shipped: 'Shipped',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
    Returned: 'Returned',
  },
  dueToday: 'Due today',
  due: (day: string) => `Due ${day}`,
  late: (day: string) => `Late, ${day}`,
  /** English days are written by `Intl`, as they always were. */
  days: undefined as typeof days | undefined,
  /** The server speaks English. */
  refusal: ({ message }: Refusal): string => message,
  noAnswer: undefined as string | undefined,
};
