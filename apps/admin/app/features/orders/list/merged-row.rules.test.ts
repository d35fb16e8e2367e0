import { expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { withStatusesOf } from './merged-row.rules.ts';

const shown = {
  _id: 'o',
  amountToPay: 100,
  deliveryAddress: 'Flat 7',
  paymentStatus: 'Pending',
  orderStatus: 'Placed',
  version: 1,
  history: [],
  updatedAt: '2026-11-18T10:00:00.000Z',
} as unknown as Order;
const confirmed = { ...shown, orderStatus: 'Confirmed', version: 2 } as const;

test('a row in use follows the statuses, with their version', () => {
  expect(withStatusesOf(shown, confirmed)).toEqual(confirmed);
});

test.each([
  ['amount', { amountToPay: 178 }],
  ['address', { deliveryAddress: 'Flat 8' }],
  ['credit note', { givenBackAmount: 10 }],
])('with another %s, which the row does not show, its version stays', (_what, change) => {
  const merged = withStatusesOf(shown, { ...confirmed, ...change });
  expect(merged).toEqual({ ...shown, orderStatus: 'Confirmed' });
});
