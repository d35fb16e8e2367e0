import { expect, test } from 'vitest';
import { isCancellable, isFinal, stockMoveBetween } from './order-status.rules.ts';

test('flour goes back when an order is cancelled or returned, and is taken again when it is taken up', () => {
  expect(stockMoveBetween('Placed', 'Cancelled')).toBe('give back');
  expect(stockMoveBetween('Delivered', 'Returned')).toBe('give back');
  expect(stockMoveBetween('Cancelled', 'Confirmed')).toBe('take again');
});

test('flour stays where it is while an order moves on, or from one way back to the other', () => {
  expect(stockMoveBetween('Placed', 'Shipped')).toBe('none');
  expect(stockMoveBetween('Shipped', 'Delivered')).toBe('none');
  expect(stockMoveBetween('Cancelled', 'Returned')).toBe('none');
});

test('a customer cancels what is not on its way, and nothing more moves after the end', () => {
  expect(isCancellable('Confirmed')).toBe(true);
  expect(isCancellable('Shipped')).toBe(false);
  expect(isFinal('Delivered')).toBe(true);
  expect(isFinal('Processing')).toBe(false);
});
