import { expect, test } from 'vitest';
import { daysLeft, ordersInDanger } from '@dalan/contract/catalog/stock';
import { firstIdAt, paceSince } from './pace.rules.ts';

const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
/** Half past one at night in Pune, on a Monday. */
const now = new Date('2026-11-15T20:00:00Z');

test('the pace is that of the last seven open days, today counted', () => {
  expect(paceSince({ daysOff: [], datesOff: [] }, now)).toEqual(midnight('2026-11-10'));
});

test('closed weekdays and dates are passed over, also if today is one', () => {
  const rule = { daysOff: [1], datesOff: ['2026-11-12'] };
  expect(paceSince(rule, now)).toEqual(midnight('2026-11-07'));
});

test('days left are whole days; nothing is said without sales', () => {
  expect(daysLeft(4, 14)).toBe(2);
  expect(daysLeft(4, 15)).toBe(1);
  expect(daysLeft(4, 0)).toBeNull();
});

test('an order is in danger if the flour left by those due before does not fill it', () => {
  const order = (_id: string, kg: number) => {
    return { _id, kg, buyer: '', orderStatus: 'Placed', dueOn: '2026-11-16' } as const;
  };
  const orders = [order('a', 3), order('b', 4), order('c', 2)];
  expect(ordersInDanger(orders, 5).map(({ _id }) => _id)).toEqual(['b']);
  expect(ordersInDanger(orders, -1)).toEqual(orders);
  expect(ordersInDanger(orders, 9)).toEqual([]);
});

test('the first id of a moment starts with its time', () => {
  expect(firstIdAt(new Date(1_700_000_000_000))).toBe('018bcfe5-6800-0000-0000-000000000000');
});
