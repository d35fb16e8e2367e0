import type * as english from './contact.texts.ts';

export const contactTexts: typeof english.contactTexts = {
  nameRequired: 'नाम लिखें',
  subjectRequired: 'विषय लिखें',
  messageRequired: 'संदेश लिखें',
  sent: 'धन्यवाद! जल्दी ही जवाब देंगे।',
};
