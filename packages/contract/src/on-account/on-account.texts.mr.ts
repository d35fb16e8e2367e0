import { onAccountChip } from './account-chip.texts.mr.ts';
import type * as english from './on-account.texts.ts';

export const onAccountTexts: typeof english.onAccountTexts = {
  onAccount: onAccountChip,
  collectNothing: 'पैसे घ्यायचे नाहीत',
  statement: 'हिशोब',
  statementOf: (month) => `हिशोब: ${month}`,
  broughtForward: 'मागील बाकी',
  broughtFrom: (month) => `${month}: मागील बाकी`,
  boughtIn: (month) => `${month}: खरेदी`,
  paidIn: (month) => `${month}: दिलेले आणि परत केलेले`,
  toPay: 'द्यायची रक्कम',
  day: 'दिवस',
  what: 'तपशील',
  bought: 'खरेदी',
  paid: 'दिले',
  owesAfter: 'बाकी',
  rows: {
    order: (id) => `ऑर्डर ${id}`,
    payment: (how) => (how === '' ? 'पैसे दिले' : `पैसे दिले, ${how}`),
    correction: 'पेमेंट दुरुस्त केले',
    refund: 'पैसे परत दिले',
    creditNote: (number) => `परताव्याची पावती ${number}`,
    returned: (id) => `ऑर्डर ${id} परत आली`,
    cancelled: (id) => `ऑर्डर ${id} रद्द`,
    atTheDoor: (id) => `ऑर्डर ${id}: बाकी दारात`,
    settled: (id) => `ऑर्डर ${id} मिटवली`,
    paidTooMuch: (id) => `ऑर्डर ${id}: जास्त दिले`,
  },
  methods: { cash: 'रोख', UPI: 'UPI', other: '' },
  bill: (number) => `बिल ${number}`,
  discount: 'सूट',
};
