/** How a person is reached: e-mail, telephone, address, wherever they are asked for. */
export const contactDetailLimits = { emailMax: 254, phoneDigits: 10, addressMax: 500 } as const;

export const contactDetailTexts = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  phoneRequired: 'Phone number is required',
  phoneDigits: 'Phone number must be 10 digits',
} as const;

export function checkPhone(value: string): string | undefined {
  if (value.trim() === '') return contactDetailTexts.phoneRequired;
  return isPhone(value) ? undefined : contactDetailTexts.phoneDigits;
}

/** Digits, what people write between them, and the invisible marks of address books. */
const WRITTEN = /^[\d +().\u00a0\u200b-\u200f\u2010-\u2015\u202a-\u202f\u2060-\u2069-]*$/;

/** Ten digits, however they are written: `+91 98765-43210`, `098765 43210`, `९८७६५ ४३२१०`. */
export function isPhone(value: string): boolean {
  const isWritten = WRITTEN.test(plainDigits(value));
  return isWritten && phoneDigits(value).length === contactDetailLimits.phoneDigits;
}

/** The country's code, as it is dialled from abroad or behind a zero, and the zero of the trunk. */
const PREFIX = /^(?:0{0,2}91)?0?(?=\d{10}$)/;

/**
 * The digits of a phone number without what may stand before its ten. A number that has more or
 * fewer of them keeps them all: nobody's number is cut to fit.
 */
export function phoneDigits(value: string): string {
  return plainDigits(value).replace(/\D/g, '').replace(PREFIX, '');
}

const ZERO = '0'.charCodeAt(0);

/** Digits as Indian keyboards write them, in Devanagari, become those that are kept. */
export function plainDigits(value: string): string {
  return value.replace(/[०-९]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - '०'.charCodeAt(0) + ZERO),
  );
}

/** Ten digits as people read them out: `+91 98765 43210`. */
export function readablePhone(phone: string): string {
  if (phone.length !== contactDetailLimits.phoneDigits) return phone;
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}

/** What people write before a number, or the `0` before one that is more than a few digits. */
const DIALLED_FIRST = /^(?:\+ ?91|00 ?91|91(?=\d{10}$)|0(?=\d{5}))/;

/**
 * The digits of a phone number, or of a piece of one, as they are stored: out of `98220 11001`,
 * `+91 98220` or `०९८२२०-११००१`. Undefined where something else was typed.
 */
export function phonePieceOf(typed: string): string | undefined {
  const text = plainDigits(typed.trim());
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const dialled = text.startsWith('+') ? `+${text.replace(/\D/g, '')}` : text.replace(/\D/g, '');
  const digits = dialled.replace(DIALLED_FIRST, '').replace('+', '');
  return digits.length >= 3 && digits.length <= contactDetailLimits.phoneDigits
    ? digits
    : undefined;
}
