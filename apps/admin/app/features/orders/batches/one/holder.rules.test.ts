import { expect, test } from 'vitest';
import type { BatchHolder } from '@dalan/contract/mill/batches';
import { holdersToPack, holderState, toldCount } from './holder.rules.ts';

const told = { way: 'call', by: 'Sunanda More', at: '2026-11-19T03:42:00Z' } as const;
const holder = (orderStatus: BatchHolder['orderStatus'], notice: BatchHolder['told'] = null) =>
  ({ orderStatus, told: notice }) as BatchHolder;

test('a bag is with the customer, still here or back', () => {
  expect(holderState(holder('Delivered'))).toBe('not told');
  expect(holderState(holder('Shipped'))).toBe('not told');
  expect(holderState(holder('Delivered', told))).toBe('told');
  expect(holderState(holder('Processing'))).toBe('still here');
  expect(holderState(holder('Cancelled'))).toBe('still here');
  expect(holderState(holder('Returned', told))).toBe('came back');
});

test('whoever brought it back need not be told', () => {
  const holders = [holder('Delivered', told), holder('Processing'), holder('Returned')];
  expect(toldCount(holders)).toEqual({ told: 1, all: 2 });
  expect(holdersToPack(holders)).toHaveLength(1);
});
