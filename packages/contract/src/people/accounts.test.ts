import { expect, test } from 'vitest';
import { accountTexts, checkOwnProfile } from './accounts.ts';

test('a profile needs a name and an address', () => {
  const required = accountTexts.nameAndAddressRequired;
  expect(checkOwnProfile({ name: ' ', address: 'Pune' })).toEqual({ name: required });
  expect(checkOwnProfile({ name: 'Asha', address: ' ' })).toEqual({ address: required });
});

test('a customer without an address can choose a language', () => {
  expect(checkOwnProfile({ name: 'Asha', address: '', language: 'mr' })).toEqual({});
});
