import { creditReasonTexts as reasons } from '../payments/credit-notes.texts.hi.ts';
import { days } from '../language/days.texts.hi.ts';
import { weightTexts as weights } from '../money/weight.texts.hi.ts';
import { onAccountTexts as texts } from './on-account.texts.hi.ts';
import type * as english from './statement.texts.ts';

const paper: typeof english.statementWords.paper = {
  title: 'महीने का हिसाब',
  month: 'महीना',
  madeOn: 'बनाया गया',
  customer: 'ग्राहक',
  notOver: 'यह महीना अभी पूरा नहीं हुआ।',
  nothingToPay: 'कुछ बाकी नहीं।',
  inCash: 'चक्की पर या डिलीवरी के समय नकद दे सकते हैं।',
  byUpi: {
    before: 'चक्की पर या डिलीवरी के समय नकद, या UPI से दे सकते हैं। UPI आईडी: ',
    between: '। नोट में लिखें: ',
    after: '।',
  },
  wrong: 'कुछ गलत लगे तो सात दिन में बताएँ।',
  questions: (phone) => `कुछ पूछना हो तो: ${phone}.`,
  codeAlt: (amount, upiId) => `QR कोड: ${upiId} को ${amount}`,
};

export const statementWords: typeof english.statementWords = {
  language: 'hi',
  texts,
  paper,
  weights,
  reasons,
  days,
};
