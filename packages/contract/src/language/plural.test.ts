import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'one', other: 'other' };

test('zero is a plural in English and Marathi, and a singular in Hindi', () => {
  expect(plural('en', 0, forms)).toBe('other');
  expect(plural('mr', 0, forms)).toBe('other');
  expect(plural('hi', 0, forms)).toBe('one');
});

test.each(['en', 'mr', 'hi'] as const)('one flour is singular, two are not: %s', (language) => {
  expect(plural(language, 1, forms)).toBe('one');
  expect(plural(language, 2, forms)).toBe('other');
});
