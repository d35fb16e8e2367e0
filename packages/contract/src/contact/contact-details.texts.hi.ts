import type * as english from './contact-details.texts.ts';

export const contactDetailTexts: typeof english.contactDetailTexts = {
  emailRequired: 'ईमेल लिखें',
  emailInvalid: 'ईमेल ठीक से लिखें, जैसे asha@example.com',
  phoneRequired: 'फोन नंबर लिखें',
  phoneDigits: 'फोन नंबर 10 अंकों का हो',
};
