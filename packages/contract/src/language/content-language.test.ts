import { expect, test } from 'vitest';
import { leadingName, nameBeside, wordsIn } from './content-language.ts';

test('returns the owner’s words in another language, or nothing', () => {
  const flour = { textMr: 'भाकरीसाठी', textHi: ' ' };
  expect(wordsIn(flour, 'text', 'mr')).toBe('भाकरीसाठी');
  expect(wordsIn(flour, 'text', 'hi')).toBe('');
  expect(wordsIn(flour, 'text', 'en')).toBe('');
  expect(wordsIn({}, 'text', 'mr')).toBe('');
});

test('an answer has the one name that leads in its language', () => {
  const jowar = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: 'ज्वार का आटा' };
  expect(leadingName(jowar, 'hi')).toEqual({ text: 'ज्वार का आटा', lang: 'hi' });
  expect(nameBeside(jowar, 'hi')).toEqual({ nameHi: 'ज्वार का आटा' });
  expect(nameBeside(jowar, 'mr')).toEqual({ nameMr: 'ज्वारीचे पीठ' });
  expect(nameBeside({ ...jowar, nameHi: '' }, 'hi')).toEqual({ nameMr: 'ज्वारीचे पीठ' });
  expect(nameBeside({ ...jowar, nameMr: '' }, 'mr')).toEqual({});
  expect(nameBeside(jowar, 'en')).toEqual({});
  expect(nameBeside(jowar)).toEqual({});
});
