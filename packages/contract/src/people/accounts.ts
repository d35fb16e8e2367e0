import type { ProfileChange } from './accounts.schema.ts';
import { accountTexts } from './accounts.texts.ts';
import { contactDetailLimits, isPhone } from '../contact/contact-details.ts';
import { checkEmail, isEmail } from '../contact/email.ts';
import { checkPersonName } from '../contact/person-name.ts';
import { checkOptionalLine } from '../text/text.ts';

export type {
  AdminLogIn,
  AdminLogInAnswer,
  LogIn,
  LanguageChoice,
  ProfileChange,
  Registration,
  SessionAnswer,
  User,
  UserAnswer,
} from './accounts.schema.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userSortFields = ['name', 'email', 'phone', 'role', 'createdAt'] as const;

export const accountLimits = {
  ...contactDetailLimits,
  nameMax: 100,
  nameMinInAdmin: 3,
  passwordMin: 6,
  passwordMax: 128,
  staffPasswordMin: 12,
} as const;

/** Sent by registration as the picture. Screens show initials instead. */
export const DEFAULT_PROFILE_IMG = 'default';

export { accountTexts };

export const staffAccountTexts = {
  nameTooShort: 'Name must be at least 3 characters',
  phoneInvalidInAdmin: 'Enter a valid 10-digit phone number',
  emailInvalidInAdmin: 'Enter a valid email address',
  staffPasswordTooShort: 'The password of a staff account must be at least 12 characters',
} as const;

export function checkPasswordGiven(value: string): string | undefined {
  return value === '' ? accountTexts.passwordRequired : checkPasswordNotTooLong(value);
}

export function checkNewPassword(value: string): string | undefined {
  if (value === '') return accountTexts.passwordRequired;
  if (value.length < accountLimits.passwordMin) return accountTexts.passwordTooShort;
  return checkPasswordNotTooLong(value);
}

/** Staff need a longer password, because a staff account gives access to all customers. */
export function checkStaffPassword(value: string): string | undefined {
  if (value === '') return accountTexts.passwordRequired;
  if (value.length < accountLimits.staffPasswordMin) return staffAccountTexts.staffPasswordTooShort;
  return checkPasswordNotTooLong(value);
}

function checkPasswordNotTooLong(value: string): string | undefined {
  return value.length > accountLimits.passwordMax ? accountTexts.passwordTooLong : undefined;
}

export function checkConfirmation(password: string, confirmation: string): string | undefined {
  return password === confirmation ? undefined : accountTexts.passwordsDiffer;
}

export function checkName(value: string): string | undefined {
  if (value.trim() === '') return accountTexts.nameRequired;
  return checkPersonName(value, accountLimits.nameMax);
}

export function checkAddress(value: string): string | undefined {
  return checkOptionalLine(value.replace(/[\r\n]+/g, ' '), accountLimits.addressMax);
}

export function checkNameInAdmin(value: string): string | undefined {
  if (value.trim() === '') return accountTexts.nameRequired;
  if (value.trim().length < accountLimits.nameMinInAdmin) return staffAccountTexts.nameTooShort;
  return checkPersonName(value, accountLimits.nameMax);
}

export function checkEmailInAdmin(value: string): string | undefined {
  if (value.trim() === '') return accountTexts.emailRequired;
  return isEmail(value.trim()) ? undefined : staffAccountTexts.emailInvalidInAdmin;
}

export function checkPhoneInAdmin(value: string): string | undefined {
  if (value.trim() === '') return accountTexts.phoneRequired;
  return isPhone(value) ? undefined : staffAccountTexts.phoneInvalidInAdmin;
}

/** What staff log in with: their e-mail, or the phone number of a rider who has none. */
export function checkLogInName(value: string): string | undefined {
  return isPhone(value) ? undefined : checkEmail(value);
}

/** The e-mail, or the phone number of a rider who has none. An e-mail has an @, so no two are alike. */
export function logInNameOf({ email, phone }: { email: string; phone: string }): string {
  return email || phone;
}

/** Error text per field. Empty if all are valid. */
export type FieldTexts = Record<string, string>;

/** A choice of the language needs no address: a customer may not have given one yet. */
export function checkOwnProfile({ name, address, language }: ProfileChange): FieldTexts {
  if (name.trim() === '') return { name: accountTexts.nameAndAddressRequired };
  if (address.trim() === '' && !language) return { address: accountTexts.nameAndAddressRequired };
  return fieldTexts({ name: checkName(name), address: checkAddress(address) });
}

export function checkUserInAdmin({ name, email, phone, address }: ProfileChange): FieldTexts {
  return fieldTexts({
    name: checkNameInAdmin(name),
    email: email === undefined ? undefined : checkEmailInAdmin(email),
    phone: phone === undefined ? undefined : checkPhoneInAdmin(phone),
    address: checkAddress(address),
  });
}

function fieldTexts(checks: Record<string, string | undefined>): FieldTexts {
  const wrong = Object.entries(checks).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(wrong);
}
