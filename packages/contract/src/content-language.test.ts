import { expect, test } from 'vitest';
import { wordsIn } from './content-language.ts';

test('the owner’s words in another language, or nothing', () => {
  const flour = { textMr: 'भाकरीसाठी', textHi: ' ' };
  expect(wordsIn(flour, 'text', 'mr')).toBe('भाकरीसाठी');
  expect(wordsIn(flour, 'text', 'hi')).toBe('');
  expect(wordsIn(flour, 'text', 'en')).toBe('');
  expect(wordsIn({}, 'text', 'mr')).toBe('');
});
