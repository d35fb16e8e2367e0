import type * as english from './person-name.texts.ts';

export const personNameTexts: typeof english.personNameTexts = {
  website: 'सिर्फ नाम लिखें, वेबसाइट नहीं',
  dot: 'बिंदु के बाद जगह छोड़ें: साथ में यह वेबसाइट जैसा दिखता है',
};
