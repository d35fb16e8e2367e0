import { expect, test } from 'vitest';
import {
  hasCancelButton,
  myOrdersTexts,
  orderStatusColour,
  paymentStatusColour,
} from './my-orders.ts';
import { orderStatuses, paymentStatuses } from './orders.ts';

test('an order status has the colour of the spec', () => {
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

test('a payment status has the colour of the spec', () => {
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

test('Cancel Order is missing only where the spec says so', () => {
  expect(orderStatuses.filter((status) => !hasCancelButton(status))).toEqual([
    'Delivered',
    'Cancelled',
  ]);
});

test('every status has its words about what comes next', () => {
  expect(Object.keys(myOrdersTexts.next).sort()).toEqual([...orderStatuses].sort());
});
