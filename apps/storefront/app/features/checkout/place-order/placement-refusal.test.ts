import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { orderRefusals } from '@dalan/contract/orders/orders';
import { expect, it } from 'vitest';

import { answerIn, earlierOrderIn, placementRefusal } from './placement-refusal.ts';

const slow = { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' };

it.each([
  [
    'the status and the server’s message',
    new ApiError(429, slow),
    'Error (429): Too many attempts.',
  ],
  [
    'whom to call when a limit is reached',
    new ApiError(429, { code: 'ORDER_LIMIT', message: orderRefusals.tooMuchFlour('020 5550') }),
    `Error (429): ${orderRefusals.tooMuchFlour('020 5550')}`,
  ],
  ['that the server gave no reason', new ApiError(400, '<html>'), 'Error (400): Unknown error'],
  ['that it failed', new Error('odd'), 'Failed to place order. Please try again.'],
])('a rejected order shows %s', (_, error, text) => {
  expect(placementRefusal(error)).toEqual({ text, isUnsure: false });
});

it.each([
  ['the server failed', new ApiError(500, {}), 'Error (500): Unknown error'],
  ['the server is unavailable', new ApiError(503, {}), 'Error (503): Unknown error'],
  ['there was no response', new NoAnswer(), 'Failed to place order. Please try again.'],
])('the order may have been placed if %s', (_, error, text) => {
  expect(placementRefusal(error)).toEqual({ text, isUnsure: true });
});

const earlier = { _id: 'earlier', totalAmount: 234 };
const reused = { code: 'KEY_REUSED', message: 'Placed.', details: { order: earlier } };

it('returns the earlier order with the same key', () => {
  expect(earlierOrderIn(new ApiError(422, reused))).toEqual(earlier);
});

it.each([
  ['another error', new ApiError(409, { ...reused, code: 'ORDER_CHANGED' })],
  ['an error without an order', new ApiError(422, { ...reused, details: undefined })],
  ['a lost response', new NoAnswer()],
])('%s returns no earlier order', (_, error) => {
  expect(earlierOrderIn(error)).toBeUndefined();
});

const order = { userId: 'asha', items: [], deliveryAddress: '', contactNumber: '' };
const [fine] = readyGrinds;
const flour = { _id: 'jowar', name: 'Jowar Flour', nameMr: '', picture: null };
const lines = [
  {
    flour: { ...flour, pricePerKg: 78, quantity: 9, grinds: [fine] },
    grind: 'fine',
    quantityKg: 1.5,
  },
];

it('a grind that is not sold leads to the ones left', () => {
  const details = { items: [{ productId: 'jowar', grind: 'coarse', grinds: [fine] }] };
  const error = new ApiError(409, { code: 'GRIND_NOT_SOLD', message: 'Gone.', details });
  expect(answerIn(error, { order, lines })).toMatchObject({
    is: 'refused',
    text: 'Error (409): Gone.',
    grindsNow: [{ productId: 'jowar', grinds: [fine] }],
  });
});

it('a weight in wrong steps is refused with the text of its field', () => {
  const fields = { 'items.0.quantityKg': 'Quantity must be a whole number of kg from 1 to 100' };
  const error = new ApiError(400, { code: 'INVALID_INPUT', message: 'Please check.', fields });
  expect(answerIn(error, { order, lines })).toMatchObject({
    is: 'refused',
    text: 'Jowar Flour, fine: Quantity must be a whole number of kg from 1 to 100',
  });
});

it('an order with other contents under the same key leads to the earlier one', () => {
  expect(answerIn(new ApiError(422, reused), { order, lines })).toEqual({
    is: 'earlier',
    order: earlier,
  });
});

it('an order without an answer is not called refused', () => {
  expect(answerIn(new NoAnswer(), { order, lines })).toEqual({
    is: 'unsure',
    text: 'Failed to place order. Please try again.',
  });
});

it('a failure of the page itself is refused in the shop’s words, with nothing to choose', () => {
  expect(answerIn(new Error('odd'), { order, lines })).toEqual({
    is: 'refused',
    text: 'Failed to place order. Please try again.',
  });
});

it('any other refusal is shown as the shop says it, with nothing to choose', () => {
  const details = { order: earlier, items: [{ productId: 'jowar', grinds: [fine] }] };
  const limit = { code: 'ORDER_LIMIT', message: 'Too many orders.', details };
  const answer = answerIn(new ApiError(429, limit), { order, lines });
  expect(answer).toEqual({ is: 'refused', text: 'Error (429): Too many orders.' });
  expect(answer).not.toHaveProperty('grindsNow');
});

it('a refusal because of the stock says its text and asks about the lines', () => {
  const details = { items: [{ productId: 'jowar', grind: 'fine', availableKg: 1 }] };
  const error = new ApiError(409, { code: 'OUT_OF_STOCK', message: 'Only 1 kg.', details });
  expect(answerIn(error, { order, lines })).toMatchObject({
    text: 'Error (409): Only 1 kg.',
    question: {
      about: 'lines',
      changes: [{ kind: 'less', productId: 'jowar', grind: 'fine', availableKg: 1 }],
    },
  });
});

it('a full day is asked about without a text, because the days have their own', () => {
  const details = { delivery: { days: [{ day: '2026-11-21', leftKg: 40 }] } };
  const error = new ApiError(409, { code: 'DAY_FULL', message: 'Full.', details });
  const sent = { order: { ...order, dueOn: '2026-11-20' }, lines };
  expect(answerIn(error, sent)).toEqual({
    is: 'refused',
    question: { about: 'day', day: '2026-11-20' },
  });
});

it('an order that is too late to replace comes back as it is now', () => {
  const milled = { ...earlier, orderStatus: 'Processing' };
  const refusal = {
    code: 'ORDER_NOT_CANCELLABLE',
    message: 'Too late.',
    details: { order: milled },
  };
  expect(answerIn(new ApiError(409, refusal), { order, lines })).toEqual({
    is: 'refused',
    text: 'Error (409): Too late.',
    left: milled,
  });
});
