import { contactDetailLimits, contactDetailTexts } from './contact-details.ts';
import { hasHiddenCharacters } from './text.ts';

/**
 * Before the @ what mail allows there, without `?` and `%`: in a link these begin more than an
 * address, such as a second recipient. After it the name of a host, in any script.
 */
const EMAIL = /^[\p{L}\p{M}\p{N}.!#$&'*+/=^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

export function isEmail(value: string): boolean {
  if (value.length > contactDetailLimits.emailMax) return false;
  return EMAIL.test(value) && !hasHiddenCharacters(value);
}

export function checkEmail(value: string): string | undefined {
  if (value.trim() === '') return contactDetailTexts.emailRequired;
  return isEmail(value.trim()) ? undefined : contactDetailTexts.emailInvalid;
}
