import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut after so many letters, and only where it is longer', () => {
  expect(cutText('Namaskar, do you roast', 20)).toBe('Namaskar, do you roa…');
  expect(cutText('For bhakri', 10)).toBe('For bhakri');
  expect(cutText('', 20)).toBe('');
});

test('letters of several characters stay whole', () => {
  expect(cutText('थालीपीठ भाजणी', 4)).toBe('थालीपीठ…');
  expect(cutText('🌾🌾🌾', 2)).toBe('🌾🌾…');
});
