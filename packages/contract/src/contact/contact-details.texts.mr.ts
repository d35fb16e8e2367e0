import type * as english from './contact-details.texts.ts';

export const contactDetailTexts: typeof english.contactDetailTexts = {
  emailRequired: 'ईमेल लिहा',
  emailInvalid: 'ईमेल नीट लिहा, उदा. asha@example.com',
  phoneRequired: 'फोन नंबर लिहा',
  phoneDigits: 'फोन नंबर 10 अंकी हवा',
};
