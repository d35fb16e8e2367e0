import { accountLimits, checkNewPassword, checkStaffPassword } from './accounts.ts';
import type { Role } from './accounts.ts';
import { passwordTexts } from './passwords.texts.ts';

export type {
  AccountState,
  ForgottenPassword,
  ForgottenPasswordAnswer,
  MailedLink,
  NewPassword,
  PasswordChange,
  PasswordLinkAnswer,
} from './passwords.schema.ts';

export const linkLimits = {
  passwordMinutes: 30,
  confirmationDays: 7,
  /** "Send it again" opens after this time. */
  sendAgainSeconds: 60,
} as const;

export { passwordTexts };

export const staffPasswordTexts = {
  hint: `At least ${accountLimits.staffPasswordMin} characters. A short sentence is easy to remember.`,
} as const;

/** Texts for staff who cannot be mailed a link. */
export const staffLinkTexts = {
  phoneLead: 'You log in with your phone number? Ask an owner for a new link.',
  noMailTitle: 'This shop sends no mail',
  noMail:
    'So no link comes to you. Ask an owner: on the staff page they make a link for a new password and send it to you. It works once, for 48 hours.',
  noMailForOwners:
    'An owner asks whoever runs the server: a mail server is named in its settings, and npm run admin:create makes a new owner.',
  expired:
    'It was used already, replaced by a newer one, or is too old. Your old password still works.',
} as const;

/** Only staff read these. */
export const staffEmailTexts = {
  waits: (email: string, old: string) =>
    `We have sent a link to ${email}. ${old === '' ? 'It counts once' : 'The old email stays in force until'} somebody presses it.`,
  undoTitle: 'Keep your old email',
  undoLead:
    'Somebody gave your staff account a new email. One press takes it back: your old email returns, all devices are logged out, and we send you a link to choose a new password.',
  undo: 'Keep my old email',
  undoing: 'Undoing...',
  undone: 'Your old email is back. Look into your mail: a link to choose a new password is there.',
  undoneTitle: 'Your old email is back',
  undoneLead:
    'All devices are logged out. We have sent you a link to choose a new password. Then look at your passkeys and at the staff page: is everything as you left it?',
  undoEnded:
    'It was used already, or is older than 72 hours. If you cannot log in, another owner can help you.',
} as const;

export function checkNewPasswordOf(role: Role, password: string): string | undefined {
  return role === 'admin' ? checkStaffPassword(password) : checkNewPassword(password);
}

const LINK = /^[\w-]{43}$/;

/** A link that was cut off when it was copied is refused like one that has ended. */
export function checkMailedToken(token: string): string | undefined {
  return LINK.test(token) ? undefined : passwordTexts.expiredTitle;
}
