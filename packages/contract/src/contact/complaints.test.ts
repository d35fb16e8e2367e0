import { expect, test } from 'vitest';
import { messageClock, messageState, monthAfter } from './complaints.ts';

const asha = { at: '2026-11-18T09:00:00Z', by: 'Asha' };
const createdAt = '2026-11-18T06:00:00Z';
const open = { createdAt, acknowledged: null, settled: null };
const acknowledged = { ...open, acknowledged: asha };
const settled = { ...acknowledged, settled: asha };

test('a message is open, then acknowledged, then settled', () => {
  expect([open, acknowledged, settled].map(messageState)).toEqual([
    'open',
    'acknowledged',
    'settled',
  ]);
});

test('an open message is late after 48 hours, an acknowledged one after a month', () => {
  const due = new Date('2026-11-20T06:00:00Z');
  expect(messageClock(open, due)).toEqual({ dueAt: due, isLate: false });
  expect(messageClock(open, new Date(due.getTime() + 1))).toEqual({ dueAt: due, isLate: true });
  const month = new Date('2026-12-18T06:00:00Z');
  expect(messageClock(acknowledged, month)).toEqual({ dueAt: month, isLate: false });
  expect(messageClock(acknowledged, new Date(month.getTime() + 1))?.isLate).toBe(true);
});

test('a settled message has no clock', () => {
  expect(messageClock(settled, new Date('2030-01-01'))).toBeUndefined();
});

test.each([
  ['2026-11-18T06:00:00.000Z', '2026-12-18T06:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  // It is already 31 January in India.
  ['2027-01-30T20:00:00.000Z', '2027-02-27T20:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
])('a month after %s is %s', (from, to) => {
  expect(monthAfter(new Date(from)).toISOString()).toBe(to);
});
