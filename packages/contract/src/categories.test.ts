import { expect, test } from 'vitest';
import { categoryLabel, isKnownCategory } from './categories.ts';
import * as hindi from './categories.texts.hi.ts';
import * as marathi from './categories.texts.mr.ts';
import { suggestedCategories } from './catalog.ts';

test('every suggested category has a label in each language', () => {
  for (const category of suggestedCategories) {
    expect(categoryLabel(category)).toBe(category);
    expect(isKnownCategory(category)).toBe(true);
    expect(marathi.categoryLabels[category]).toMatch(/^[\u0900-\u097f ]+$/);
    expect(hindi.categoryLabels[category]).toMatch(/^[\u0900-\u097f ]+$/);
  }
});

test('a category that staff typed is its own label', () => {
  for (const category of ['Hill grains', '', 'constructor']) {
    expect(categoryLabel(category)).toBe(category);
    expect(isKnownCategory(category)).toBe(false);
  }
});
