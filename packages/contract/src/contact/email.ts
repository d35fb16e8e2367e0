import { contactDetailLimits, contactDetailTexts } from './contact-details.ts';
import { hasHiddenCharacters } from '../text/text.ts';

/**
 * Local part as mail allows, but without `?` and `%`, which could add a recipient in a mailto link.
 * Domain in any script.
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
