import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './accounts-texts.en.ts';

const inMarathi = () => import('./accounts-texts.mr.ts');
const inHindi = () => import('./accounts-texts.hi.ts');

export const accountsTexts: typeof english.accountsTexts = textsIn(english.accountsTexts, {
  mr: async () => (await inMarathi()).accountsTexts,
  hi: async () => (await inHindi()).accountsTexts,
});

export const accountTexts: typeof english.accountTexts = textsIn(english.accountTexts, {
  mr: async () => (await inMarathi()).accountTexts,
  hi: async () => (await inHindi()).accountTexts,
});

export const limitTexts: typeof english.limitTexts = textsIn(english.limitTexts, {
  mr: async () => (await inMarathi()).limitTexts,
  hi: async () => (await inHindi()).limitTexts,
});

export const accountPaymentTexts: typeof english.accountPaymentTexts = textsIn(
  english.accountPaymentTexts,
  {
    mr: async () => (await inMarathi()).accountPaymentTexts,
    hi: async () => (await inHindi()).accountPaymentTexts,
  },
);

export const statementPageTexts: typeof english.statementPageTexts = textsIn(
  english.statementPageTexts,
  {
    mr: async () => (await inMarathi()).statementPageTexts,
    hi: async () => (await inHindi()).statementPageTexts,
  },
);

export const rowTexts: typeof english.rowTexts = textsIn(english.rowTexts, {
  mr: async () => (await inMarathi()).rowTexts,
  hi: async () => (await inHindi()).rowTexts,
});
