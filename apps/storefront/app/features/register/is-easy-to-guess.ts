import { accountLimits } from '@dalan/contract/people/accounts';

/** The list of common passwords loads on demand. The password never leaves the browser. */
export async function isEasyToGuess(password: string): Promise<boolean> {
  if (password.length < accountLimits.passwordMin) return false;
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(password.toLowerCase());
}
