import { expect, test } from 'vitest';
import { bindPincode, splitAddress } from './address.ts';

test('a pincode stays on its city’s line', () => {
  expect(bindPincode('12 Nana Peth, Pune 411002')).toBe('12 Nana Peth, Pune\u00a0411002');
  expect(bindPincode('Flat 7, Lane 5')).toBe('Flat 7, Lane 5');
});

test('an address in two lines ends with its city and pincode', () => {
  expect(splitAddress('Flat 7, Nana Peth, Pune 411002')).toEqual([
    'Flat 7, Nana Peth,',
    'Pune\u00a0411002',
  ]);
  expect(splitAddress('Behind the temple')).toEqual(['Behind the temple', '']);
});
