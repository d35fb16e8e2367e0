import { expect, it } from 'vitest';
import { checkoutTexts, ORDER_ANSWER_TIMEOUT_MS, ORDER_ATTEMPT_LIVES_MS } from './checkout.ts';

it('an unanswered order keeps its key for an hour, far longer than the answer timeout', () => {
  expect(ORDER_ATTEMPT_LIVES_MS).toBe(3_600_000);
  expect(ORDER_ATTEMPT_LIVES_MS).toBeGreaterThan(10 * ORDER_ANSWER_TIMEOUT_MS);
});

it('cart texts use singular and plural correctly', () => {
  expect(checkoutTexts.cartCount(1, 3)).toBe('1 flour, 3 kg');
  expect(checkoutTexts.cartCount(2, 5)).toBe('2 flours, 5 kg');
  expect(checkoutTexts.goneFromCart(1)).toMatch(/^A flour .* We took it out\.$/);
  expect(checkoutTexts.goneFromCart(2)).toMatch(/^2 flours .* We took them out\.$/);
});
