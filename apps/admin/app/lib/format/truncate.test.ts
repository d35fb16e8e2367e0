import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('a text is cut after so many letters, and only where it is longer', () => {
  expect(truncate('Namaskar, do you roast', 20)).toBe('Namaskar, do you roa…');
  expect(truncate('For bhakri', 10)).toBe('For bhakri');
  expect(truncate('', 20)).toBe('');
});

test('letters of several characters stay whole', () => {
  expect(truncate('थालीपीठ भाजणी', 4)).toBe('थालीपीठ…');
  expect(truncate('🌾🌾🌾', 2)).toBe('🌾🌾…');
});
