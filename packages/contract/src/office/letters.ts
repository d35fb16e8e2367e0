export type { UnsentLetter, UnsentLettersAnswer } from './letters.schema.ts';

/**
 * Every mail that the shop sends. The part before the slash says what it is about. The server does
 * not compile without a composer for each, the panel not without a name.
 */
export const letterKinds = [
  'order/customer',
  'order/shop',
  'repeat/day',
  'stock/alert',
  'account/statement',
  'account/payment',
  'account/confirm-email',
  'account/reset-password',
  'account/password-changed',
  'account/email-changed',
  'account/new-device',
  'account/confirm-new-email',
  'account/undo-email',
] as const;
export type LetterKind = (typeof letterKinds)[number];

type LetterSubject = LetterKind extends `${infer Subject}/${string}` ? Subject : never;

/** The subjects of all kinds, as in the label of the metrics. */
export const letterSubjects = [...new Set(letterKinds.map(subjectOf))];

function subjectOf(kind: LetterKind): LetterSubject {
  return kind.replace(/\/.*/, '') as LetterSubject;
}

/** How many unsent letters the list shows at most. */
export const UNSENT_LETTERS_MAX = 50;
/** Nobody needs older news. Letters about accounts are removed after this time. */
export const UNSENT_LETTER_DAYS = 14;

export const letterTexts = {
  notFound: 'This mail is not in the list any more.',
  sentAgain: 'The mail is sent again.',
} as const;
