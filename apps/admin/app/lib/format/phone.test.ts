import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('ten digits are read five and five; anything else stays as it is', () => {
  expect(formatPhone('5550014268')).toBe('55500 14268');
  expect(formatPhone('')).toBe('');
  expect(formatPhone('12345')).toBe('12345');
});
