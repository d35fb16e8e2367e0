import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('splits ten digits into two groups of five, and changes nothing else', () => {
  expect(formatPhone('5550014268')).toBe('55500 14268');
  expect(formatPhone('')).toBe('');
  expect(formatPhone('12345')).toBe('12345');
});
