import { isPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { normalizeEmail } from '../emails/email.rules.ts';

/** The name as accounts are found by it, however it was typed. */
export function normalizeLogInName(typed: string): string {
  return isPhone(typed) ? phoneDigits(typed) : normalizeEmail(typed);
}
