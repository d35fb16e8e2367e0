import { expect, test } from 'vitest';
import { scaleOf } from './chart-scale.ts';

test('the lines are round and the highest is above every bar', () => {
  expect(scaleOf(33_940)).toEqual({ top: 40_000, lines: [0, 10_000, 20_000, 30_000, 40_000] });
  expect(scaleOf(604)).toEqual({ top: 800, lines: [0, 200, 400, 600, 800] });
});

test('without sales there is still a scale', () => {
  expect(scaleOf(0)).toEqual({ top: 1, lines: [0, 1] });
});
