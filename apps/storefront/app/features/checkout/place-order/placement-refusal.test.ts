import { ApiError, NoAnswer } from '@dalan/contract/client';
import { orderRefusals } from '@dalan/contract/orders';
import { expect, it } from 'vitest';

import { earlierOrderIn, placementRefusal } from './placement-refusal.ts';

const slow = { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' };

it.each([
  [
    'the status and what the server says',
    new ApiError(429, slow),
    'Error (429): Too many attempts.',
  ],
  [
    'whom to call where a limit is reached',
    new ApiError(429, { code: 'ORDER_LIMIT', message: orderRefusals.tooMuchFlour('020 5550') }),
    `Error (429): ${orderRefusals.tooMuchFlour('020 5550')}`,
  ],
  ['that the server said nothing', new ApiError(400, '<html>'), 'Error (400): Unknown error'],
  ['that it failed', new Error('odd'), 'Failed to place order. Please try again.'],
])('a refused order says %s', (_, error, text) => {
  expect(placementRefusal(error)).toEqual({ text, isUnsure: false });
});

it.each([
  ['the server broke', new ApiError(500, {}), 'Error (500): Unknown error'],
  ['the server is away', new ApiError(503, {}), 'Error (503): Unknown error'],
  ['no answer came', new NoAnswer(), 'Failed to place order. Please try again.'],
])('nobody knows whether it was placed where %s', (_, error, text) => {
  expect(placementRefusal(error)).toEqual({ text, isUnsure: true });
});

const earlier = { _id: 'earlier', totalAmount: 234 };
const reused = { code: 'KEY_REUSED', message: 'Placed.', details: { order: earlier } };

it('an earlier order under the same key is shown to the customer', () => {
  expect(earlierOrderIn(new ApiError(422, reused))).toEqual(earlier);
});

it.each([
  ['another refusal', new ApiError(409, { ...reused, code: 'ORDER_CHANGED' })],
  ['a refusal that names no order', new ApiError(422, { ...reused, details: undefined })],
  ['a lost answer', new NoAnswer()],
])('%s tells of no earlier order', (_, error) => {
  expect(earlierOrderIn(error)).toBeUndefined();
});
