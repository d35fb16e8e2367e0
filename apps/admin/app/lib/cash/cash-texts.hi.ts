import type * as english from './cash-texts.en.ts';

export const cashTexts: typeof english.cashTexts = {
  notes: 'नोट',
  howMany: 'कितने',
  amount: 'रकम',
  notesOf: (note) => `₹${note} के नोट`,
  fewer: (note) => `₹${note} का एक नोट कम`,
  more: (note) => `₹${note} का एक नोट ज्यादा`,
  coins: 'सिक्के',
  coinsLabel: 'सिक्के, रुपयों में',
  counted: 'गिना',
  expected: 'आना चाहिए',
  exact: 'बराबर',
  short: 'कम',
  over: 'ज्यादा',
  noteRequired: 'फर्क क्यों है, टिप्पणी में लिखें',
};
