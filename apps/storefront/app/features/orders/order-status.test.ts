import { orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import { expect, test } from 'vitest';

import { myOrdersTexts } from './my-orders.texts.ts';
import { hasCancelButton, orderStatusColour, paymentStatusColour } from './order-status.rules.ts';

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
