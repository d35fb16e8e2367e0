import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('a list says what was found, and if no row has all words of the search', () => {
  const one = { total: 1, isTotalCapped: false };
  expect(countText(one, 'order', '')).toBe('1 order');
  expect(countText(one, 'order', 'asha')).toBe('1 order found');
  expect(countText({ total: 10_000, isTotalCapped: true }, 'user', 'a')).toBe(
    '10,000+ users found',
  );
  expect(countText({ ...one, total: 3, hasSomeWords: true }, 'order', 'asha xyzzy')).toBe(
    'No order has all these words. 3 orders with some of them',
  );
});
