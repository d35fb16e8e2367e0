import type { Language } from '@dalan/contract/language/languages';
import { accountMailTexts as english } from './account-mail.texts.ts';
import { accountMailTexts as hindi } from './account-mail.texts.hi.ts';
import { accountMailTexts as marathi } from './account-mail.texts.mr.ts';

export const accountMailTexts: Record<Language, typeof english> = {
  en: english,
  mr: marathi,
  hi: hindi,
};

/** Only staff get this mail. */
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

export const newStaffEmailTexts = {
  confirm: {
    heading: 'Confirm your new email',
    lead: 'An owner of the shop gave this address to a staff account. It counts once you confirm that it is yours.',
    action: 'Confirm my email',
    ends: (moment: string) => `The link works until ${moment}.`,
    notYou: {
      question: 'It is not yours?',
      answer: 'Then do nothing: the account keeps its old email.',
    },
  },
  undo: {
    asked: {
      heading: 'Your staff account gets a new email',
      lead: (moment: string) =>
        `On ${moment} your staff account was given a new email. This one stays in force until the new one is confirmed.`,
    },
    confirmed: {
      heading: 'Your staff account has a new email',
      lead: (moment: string) =>
        `On ${moment} the new email of your staff account was confirmed. From now on we write to it.`,
    },
    action: 'Keep my old email',
    ends: (moment: string) => `The link works until ${moment}.`,
    notYou: {
      question: 'It was not you?',
      answer: (phone: string) =>
        `Press the button at once: it logs out all devices and takes the new email back. Then call ${phone}.`,
    },
  },
};
