import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as english from '../../apps/storefront/app/assets/fonts/cut.texts.ts';
import * as hindi from '../../apps/storefront/app/assets/fonts/cut.texts.hi.ts';
import * as marathi from '../../apps/storefront/app/assets/fonts/cut.texts.mr.ts';
import { syllablesOf } from '../../apps/storefront/app/lib/fonts/syllables.ts';
import { languages } from '../../packages/contract/src/language/languages.ts';
import { cutToWords, dropLanguages } from './cut-to-words.ts';
import { readEczarSource, readMuktaSource } from './devanagari-faces.ts';
import { toSfnt } from './face.ts';
import { pageWords, readTexts, wordsOf } from './page-words.ts';
import { drawnText, openFont, shapedGlyphs } from './shaping.ts';

const RANDOM_WORDS = 200;
const folder = new URL('../../apps/storefront/app/assets/fonts/', import.meta.url);
/** Conjuncts that fonts get wrong. */
const hardConjuncts =
  'ऑर्डर कार्ट पूर्ण संपर्क व्ह द्य द्व ठ्ठ त्य क्ष ज्ञ श्र प्र ट्र ऱ्य ह्य ड़ ढ़ गेहूँ ॲप कॅश'.split(
    ' ',
  );
const drawn = { en: english, mr: marathi, hi: hindi };

async function openCut(file: string) {
  return openFont(await toSfnt(await readFile(new URL(`${file}.woff2`, folder))));
}

/** The file of a language, the whole font, and the language by which the whole font is right. */
async function openFonts(language: 'mr' | 'hi') {
  const eczar = openFont(await readEczarSource('devanagari'));
  return [
    {
      cut: await openCut(`mukta-400-${language}`),
      whole: openFont(await readMuktaSource(400)),
      by: language,
    },
    {
      cut: await openCut(`mukta-700-${language}`),
      whole: openFont(await readMuktaSource(700)),
      by: language,
    },
    { cut: await openCut(`eczar-700-${language}`), whole: eczar, by: 'hi' },
  ] as const;
}

test.each(languages)('the fonts have every word of the texts: %s', (language) => {
  const known = new Set(drawn[language].drawnSyllables.split(' '));
  const missing = readTexts(language).flatMap(({ file, text }) =>
    wordsOf(text)
      .filter((word) => !syllablesOf(word).every((syllable) => known.has(syllable)))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing, 'run npm run fonts').toEqual([]);
});

describe.each(['mr', 'hi'] as const)('the fonts of %s pages', (language) => {
  test('draw every word of the shop as the whole fonts do', async () => {
    const words = pageWords(language);
    for (const { cut, whole, by } of await openFonts(language)) {
      const wrong = words.filter(
        (word) => drawnText(cut, word, language) !== drawnText(whole, word, by),
      );
      expect(wrong).toEqual([]);
      expect(words.filter((word) => shapedGlyphs(cut, word, []).includes(0))).toEqual([]);
    }
  });

  test('draw any word of known syllables, so a new name may use them', async () => {
    const syllables = drawn[language].drawnSyllables.split(' ');
    const words = fc
      .array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(''))
      .filter((word) => syllablesOf(word).every((syllable) => syllables.includes(syllable)));
    for (const { cut, whole, by } of await openFonts(language)) {
      fc.assert(
        fc.property(words, (word) => {
          expect(drawnText(cut, word, language)).toBe(drawnText(whole, word, by));
        }),
        { numRuns: RANDOM_WORDS },
      );
    }
  });

  test('have digits of one width, so that sums align', async () => {
    const [regular, bold] = await openFonts(language);
    for (const { cut } of [regular, bold]) {
      const widths = Array.from('0123456789', (digit) =>
        cut.glyphHAdvance(cut.nominalGlyph(digit.charCodeAt(0)) ?? 0),
      );
      expect(new Set(widths).size).toBe(1);
    }
  });
});

test.each(['mr', 'hi'])('a cut draws the hard conjuncts right: %s', async (language) => {
  const source = await readEczarSource('devanagari');
  const eczar = openFont(source);
  const eczarCut = openFont(await cutToWords(dropLanguages(source), hardConjuncts, [language]));
  const mukta = await readMuktaSource(400);
  const muktaCut = openFont(await cutToWords(mukta, hardConjuncts, [language]));
  for (const word of hardConjuncts) {
    expect(drawnText(eczarCut, word, language), word).toBe(drawnText(eczar, word, 'hi'));
    expect(drawnText(muktaCut, word, language), word).toBe(
      drawnText(openFont(mukta), word, language),
    );
    expect([
      ...shapedGlyphs(eczarCut, word, []),
      ...shapedGlyphs(muktaCut, word, []),
    ]).not.toContain(0);
  }
});

test('the whole Eczar breaks Marathi by its own rules, which the cut therefore drops', async () => {
  const eczar = openFont(await readEczarSource('devanagari'));
  for (const word of ['ऑर्डर', 'पूर्ण', 'संपर्क', 'क्ष', 'ज्ञ']) {
    expect(drawnText(eczar, word, 'mr'), word).not.toBe(drawnText(eczar, word, 'hi'));
  }
});
