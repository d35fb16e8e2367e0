import { contactDetailTexts } from './contact-details.texts.ts';
import { plainDigits } from '../language/digits.ts';

/** Limits of e-mail, phone and address fields in every form. */
export const contactDetailLimits = { emailMax: 254, phoneDigits: 10, addressMax: 500 } as const;

export { contactDetailTexts };

export function checkPhone(value: string): string | undefined {
  if (value.trim() === '') return contactDetailTexts.phoneRequired;
  return isPhone(value) ? undefined : contactDetailTexts.phoneDigits;
}

/** Digits, common separators, and the invisible marks that address books add. */
const WRITTEN = /^[\d +().\u00a0\u200b-\u200f\u2010-\u2015\u202a-\u202f\u2060-\u2069-]*$/;

/** Ten digits in any notation: `+91 98765-43210`, `098765 43210`, `९८७६५ ४३२१०`. */
export function isPhone(value: string): boolean {
  const isWellFormed = WRITTEN.test(plainDigits(value));
  return isWellFormed && phoneDigits(value).length === contactDetailLimits.phoneDigits;
}

/** Country code with its dialling prefixes, and the trunk zero. */
const PREFIX = /^(?:0{0,2}91)?0?(?=\d{10}$)/;

/** Digits of a phone number without prefixes. A number of another length keeps all its digits. */
export function phoneDigits(value: string): string {
  return plainDigits(value).replace(/\D/g, '').replace(PREFIX, '');
}

/** Formats ten digits as `+91 98765 43210`. */
export function readablePhone(phone: string): string {
  if (phone.length !== contactDetailLimits.phoneDigits) return phone;
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}

/** Prefix of a number, or a leading `0` if more than a few digits follow. */
const DIALLING_PREFIX = /^(?:\+ ?91|00 ?91|91(?=\d{10}$)|0(?=\d{5}))/;

/**
 * The stored digits of a whole or partial phone number, such as `98220 11001`, `+91 98220` or
 * `०९८२२०-११००१`. Undefined for other text.
 */
export function phonePartOf(typed: string): string | undefined {
  const text = plainDigits(typed.trim());
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const dialled = text.startsWith('+') ? `+${text.replace(/\D/g, '')}` : text.replace(/\D/g, '');
  const digits = dialled.replace(DIALLING_PREFIX, '').replace('+', '');
  return digits.length >= 3 && digits.length <= contactDetailLimits.phoneDigits
    ? digits
    : undefined;
}
