import type * as english from './contact.texts.ts';

export const contactTexts: typeof english.contactTexts = {
  nameRequired: 'नाव लिहा',
  subjectRequired: 'विषय लिहा',
  messageRequired: 'संदेश लिहा',
  sent: 'धन्यवाद! लवकरच उत्तर देतो.',
};
