import { accountLimits } from '@dalan/contract/people/accounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { commonPasswords } from './common-passwords.ts';
import { isEasyToGuess } from './is-easy-to-guess.ts';

it('lists over a thousand passwords, all valid in the form', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  for (const password of commonPasswords) {
    expect(password).toMatch(/^[\x21-\x7e]+$/);
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(accountLimits.passwordMin);
  }
});

it.each(['123456', 'password', 'PassWord', 'qwerty123', 'Pass@123', 'Krishna', 'iloveyou'])(
  '%s is easy to guess',
  async (password) => expect(await isEasyToGuess(password)).toBe(true),
);

it.each(['', '12345', 'bhakri-for-two', 'stone ground jowar', 'password ', 'दळणदळण'])(
  '“%s” is not listed as easy to guess',
  async (password) => expect(await isEasyToGuess(password)).toBe(false),
);

it('matches exactly the passwords on the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 6, maxLength: 40 }), async (password) => {
      expect(await isEasyToGuess(password)).toBe(commonPasswords.has(password.toLowerCase()));
    }),
  );
});
