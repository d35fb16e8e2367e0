import { expect, test } from 'vitest';
import { areaOf, chargePaise, daysToChoose, firstDueDay } from './delivery.ts';
import { firstSettings } from '../settings/settings.ts';

const rule = {
  ...firstSettings().delivery,
  isOn: true,
  areas: [{ name: 'The Peths', pincodes: ['411002', '411011'], charge: 20 }],
  freeFrom: 500,
  daysOff: [0],
  datesOff: ['2026-11-24'],
};
const at = (time: string) => new Date(`${time}+05:30`);

test('before the cut-off an order is due on the next open day, afterwards on the one after', () => {
  expect(firstDueDay(rule, at('2026-11-16T17:59'))).toBe('2026-11-17');
  expect(firstDueDay(rule, at('2026-11-16T18:00'))).toBe('2026-11-18');
  expect(firstDueDay(rule, at('2026-11-14T10:52'))).toBe('2026-11-16');
  expect(firstDueDay(rule, at('2026-11-23T00:00'))).toBe('2026-11-25');
});

test('the day is the one at the shop, not in Greenwich', () => {
  expect(firstDueDay(rule, new Date('2026-11-16T18:45:00Z'))).toBe('2026-11-18');
});

test('closed days cannot be chosen', () => {
  expect(daysToChoose(rule, at('2026-11-20T09:00'))).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
});

test('an area has a charge up to the amount from which delivery is free', () => {
  const area = areaOf(rule, '411011');
  expect(area?.name).toBe('The Peths');
  expect(areaOf(rule, '411057')).toBeUndefined();
  expect(area && chargePaise(rule, area, 499_99)).toBe(20_00);
  expect(area && chargePaise(rule, area, 500_00)).toBe(0);
});
