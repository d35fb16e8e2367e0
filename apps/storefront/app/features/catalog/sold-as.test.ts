import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { expect, it } from 'vitest';

import { catalogTexts as hindi } from './catalog.texts.hi.ts';
import { catalogTexts as marathi } from './catalog.texts.mr.ts';
import { soldAs } from './sold-as.rules.ts';

const [fine, medium, coarse] = readyGrinds;

it('says how a flour is milled and from which weight on it is sold', () => {
  const grinds = [fine, medium, coarse];
  expect(soldAs({ grinds, stepGrams: 500 })).toBe('Fine, medium or coarse, from 500 g');
  expect(soldAs({ grinds: [fine, coarse], stepGrams: 250 })).toBe('Fine or coarse, from 250 g');
  expect(soldAs({ grinds: [fine] })).toBe('Fine');
  expect(soldAs({ stepGrams: 500 })).toBe('From 500 g');
});

it('says nothing of a flour by whole kilograms in one grind', () => expect(soldAs({})).toBe(''));

it('says it in Marathi and Hindi', () => {
  expect(marathi.from('बारीक किंवा जाड', 500)).toBe('बारीक किंवा जाड; अर्ध्या किलोपासून');
  expect(marathi.from('', 250)).toBe('पाव किलोपासून');
  expect(hindi.from('बारीक या मोटा', 250)).toBe('बारीक या मोटा; पाव किलो से');
});
