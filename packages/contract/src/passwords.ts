import { accountLimits, checkNewPassword, checkStaffPassword } from './accounts.ts';
import type { Role } from './accounts.ts';
import { passwordTexts } from './passwords.texts.en.ts';

export type {
  AccountState,
  ForgottenPassword,
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

export function checkNewPasswordOf(role: Role, password: string): string | undefined {
  return role === 'admin' ? checkStaffPassword(password) : checkNewPassword(password);
}

const LINK = /^[\w-]{43}$/;

/** A link that was cut off when it was copied is refused like one that has ended. */
export function checkMailedToken(token: string): string | undefined {
  return LINK.test(token) ? undefined : passwordTexts.expiredTitle;
}
