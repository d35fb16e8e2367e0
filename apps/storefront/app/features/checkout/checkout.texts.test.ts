import { expect, it } from 'vitest';
import { checkoutTexts } from './checkout.texts.ts';
import { checkoutTexts as hindi } from './checkout.texts.hi.ts';
import { checkoutTexts as marathi } from './checkout.texts.mr.ts';

it('cart texts use singular and plural correctly', () => {
  expect(checkoutTexts.cartCount(1, '3 kg')).toBe('1 flour, 3 kg');
  expect(checkoutTexts.cartCount(2, '5 kg')).toBe('2 flours, 5 kg');
  expect(checkoutTexts.goneFromCart(1)).toMatch(/^A flour .* We took it out\.$/);
  expect(checkoutTexts.goneFromCart(2)).toMatch(/^2 flours .* We took them out\.$/);
});

it('counts flours as Marathi and Hindi do', () => {
  expect([0, 1, 2].map((flours) => marathi.cartCount(flours, '5 किलो'))).toEqual([
    '0 पिठे, 5 किलो',
    '1 पीठ, 5 किलो',
    '2 पिठे, 5 किलो',
  ]);
  expect([0, 1, 2].map((flours) => hindi.cartCount(flours, '5 किलो'))).toEqual([
    '0 आटा, 5 किलो',
    '1 आटा, 5 किलो',
    '2 आटे, 5 किलो',
  ]);
});
