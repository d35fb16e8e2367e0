import { onAccountChip } from './account-chip.texts.hi.ts';
import type * as english from './on-account.texts.ts';

export const onAccountTexts: typeof english.onAccountTexts = {
  onAccount: onAccountChip,
  collectNothing: 'पैसे नहीं लेने',
  statement: 'हिसाब',
  statementOf: (month) => `हिसाब: ${month}`,
  broughtForward: 'पिछला बाकी',
  broughtFrom: (month) => `${month} का बाकी`,
  boughtIn: (month) => `${month} में खरीदा`,
  paidIn: (month) => `${month} में दिया और लौटाया`,
  toPay: 'देने की रकम',
  day: 'दिन',
  what: 'विवरण',
  bought: 'खरीदा',
  paid: 'दिया',
  owesAfter: 'बाकी',
  rows: {
    order: (id) => `ऑर्डर ${id}`,
    payment: (how) => (how === '' ? 'पैसे दिए' : `पैसे दिए, ${how}`),
    correction: 'पेमेंट सुधारा',
    refund: 'पैसे वापस दिए',
    creditNote: (number) => `वापसी की रसीद ${number}`,
    returned: (id) => `ऑर्डर ${id} वापस आया`,
    cancelled: (id) => `ऑर्डर ${id} रद्द`,
    atTheDoor: (id) => `ऑर्डर ${id}: बाकी दरवाजे पर`,
    settled: (id) => `ऑर्डर ${id} निपटाया`,
    paidTooMuch: (id) => `ऑर्डर ${id}: ज़्यादा दिया`,
  },
  methods: { cash: 'नकद', UPI: 'UPI', other: '' },
  bill: (number) => `बिल ${number}`,
  discount: 'छूट',
};
