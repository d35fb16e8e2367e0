import { expect, it } from 'vitest';
import { checkoutTexts } from './checkout.texts.en.ts';

it('cart texts use singular and plural correctly', () => {
  expect(checkoutTexts.cartCount(1, 3)).toBe('1 flour, 3 kg');
  expect(checkoutTexts.cartCount(2, 5)).toBe('2 flours, 5 kg');
  expect(checkoutTexts.goneFromCart(1)).toMatch(/^A flour .* We took it out\.$/);
  expect(checkoutTexts.goneFromCart(2)).toMatch(/^2 flours .* We took them out\.$/);
});
