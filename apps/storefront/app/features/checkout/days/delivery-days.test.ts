import { describe, expect, it } from 'vitest';

import { chooseDay, dayCells } from './delivery-days.rules.ts';

const days = [
  { day: '2026-11-20', leftKg: 0 },
  { day: '2026-11-21', leftKg: 5 },
  { day: '2026-11-23', leftKg: null },
];

describe('the days of the checkout', () => {
  it('show closed and full days with the others', () => {
    expect(dayCells(days, 6)).toEqual([
      { day: '2026-11-20', state: 'full' },
      { day: '2026-11-21', state: 'full' },
      { day: '2026-11-22', state: 'closed' },
      { day: '2026-11-23', state: 'open' },
    ]);
    expect(dayCells(days, 5)[1]?.state).toBe('open');
    expect(dayCells([], 5)).toEqual([]);
  });

  it('start with the earliest day that has room for the whole order', () => {
    expect(chooseDay(days, 5, undefined)).toBe('2026-11-21');
    expect(chooseDay(days, 6, undefined)).toBe('2026-11-23');
  });

  it('keep the day that the customer wants while it has room', () => {
    expect(chooseDay(days, 5, '2026-11-23')).toBe('2026-11-23');
    expect(chooseDay(days, 6, '2026-11-21')).toBe('2026-11-23');
    expect(chooseDay(days, 1, '2026-11-19')).toBe('2026-11-21');
  });

  it('offer nothing if all are full', () => {
    expect(chooseDay(days.slice(0, 2), 6, undefined)).toBeUndefined();
  });
});
