import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('cuts a text that is longer than the limit, and no other', () => {
  expect(truncate('Namaskar, do you roast', 20)).toBe('Namaskar, do you roa…');
  expect(truncate('For bhakri', 10)).toBe('For bhakri');
  expect(truncate('', 20)).toBe('');
});

test('does not split letters made of several characters', () => {
  expect(truncate('थालीपीठ भाजणी', 4)).toBe('थालीपीठ…');
  expect(truncate('🌾🌾🌾', 2)).toBe('🌾🌾…');
});
