import { expect, test } from 'vitest';
import { daysIn, FIGURES_DAYS_MAX } from '@dalan/contract/office/figures';
import { checkRange, earlierRange, laterRange, presetsOf, readRange } from './figures-range.ts';

const today = '2026-11-14';
const fortnight = { from: '2026-11-01', to: '2026-11-14' };

test('the presets end today, and a year is never too long', () => {
  expect(presetsOf(today).map(({ range }) => range.from)).toEqual([
    '2026-11-08',
    '2026-11-01',
    '2026-10-15',
    '2025-11-15',
  ]);
  expect(presetsOf('2026-03-31')[2]?.range.from).toBe('2026-03-01');
  for (const day of ['2024-02-29', '2025-02-28', '2028-12-31']) {
    for (const { range } of presetsOf(day))
      expect(daysIn(range)).toBeLessThan(FIGURES_DAYS_MAX + 1);
  }
});

test('a range steps by its own length, and not past today', () => {
  expect(earlierRange(fortnight)).toEqual({ from: '2026-10-18', to: '2026-10-31' });
  expect(laterRange({ from: '2026-10-18', to: '2026-10-31' }, today)).toEqual(fortnight);
  expect(laterRange({ from: '2026-10-28', to: '2026-11-10' }, today)).toEqual(fortnight);
  expect(laterRange(fortnight, today)).toBeUndefined();
});

test('an invalid range in the address gives the usual one', () => {
  const read = (search: string) => readRange(new URLSearchParams(search), today);
  expect(read('from=2026-10-01&to=2026-10-02')).toEqual({ from: '2026-10-01', to: '2026-10-02' });
  for (const search of ['', 'from=2026-10-01', 'from=x&to=y', 'from=2026-10-02&to=2026-10-01']) {
    expect(read(search)).toEqual(fortnight);
  }
  expect(checkRange({ from: '2025-01-01', to: '2026-01-02' })).toBe('long');
});
