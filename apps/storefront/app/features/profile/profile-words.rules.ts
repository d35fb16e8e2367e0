import { accountLimits } from '@dalan/contract/accounts';

/** `Asha Kulkarni` is AK, `Asha` is A. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20))
    .join('')
    .trim()
    .toUpperCase();
}

/** Ten digits as people read them out: `+91 98765 43210`. */
export function readablePhone(phone: string): string {
  if (phone.length !== accountLimits.phoneDigits) return phone;
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}
