import { expect, test } from 'vitest';
import { readablePhone } from './contact-details.ts';

test('a phone number is shown as it is read out, and an odd one as it is', () => {
  expect(readablePhone('5550014268')).toBe('+91 55500 14268');
  expect(readablePhone('14268')).toBe('14268');
});
