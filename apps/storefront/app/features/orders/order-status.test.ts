import { orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import { expect, test } from 'vitest';

import { myOrdersTexts } from './my-orders.texts.ts';
import {
  hasCancelButton,
  isOwedOnAccount,
  orderStatusColour,
  paymentStatusColour,
} from './order-status.rules.ts';

test('order statuses have the colours of the specification', () => {
  const colours = Object.fromEntries(
    orderStatuses.map((status) => [status, orderStatusColour(status)]),
  );
  expect(colours).toEqual({
    Delivered: 'green',
    Confirmed: 'green',
    Processing: 'yellow',
    Pending: 'yellow',
    Cancelled: 'red',
    Shipped: 'grey',
    Returned: 'grey',
    Placed: 'grey',
  });
});

test('payment statuses have the colours of the specification', () => {
  const colours = Object.fromEntries(
    paymentStatuses.map((status) => [status, paymentStatusColour(status)]),
  );
  expect(colours).toEqual({
    Paid: 'green',
    Pending: 'yellow',
    Failed: 'red',
    Completed: 'grey',
    Refunded: 'grey',
    'Partially Paid': 'grey',
  });
});

test('Cancel Order is missing only for Delivered and Cancelled', () => {
  expect(orderStatuses.filter((status) => !hasCancelButton(status))).toEqual([
    'Delivered',
    'Cancelled',
  ]);
});

test('every status has a text about the next step', () => {
  expect(Object.keys(myOrdersTexts.next).sort()).toEqual([...orderStatuses].sort());
});

test('an order on account says so while something of it is owed', () => {
  const paid = {
    amountToPay: 412,
    paidAmount: 100,
    orderStatus: 'Delivered',
    paymentStatus: 'Partially Paid',
  } as const;
  const order = { ...paid, onAccount: true } as const;
  expect(isOwedOnAccount(order)).toBe(true);
  expect(isOwedOnAccount({ ...order, paidAmount: 412, paymentStatus: 'Paid' })).toBe(false);
  expect(isOwedOnAccount({ ...order, orderStatus: 'Cancelled' })).toBe(false);
  expect(isOwedOnAccount(paid)).toBe(false);
});
