import { expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { choicesOf, fitting, totalsOf } from './bulk-actions.ts';

const order = (facts: Partial<Order>) =>
  ({
    orderStatus: 'Processing',
    paymentStatus: 'Pending',
    packedAt: null,
    amountToPay: 100.1,
    paidAmount: 0,
    items: [{ quantityKg: 2 }, { quantityKg: 3 }],
    ...facts,
  }) as Order;

test('bags are lines, and what is paid is not collected', () => {
  const orders = [
    order({}),
    order({ paidAmount: 50, paymentStatus: 'Partially Paid' }),
    order({ paidAmount: 100.1, paymentStatus: 'Paid' }),
    order({ paymentStatus: 'Paid' }),
    order({ orderStatus: 'Cancelled' }),
  ];
  expect(totalsOf(orders)).toEqual({ bags: 10, kg: 25, toCollect: 150.2, unpaid: 2 });
});

test('an action takes only what it fits', () => {
  const packed = order({ packedAt: '2026-11-16T05:00:00.000Z' });
  const out = order({ orderStatus: 'Shipped' });
  const orders = [order({}), packed, out, order({ orderStatus: 'Delivered' })];
  expect(fitting('pack', orders)).toEqual([orders[0]]);
  expect(fitting('unpack', orders)).toEqual([packed]);
  expect(fitting('deliver', orders)).toEqual([out]);
  expect(fitting('day', orders)).toHaveLength(3);
  expect(fitting('confirm', orders)).toEqual([]);
});

test('the next step stays in the bar of a phone', () => {
  expect(choicesOf('to-pack', 2).shown).toEqual(['run', 'slips']);
  expect(choicesOf('to-pack', 2).rest).toContain('day');
  expect(choicesOf('all', 3).next).toBeUndefined();
});
