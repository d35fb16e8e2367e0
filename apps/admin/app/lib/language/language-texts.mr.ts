import { clientTexts } from '@dalan/contract/client.texts.mr';
import { days } from '@dalan/contract/language/days.texts.mr';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { NotDeliveredReason } from '@dalan/contract/mill/runs';
import type * as english from './language-texts.en.ts';

const reasons: Partial<Record<string, string>> = {
  'Not at home': 'घरी कोणी नाही',
  'Asked for another day': 'दुसरा दिवस मागितला',
  'Address not found': 'पत्ता सापडला नाही',
  'Bag damaged': 'पिशवी फाटली',
  'Refused at the door': 'दारात नको म्हणाले',
} satisfies Record<NotDeliveredReason, string>;

const statuses: Record<OrderStatus, string> = {
  Placed: 'नवीन',
  Pending: 'थांबलेली',
  Confirmed: 'पक्की',
  Processing: 'दळण',
  Shipped: 'वाटेत',
  Delivered: 'घरपोच',
  Cancelled: 'रद्द',
  Returned: 'परत आली',
};

export const languageTexts: typeof english.languageTexts = {
  notChanged: 'भाषा बदलली नाही. इंटरनेट तपासा.',
  today: 'आज',
  tomorrow: 'उद्या',
  kg: 'किलो',
  grams: 'ग्रॅम',
  saysPaid: 'पैसे दिले म्हणतात, तपासा',
  delivered: 'दिले',
  notDelivered: 'दिले नाही',
  cash: 'रोख',
  deletedCustomer: 'काढून टाकलेला ग्राहक',
  counterSale: 'काउंटरवरची विक्री',
  bagsBack: (count) => (count === 1 ? '1 पिशवी परत' : `${count} पिशव्या परत`),
  reason: (reason) => reasons[reason] ?? reason,
  status: (status) => statuses[status],
  dueToday: 'आज द्यायची',
  due: (day) => `द्यायची: ${day}`,
  late: (day) => `उशीर: ${day}`,
  days,
  refusal: clientTexts.refusal,
  noAnswer: clientTexts.noAnswer,
};
