import type * as english from './mailed-link.texts.ts';

export const mailedLinkTexts: typeof english.mailedLinkTexts = {
  slogan: 'आपका रोज का आटा, एक टैप पर।',
  eyebrow: 'आइए, बैठिए',
  email: 'ईमेल',
  retry: 'फिर कोशिश करें',
  noMailTitle: 'यह दुकान ईमेल नहीं भेजती',
  noMail: 'इसलिए नए पासवर्ड का लिंक नहीं भेज सकते।',
  noMailHelp: { before: 'चक्की को ', after: ' पर फोन करें।' },
};
