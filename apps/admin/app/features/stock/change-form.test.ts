import { expect, test } from 'vitest';
import { changeOf, checkKg, checkMark, deltaKg } from './change-form.ts';

test('weights to the gram are accepted, and zero only in a count', () => {
  for (const wrong of ['', ' ', '1.2345', '0.5 g', '-1', '1e3', '100001']) {
    expect(checkKg('waste')(wrong)).toBeDefined();
    expect(deltaKg('waste', wrong, 10)).toBeUndefined();
  }
  expect(checkKg('waste')('0')).toBeDefined();
  expect(checkKg('count')('0')).toBeUndefined();
  for (const [typed, kg] of [
    ['500', 500],
    ['2.5', 2.5],
    ['250 g', 0.25],
    ['१.२५ किलो', 1.25],
  ] as const) {
    expect(checkKg('received')(typed)).toBeUndefined();
    expect(deltaKg('received', typed, 0)).toBe(kg);
  }
});

test('a low mark is in whole kilograms', () => {
  expect(['5', '0'].map(checkMark)).toEqual([undefined, undefined]);
  expect(['', '1.5', '250 g', '100001'].map(checkMark)).not.toContain(undefined);
});

test('a count adds what it found above the book, and waste takes away', () => {
  expect(deltaKg('count', '8', 10)).toBe(-2);
  expect(deltaKg('waste', '8', 10)).toBe(-8);
  expect(deltaKg('received', '8', 10)).toBe(8);
  expect(deltaKg('count', '12.1', 12.37)).toBe(-0.27);
});

test('the note has the batch first, then where the flour came from', () => {
  const typed = { flourId: 'a', kg: '40', batch: ' JO-1311 ', reason: ' Barshi, bill 2231 ' };
  const received = { do: 'received', kg: 40, reason: 'Batch JO-1311, Barshi, bill 2231' };
  expect(changeOf('received', typed, 0)).toEqual(received);
  expect(changeOf('count', { ...typed, batch: '' }, 38)).toEqual({
    do: 'count',
    counted: 40,
    expected: 38,
    reason: 'Barshi, bill 2231',
  });
});
