import type * as english from './person-name.texts.en.ts';

export const personNameTexts: typeof english.personNameTexts = {
  website: 'सिर्फ नाम लिखें, वेबसाइट नहीं',
};
