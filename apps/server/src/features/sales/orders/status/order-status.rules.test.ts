import { expect, test } from 'vitest';
import { isCancellable, isFinal, stockMoveBetween } from './order-status.rules.ts';

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
