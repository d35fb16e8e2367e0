import * as z from 'zod';
import { checkNewPassword, checkPasswordGiven, roles } from './accounts.ts';
import { checkEmail } from '../contact/email.ts';
import { checkMailedToken } from './passwords.ts';
import { checked } from '../text/text.schema.ts';

export const ForgottenPassword = z.strictObject({ email: checked(checkEmail) });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/**
 * This answer is the same for every e-mail: it tells something about the shop, never about an
 * account.
 */
export const ForgottenPasswordAnswer = z.object({
  message: z.string(),
  sendsMail: z.boolean().describe('False if the shop has no mail server'),
});
export type ForgottenPasswordAnswer = z.infer<typeof ForgottenPasswordAnswer>;

/** The token is in a body, so that no log and no history has it. */
export const MailedLink = z.strictObject({ token: checked(checkMailedToken) });
export type MailedLink = z.infer<typeof MailedLink>;

export const PasswordLinkAnswer = z.object({
  /** Empty for riders without one, who have the phone number instead. */
  email: z.string(),
  phone: z.string().exactOptional(),
  role: z.enum(roles),
});
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswer>;

/** Staff need a longer password; the server knows whose link it is. */
export const NewPassword = z.strictObject({
  token: checked(checkMailedToken),
  password: checked(checkNewPassword),
});
export type NewPassword = z.infer<typeof NewPassword>;

export const PasswordChange = z.strictObject({
  presentPassword: checked(checkPasswordGiven),
  newPassword: checked(checkNewPassword),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const AccountState = z.object({
  /** Browsers in which this account is logged in. */
  devices: z.int(),
  isEmailConfirmed: z.boolean(),
  sendsMail: z.boolean().describe('False if the shop has no mail server'),
});
export type AccountState = z.infer<typeof AccountState>;
