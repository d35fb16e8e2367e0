import { clientTexts } from '@dalan/contract/client.texts.hi';
import { days } from '@dalan/contract/language/days.texts.hi';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { NotDeliveredReason } from '@dalan/contract/mill/runs';
import type * as english from './language-texts.en.ts';

const reasons: Partial<Record<string, string>> = {
  'Not at home': 'घर पर कोई नहीं',
  'Asked for another day': 'दूसरा दिन माँगा',
  'Address not found': 'पता नहीं मिला',
  'Bag damaged': 'थैली फट गई',
  'Refused at the door': 'दरवाजे पर मना किया',
} satisfies Record<NotDeliveredReason, string>;

const statuses: Record<OrderStatus, string> = {
  Placed: 'नया',
  Pending: 'रुका हुआ',
  Confirmed: 'पक्का',
  Processing: 'पिसाई',
  Shipped: 'रास्ते में',
  Delivered: 'घर पर',
  Cancelled: 'रद्द',
  Returned: 'वापस आया',
};

export const languageTexts: typeof english.languageTexts = {
  notChanged: 'भाषा नहीं बदली। इंटरनेट जाँचें।',
  today: 'आज',
  tomorrow: 'कल',
  kg: 'किलो',
  grams: 'ग्राम',
  saysPaid: 'कहते हैं पैसे दे दिए, जाँचें',
  delivered: 'दे दिया',
  notDelivered: 'नहीं दिया',
  cash: 'नकद',
  deletedCustomer: 'हटाया गया ग्राहक',
  counterSale: 'काउंटर की बिक्री',
  bagsBack: (count) => (count === 1 ? '1 थैली वापस' : `${count} थैलियाँ वापस`),
  reason: (reason) => reasons[reason] ?? reason,
  status: (status) => statuses[status],
  dueToday: 'आज देना है',
  due: (day) => `देना है: ${day}`,
  late: (day) => `देर: ${day}`,
  days,
  refusal: clientTexts.refusal,
  noAnswer: clientTexts.noAnswer,
};
