import { expect, test } from 'vitest';
import { checkUpiReference, upiReferenceOf } from './payments.ts';

test('a UPI reference has 12 digits, however they are typed, or is left empty', () => {
  for (const typed of ['', ' ', '123456789012', '1234 5678 9012', '१२३४५६७८९०१२']) {
    expect(checkUpiReference(typed)).toBeUndefined();
  }
  for (const typed of ['123', '1234567890123', '12345678901a', 'paid it']) {
    expect(checkUpiReference(typed)).toBe('A UPI reference has 12 digits');
  }
  expect(upiReferenceOf(' १२३४ 5678 9012 ')).toBe('123456789012');
});
