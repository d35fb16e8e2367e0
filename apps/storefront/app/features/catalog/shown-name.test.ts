import { expect, test } from 'vitest';

import { shownCategory } from './shown-category.ts';
import { nameInPage, shownName } from './shown-name.ts';

const jowar = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ' };

test('on an English page the English name leads', () => {
  expect(shownName(jowar)).toEqual({
    lead: { text: 'Jowar Flour', lang: undefined },
    below: { text: 'ज्वारीचे पीठ', lang: 'mr' },
  });
  expect(nameInPage(jowar)).toBe('Jowar Flour');
});

test('a flour without a Marathi name has one name only', () => {
  expect(shownName({ name: 'Oats', nameMr: '' })).toEqual({
    lead: { text: 'Oats', lang: undefined },
  });
});

test('a category that staff have added shows as typed', () => {
  expect(shownCategory('Millets')).toBe('Millets');
  expect(shownCategory('Nuts')).toBe('Nuts');
});
