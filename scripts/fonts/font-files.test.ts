import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { seedFlours } from '../../apps/server/seed/catalogue.ts';
import { marathiLetters } from '../../apps/storefront/app/lib/language/marathi-lang.ts';
import { firstSettings } from '../../packages/contract/src/settings/settings.ts';
import { fontFiles, makeFont } from './font-files.ts';

test('the small file of English pages is the one that its letters make', async () => {
  const file = fontFiles.find(({ name }) => name === 'mukta-marathi-words')!;
  const written = await readFile(`apps/storefront/app/assets/fonts/${file.name}.woff2`);
  expect(written.equals(await makeFont(file)), 'run npm run fonts').toBe(true);
});

test('the small file of English pages has every letter of their Marathi words', () => {
  const files = globSync('{apps/storefront/app,packages/contract/src}/**/*{.texts.ts,.tsx}');
  const texts = [
    ...files.map((file) => readFileSync(file, 'utf8')),
    ...seedFlours.map(({ nameMr }) => nameMr),
    ...firstSettings().banners.slides.map(({ eyebrow }) => eyebrow),
  ];
  const letters = texts.join('').match(/\p{Script=Devanagari}/gu) ?? [];
  const missing = letters.filter((letter) => !marathiLetters.includes(letter));
  expect(missing, 'add them in marathi-lang.ts, then run npm run fonts').toEqual([]);
});
