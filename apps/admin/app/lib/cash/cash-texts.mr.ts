import type * as english from './cash-texts.en.ts';

export const cashTexts: typeof english.cashTexts = {
  notes: 'नोट',
  howMany: 'किती',
  amount: 'रक्कम',
  notesOf: (note) => `₹${note} च्या नोटा`,
  fewer: (note) => `₹${note} ची एक नोट कमी`,
  more: (note) => `₹${note} ची एक नोट जास्त`,
  coins: 'नाणी',
  coinsLabel: 'नाणी, रुपयांत',
  counted: 'मोजले',
  expected: 'यायला हवे',
  exact: 'बरोबर',
  short: 'कमी',
  over: 'जास्त',
  noteRequired: 'फरक का आहे ते टीपमध्ये लिहा',
};
