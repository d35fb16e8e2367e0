import type { Language } from '@dalan/contract/languages';
import { accountMailTexts as english } from './account-mail.texts.en.ts';
import { accountMailTexts as hindi } from './account-mail.texts.hi.ts';
import { accountMailTexts as marathi } from './account-mail.texts.mr.ts';

export const accountMailTexts: Record<Language, typeof english> = {
  en: english,
  mr: marathi,
  hi: hindi,
};

/** Only staff get this one. */
export const newDeviceTexts = {
  heading: 'A new device signed in',
  lead: (moment: string) =>
    `Your staff account was used to sign in on ${moment}, in a browser that it did not know.`,
  notYou: {
    question: 'It was not you?',
    answer: (phone: string) =>
      `Choose a new password at once, which ends all sessions, and call ${phone}.`,
  },
  action: 'Choose a new password',
};
