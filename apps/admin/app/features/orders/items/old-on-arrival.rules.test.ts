import { expect, test } from 'vitest';
import { isOldOnArrival } from './old-on-arrival.rules.ts';

const batch = { number: 'JW-0901-1', milledOn: '2026-09-01', bestBefore: '2026-11-30' };
const arriving = (dueOn: string) => ({ orderStatus: 'Processing', dueOn }) as const;

test('a bag is old if it arrives with less than 30 % of its days', () => {
  expect(isOldOnArrival({ batch }, arriving('2026-11-03'), '2026-11-01')).toBe(false);
  expect(isOldOnArrival({ batch }, arriving('2026-11-04'), '2026-11-01')).toBe(true);
});

test('a late order arrives today at the earliest', () => {
  expect(isOldOnArrival({ batch }, arriving('2026-10-01'), '2026-11-20')).toBe(true);
});

test('nothing is said about flour that is delivered, or not milled yet', () => {
  const late = arriving('2026-11-20');
  expect(isOldOnArrival({ batch }, { ...late, orderStatus: 'Delivered' }, '2026-11-20')).toBe(
    false,
  );
  expect(isOldOnArrival({}, late, '2026-11-20')).toBe(false);
});
