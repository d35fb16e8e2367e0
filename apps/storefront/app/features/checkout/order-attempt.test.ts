import { ORDER_ATTEMPT_LIVES_MS } from '@dalan/contract/checkout';
import { describe, expect, it } from 'vitest';

import { continueAttempt, parseAttempt } from './order-attempt.rules.ts';

const order = {
  userId: 'asha',
  items: [{ productId: 'jowar', quantityKg: 2, pricePerKg: 78 }],
  deliveryAddress: 'Prabhat Road',
  contactNumber: '5550014268',
};
const first = continueAttempt(undefined, order, { now: 1000, newKey: 'first' });
const again = (change: object, now = 2000) =>
  continueAttempt(first, { ...order, ...change }, { now, newKey: 'second' });

describe('an attempt to buy', () => {
  it('keeps its key as long as the same is asked for', () => {
    expect(first.key).toBe('first');
    expect(again({})).toBe(first);
  });

  it.each([
    ['another quantity', { items: [{ productId: 'jowar', quantityKg: 3, pricePerKg: 78 }] }],
    ['another price', { items: [{ productId: 'jowar', quantityKg: 2, pricePerKg: 80 }] }],
    ['another address', { deliveryAddress: 'Kothrud' }],
    ['another number', { contactNumber: '5550014269' }],
    ['another customer', { userId: 'ravi' }],
  ])('is a new one for %s', (_, change) => expect(again(change).key).toBe('second'));

  it('is a new one when it was long ago: the same flour is bought every month', () => {
    expect(again({}, 1000 + ORDER_ATTEMPT_LIVES_MS - 1).key).toBe('first');
    expect(again({}, 1000 + ORDER_ATTEMPT_LIVES_MS).key).toBe('second');
  });

  it('comes back as it was kept', () => {
    expect(parseAttempt(JSON.stringify(first))).toEqual(first);
  });

  it.each([null, '', 'null', '{"key":', '{"key":7}', '{"key":"","contents":"","startedAt":1}'])(
    'is none where the tab kept %j',
    (text) => expect(parseAttempt(text)).toBeUndefined(),
  );
});
