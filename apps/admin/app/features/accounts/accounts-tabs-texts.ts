import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './accounts-tabs-texts.en.ts';

/** Apart from the other texts, because the page of the bank statement has the tabs, too. */
export const accountsTabsTexts: typeof english.accountsTabsTexts = textsIn(
  english.accountsTabsTexts,
  {
    mr: async () => (await import('./accounts-tabs-texts.mr.ts')).accountsTabsTexts,
    hi: async () => (await import('./accounts-tabs-texts.hi.ts')).accountsTabsTexts,
  },
);
