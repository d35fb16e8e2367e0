import * as z from 'zod';
import { checkNewPassword, checkPasswordGiven, roles } from './accounts.ts';
import { checkEmail } from './email.ts';
import { checkMailedToken } from './passwords.ts';
import { checked } from './text.schema.ts';

export const ForgottenPassword = z.strictObject({ email: checked(checkEmail) });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** In a body, so that no log and no history has it. */
export const MailedLink = z.strictObject({ token: checked(checkMailedToken) });
export type MailedLink = z.infer<typeof MailedLink>;

export const PasswordLinkAnswer = z.object({ email: z.string(), role: z.enum(roles) });
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswer>;

/** Staff need a longer one; the server knows whose link it is. */
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
});
export type AccountState = z.infer<typeof AccountState>;
