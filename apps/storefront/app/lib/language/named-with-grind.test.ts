import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { expect, it } from 'vitest';

import { namedWithGrind } from './named-with-grind.ts';
import { shownName } from './shown-name.ts';

const jowar = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: 'ज्वार का आटा' };
const coarse = readyGrinds[2];

it('names a line by flour and grind in the language of each name', () => {
  const named = namedWithGrind(jowar, coarse);
  expect(shownName(named, 'en').lead.text).toBe('Jowar Flour, coarse');
  expect(shownName(named, 'en').below?.text).toBe('ज्वारीचे पीठ, जाड');
  expect(shownName(named, 'mr').lead.text).toBe('ज्वारीचे पीठ, जाड');
  expect(shownName(named, 'hi').lead.text).toBe('ज्वार का आटा, मोटा');
});

it('leaves a flour without a grind as it is', () => {
  expect(namedWithGrind(jowar, undefined)).toBe(jowar);
});

it('has no name in a language in which the flour has none', () => {
  expect(namedWithGrind({ name: 'Besan', nameMr: '' }, coarse)).toEqual({ name: 'Besan, coarse' });
});
