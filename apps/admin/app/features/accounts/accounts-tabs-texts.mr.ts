import type * as english from './accounts-tabs-texts.en.ts';

export const accountsTabsTexts: typeof english.accountsTabsTexts = {
  label: 'उधारी खाती',
  customers: 'ग्राहक',
  bank: 'बँक स्टेटमेंट',
};
