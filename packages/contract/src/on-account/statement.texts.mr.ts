import { creditReasonTexts as reasons } from '../payments/credit-notes.texts.mr.ts';
import { days } from '../language/days.texts.mr.ts';
import { weightTexts as weights } from '../money/weight.texts.mr.ts';
import { onAccountTexts as texts } from './on-account.texts.mr.ts';
import type * as english from './statement.texts.ts';

const paper: typeof english.statementWords.paper = {
  title: 'महिन्याचा हिशोब',
  month: 'महिना',
  madeOn: 'तयार केला',
  customer: 'ग्राहक',
  notOver: 'हा महिना अजून संपलेला नाही.',
  nothingToPay: 'काही बाकी नाही.',
  inCash: 'गिरणीत किंवा डिलिव्हरीच्या वेळी रोख देता येतील.',
  byUpi: {
    before: 'गिरणीत किंवा डिलिव्हरीच्या वेळी रोख, किंवा UPI ने देता येतील. UPI आयडी: ',
    between: '. नोटमध्ये लिहा: ',
    after: '.',
  },
  wrong: 'काही चूक वाटल्यास सात दिवसांत कळवा.',
  questions: (phone) => `काही विचारायचे असल्यास: ${phone}.`,
  codeAlt: (amount, upiId) => `QR कोड: ${upiId} ला ${amount}`,
};

export const statementWords: typeof english.statementWords = {
  language: 'mr',
  texts,
  paper,
  weights,
  reasons,
  days,
};
