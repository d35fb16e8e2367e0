import { expect, test } from 'vitest';
import { languages, pathIn, readLanguage } from './languages.ts';

test.each(['/', '/products', '/products?search=a', '/?x=1', '/#top', '/mrs', '/product/mr'])(
  '%s comes back from its path in each language',
  (path) => {
    for (const language of languages) {
      expect(readLanguage(pathIn(language, path))).toEqual({ language, path });
    }
  },
);

test('home has no slash at the end, and is read with one too', () => {
  expect(pathIn('mr', '/')).toBe('/mr');
  expect(pathIn('hi', '/?x=1')).toBe('/hi?x=1');
  expect(readLanguage('/mr/')).toEqual({ language: 'mr', path: '/' });
});
