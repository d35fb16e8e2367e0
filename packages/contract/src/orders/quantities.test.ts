import { expect, test } from 'vitest';
import { sumKg } from '../money/weight.ts';
import { floorToStep, isInSteps, stepProblem, totalKg } from './quantities.ts';

test.each([
  [3.9, 1000, 3],
  [3.9, 500, 3.5],
  [3.74, 250, 3.5],
  [3.74, 1000, 3],
  [0.4, 500, 0],
  [0.3, 500, 0],
  [0.75, 250, 0.75],
  [-1, 1000, 0],
])('%d kg by steps of %d g are %d kg', (kg, stepGrams, steps) => {
  expect(floorToStep(kg, stepGrams)).toBe(steps);
});

test('a weight is in steps to the gram', () => {
  expect(isInSteps(1.5, 500)).toBe(true);
  expect(isInSteps(1.25, 500)).toBe(false);
  expect(isInSteps(1.0005, 250)).toBe(false);
  expect(isInSteps(1.0001, 250)).toBe(false);
});

test('weights are added to the gram', () => {
  expect(sumKg([0.1, 0.2])).toBe(0.3);
  expect(totalKg([{ quantityKg: 0.1 }, { quantityKg: 0.2 }])).toBe(0.3);
});

test('a wrong weight is answered by how its flour is sold', () => {
  expect(stepProblem(1000)).toBe('Quantity must be a whole number of kg from 1 to 100');
  expect(stepProblem(500)).toBe('Quantity must be a multiple of 500 g, up to 100 kg');
});
