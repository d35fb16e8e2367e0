import { accountLimits } from '@dalan/contract/accounts';

/**
 * Whether guessers try it first. The list comes as a file of its own, once, when it is needed; the
 * password is compared here and goes nowhere.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  if (password.length < accountLimits.passwordMin) return false;
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(password.toLowerCase());
}
