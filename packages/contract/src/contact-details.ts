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
  return /^\d{10}$/.test(value) ? undefined : contactDetailTexts.phoneDigits;
}

/** Ten digits out of what people paste: `+91 98765-43210`, `098765 43210`. */
export function phoneDigits(value: string): string {
  const digits = value.replace(/\D/g, '');
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}

/** Ten digits as people read them out: `+91 98765 43210`. */
export function readablePhone(phone: string): string {
  if (phone.length !== contactDetailLimits.phoneDigits) return phone;
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}
