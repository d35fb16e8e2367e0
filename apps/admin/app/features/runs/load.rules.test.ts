import { expect, test } from 'vitest';
import type { RunStop } from '@dalan/contract/mill/runs';
import { leftOpenAt, leftOpenOf, loadOf } from './load.rules.ts';

function stop(change: Partial<RunStop['order']> = {}): RunStop {
  const order = {
    ...{ orderStatus: 'Delivered', paymentStatus: 'Pending', amountToPay: 276, paidAmount: 0 },
    items: [{ quantityKg: 2 }],
    ...change,
  };
  return { outcome: 'delivered', order } as RunStop;
}

test('a run collects nothing on account or once staff have settled it, and no part that is paid', () => {
  const settled = stop({ paymentStatus: 'Completed' });
  const stops = [stop(), stop({ onAccount: true }), stop({ paidAmount: 100 }), settled];
  expect(loadOf(stops.map(({ order }) => order))).toEqual({
    ...{ orders: 4, kg: 8, bags: 4, toCollect: 452 },
  });
});

test('a delivered order on account leaves nothing open at the door', () => {
  expect(leftOpenAt(stop())).toBe(276);
  expect(leftOpenAt(stop({ onAccount: true }))).toBe(0);
  expect(leftOpenAt(stop({ paymentStatus: 'Completed' }))).toBe(0);
  expect(leftOpenOf([stop(), stop({ onAccount: true })])).toEqual({ amount: 276, stops: 1 });
});
