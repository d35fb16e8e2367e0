import * as z from 'zod';
import {
  checkAddress,
  checkLogInName,
  checkName,
  checkNewPassword,
  checkPasswordGiven,
  roles,
} from './accounts.ts';
import { checkPhone, phoneDigits } from '../contact/contact-details.ts';
import { checkEmail } from '../contact/email.ts';
import { languages } from '../language/languages.ts';
import { Preferences } from './preferences.schema.ts';
import { duties } from './staff.ts';
import { checked, Id, ignored } from '../text/text.schema.ts';

export const User = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    role: z.enum(roles),
    profileImg: z.string(),
    language: z.enum(languages).describe('Of mails and messages to them'),
    createdAt: z.string(),
    /** Incremented by every change of name, e-mail, phone, address or language. */
    version: z.int(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** `role` and `profileImg` are accepted and ignored. Any other extra field is refused. */
export const Registration = z.strictObject({
  name: checked(checkName),
  email: checked(checkEmail),
  phone: checked(checkPhone).overwrite(phoneDigits),
  password: checked(checkNewPassword),
  address: checked(checkAddress).optional(),
  language: z.enum(languages).optional(),
  profileImg: ignored,
  role: ignored,
});
export type Registration = z.infer<typeof Registration>;

export const LogIn = z.strictObject({
  email: checked(checkEmail),
  password: checked(checkPasswordGiven),
});
export type LogIn = z.infer<typeof LogIn>;

/** The specification calls the e-mail `username` here. Riders without one give their phone number. */
export const AdminLogIn = z.strictObject({
  username: checked(checkLogInName),
  password: checked(checkNewPassword),
});
export type AdminLogIn = z.infer<typeof AdminLogIn>;

/**
 * For customers and staff: `checkOwnProfile` and `checkUserInAdmin` decide who may change what. An
 * `_id` that differs from the URL's is refused.
 */
export const ProfileChange = z.strictObject({
  _id: Id.optional(),
  name: z.string(),
  address: z.string(),
  /** If left out, the language stays as it is. */
  language: z.enum(languages).optional(),
  /** Only staff can change these two. */
  email: z.string().optional(),
  phone: z.string().optional(),
  /** The version shown in the form. A newer one in the database leads to a 409. */
  version: z.int().positive().optional(),
  password: ignored,
  role: ignored,
  profileImg: ignored,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The language of a person's own screens and mails. */
export const LanguageChoice = z.strictObject({ language: z.enum(languages) });
export type LanguageChoice = z.infer<typeof LanguageChoice>;

export const UserAnswer = z.object({ user: User });
export type UserAnswer = z.infer<typeof UserAnswer>;
/** What staff may do. Customers have none. */
const duty = z.enum(duties).exactOptional();
export const SessionAnswer = z.object({
  user: User.extend({ duty }).nullable(),
  passkeys: z
    .object({ count: z.int(), isRequired: z.boolean() })
    .exactOptional()
    .describe('Staff only: their passkeys, and whether they need one'),
  preferences: Preferences.exactOptional().describe('Staff only: their own panel'),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;
export const AdminLogInAnswer = z.object({
  data: User.omit({ _id: true }).extend({ userId: Id, duty }),
});
export type AdminLogInAnswer = z.infer<typeof AdminLogInAnswer>;
export const UserDataAnswer = z.object({ data: User });
export const UserListAnswer = z.object({ data: z.array(User) });
