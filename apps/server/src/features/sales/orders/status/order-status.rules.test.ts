import { expect, test } from 'vitest';
import { orderStatuses } from '@dalan/contract/orders/orders';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import {
  canFollowAReturn,
  isCancellable,
  isFinal,
  millingMoveBetween,
  stockMoveBetween,
} from './order-status.rules.ts';

test('cancelling or returning restores stock, and reopening takes it again', () => {
  expect(stockMoveBetween('Placed', 'Cancelled')).toBe('restore');
  expect(stockMoveBetween('Delivered', 'Returned')).toBe('restore');
  expect(stockMoveBetween('Cancelled', 'Confirmed')).toBe('retake');
});

test('stock does not move between statuses that both hold it or both do not', () => {
  expect(stockMoveBetween('Placed', 'Shipped')).toBe('none');
  expect(stockMoveBetween('Shipped', 'Delivered')).toBe('none');
  expect(stockMoveBetween('Cancelled', 'Returned')).toBe('none');
});

test('orders can be cancelled until shipping, and final statuses are final', () => {
  expect(isCancellable('Confirmed')).toBe(true);
  expect(isCancellable('Shipped')).toBe(false);
  expect(isFinal('Delivered')).toBe(true);
  expect(isFinal('Processing')).toBe(false);
});

test.each<[OrderStatus, OrderStatus]>([
  ['Confirmed', 'Processing'],
  ['Placed', 'Shipped'],
  ['Pending', 'Delivered'],
  ['Cancelled', 'Delivered'],
])('the bags of an order are filled on its way from %s to %s', (from, to) => {
  expect(millingMoveBetween(from, to)).toBe('milled');
});

test.each<[OrderStatus, OrderStatus]>([
  ['Processing', 'Confirmed'],
  ['Delivered', 'Placed'],
  ['Cancelled', 'Confirmed'],
])('an order that goes back from %s to %s has to be milled again', (from, to) => {
  expect(millingMoveBetween(from, to)).toBe('to mill again');
});

test.each<[OrderStatus, OrderStatus]>([
  ['Placed', 'Confirmed'],
  ['Processing', 'Shipped'],
  ['Shipped', 'Processing'],
  ['Placed', 'Cancelled'],
  ['Shipped', 'Cancelled'],
  ['Delivered', 'Returned'],
])('no bag is filled or emptied from %s to %s', (from, to) => {
  expect(millingMoveBetween(from, to)).toBe('none');
});

test('flour comes back only from an order that stays delivered or becomes returned', () => {
  expect(orderStatuses.filter(canFollowAReturn)).toEqual(['Delivered', 'Returned']);
});
