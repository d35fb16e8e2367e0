import { expect, test } from 'vitest';
import { advance, positionBefore } from './history-position.rules.ts';

const start = { lastId: 10, missing: new Map() };

test('skipped ids stay missing until they appear', () => {
  const ahead = advance(start, [11, 14], 0);
  expect(ahead.lastId).toBe(14);
  expect([...ahead.missing.keys()]).toEqual([12, 13]);

  const oneFound = advance(ahead, [12, 15], 1_000);
  expect(oneFound.lastId).toBe(15);
  expect([...oneFound.missing.keys()]).toEqual([13]);
});

test('the position stays if nothing is new', () => {
  expect(advance(start, [], 0)).toEqual(start);
});

test('a missing id is dropped after the longest transaction', () => {
  const ahead = advance(start, [12], 0);
  expect([...advance(ahead, [], 59_000).missing.keys()]).toEqual([11]);
  expect([...advance(ahead, [], 61_000).missing.keys()]).toEqual([]);
});

test('a large gap, as after a crash, adds a bounded number of missing ids', () => {
  const { lastId, missing } = advance(start, [5_000_000_000], 0);
  expect(lastId).toBe(5_000_000_000);
  expect(missing.size).toBe(1_000);
});

test('starts a little before the newest id, because some may be uncommitted', () => {
  expect(positionBefore(3)).toEqual({ lastId: 0, missing: new Map() });
  expect(positionBefore(10_000).lastId).toBe(9_500);
});
