import { creditReasonTexts as reasons } from '../payments/credit-notes.texts.ts';
import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import { weightTexts as weights } from '../money/weight.texts.ts';
import { onAccountTexts as texts } from './on-account.texts.ts';

/** What only the statement's paper says. */
const paper = {
  title: 'Statement',
  month: 'Month',
  madeOn: 'Made on',
  customer: 'For',
  notOver: 'This month is not over yet.',
  nothingToPay: 'Nothing is to pay.',
  inCash: 'Pay in cash at the mill or to the rider.',
  byUpi: {
    before: 'Pay in cash at the mill, to the rider, or by UPI to ',
    between: '. Please write ',
    after: ' as the note.',
  },
  wrong: 'If something looks wrong, please tell us within seven days.',
  questions: (phone: string) => `Questions: ${phone}.`,
  codeAlt: (amount: string, upiId: string) => `QR code: pay ${amount} to ${upiId}`,
};

/** All words of a statement in one language. Paper that staff print takes the customer's. */
export const statementWords = { language: 'en' as Language, texts, paper, weights, reasons, days };
