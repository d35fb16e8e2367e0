import subsetFont from 'subset-font';
import { syllablesOf } from '../../apps/storefront/app/lib/fonts/syllables.ts';
import type { Language } from '../../packages/contract/src/language/languages.ts';
import { cutToWords, dropLanguages } from './cut-to-words.ts';
import { codePointsOf, readEczar, readMukta, textOf, toSfnt, toWoff2 } from './face.ts';
import type { Face } from './face.ts';
import { graftGlyphs } from './graft-glyphs.ts';
import { basicLatin, boldWeight } from './latin-faces.ts';
import { pageWords } from './page-words.ts';

/** Between the names (400) and the eyebrows (600) of English pages, so that one file is enough. */
const marathiWeight = 500;
/** So a page loads the Latin files only for letters, in bold or in headings. */
const digitsAndSigns = ' \u00a0!%&()+,-./0123456789:;?·×–—‘’“”…';
/** All but kerning, which moves letters by a hundredth and costs a tenth of the file. */
const indicFeatures = (
  'locl ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt rclt ' +
  'abvm blwm dist mark mkmk'
).split(' ');

/** The block, the joiners and the dotted circle, without Vedic accents. */
function isDevanagari(codePoint: number): boolean {
  const isInBlock = codePoint >= 0x900 && codePoint <= 0x97f;
  return isInBlock || [0x200c, 0x200d, 0x25cc].includes(codePoint);
}

/** A separate family: for texts with a word that the cuts lack. */
async function makeWhole(sourceWeight: number, file: string, weight: string): Promise<Face> {
  const source = await readMukta('devanagari', sourceWeight);
  const codePoints = (await codePointsOf(source)).filter(isDevanagari);
  const options = { noHinting: true, targetFormat: 'woff2' } as const;
  const bytes = await subsetFont(source, textOf(codePoints), options);
  return { file, family: 'Mukta Devanagari', weight, bytes, codePoints };
}

/** A few Marathi words on English pages, in one weight and without the other typeface. */
async function makeEnglishCut(): Promise<Face> {
  const words = pageWords('en');
  const source = await toSfnt(await readMukta('devanagari', marathiWeight));
  return {
    file: 'mukta-marathi-cut',
    family: 'Mukta Marathi Cut',
    weight: '400 700',
    bytes: await toWoff2(await cutToWords(source, words, ['mr', 'en'])),
    codePoints: [...new Set(words.join(''))].map((letter) => letter.codePointAt(0) ?? 0),
  };
}

export async function readMuktaSource(weight: number): Promise<Buffer> {
  return subsetFont(await readMukta('devanagari', weight), undefined, {
    keepAllGlyphs: true,
    keepFeatures: indicFeatures,
    targetFormat: 'sfnt',
  });
}

export async function readEczarSource(subset: string): Promise<Buffer> {
  const instance = { variationAxes: { wght: boldWeight }, keepAllGlyphs: true } as const;
  return subsetFont(await readEczar(subset), undefined, { ...instance, targetFormat: 'sfnt' });
}

type Cut = Pick<Face, 'file' | 'family' | 'weight'> & {
  readonly source: Buffer;
  readonly latin: Buffer;
  readonly characters: string;
};

async function makeCut(
  { file, family, weight, source, latin, characters }: Cut,
  language: Language,
): Promise<Face> {
  const words = pageWords(language);
  const cut = await cutToWords(source, [...words, ...withReph(words), '₹'], [language]);
  const bytes = await toWoff2(await graftGlyphs(cut, latin, characters));
  return { file, family, weight, bytes, codePoints: await codePointsOf(bytes) };
}

/**
 * Each syllable with a reph before each other one: Eczar sets the reph lower before a letter with a
 * sign above it, and a new name may be the first to join the two.
 */
function withReph(words: string[]): string[] {
  const syllables = [...new Set(words.flatMap(syllablesOf))];
  return syllables
    .filter((syllable) => syllable.startsWith('र्'))
    .flatMap((first) => syllables.map((second) => first + second));
}

/** The families of the Latin files, so that a text finds its letters by itself. */
async function makeCuts(language: Language): Promise<Face[]> {
  const mukta = async (weight: number, range: string, characters: string): Promise<Face> =>
    makeCut(
      {
        file: `mukta-${weight}-${language}`,
        family: 'Mukta',
        weight: range,
        source: await readMuktaSource(weight),
        latin: await readMukta('latin', weight),
        characters,
      },
      language,
    );
  const eczar = {
    file: `eczar-${boldWeight}-${language}`,
    family: 'Eczar',
    weight: '500 800',
    source: dropLanguages(await readEczarSource('devanagari')),
    latin: await readEczarSource('latin'),
    characters: digitsAndSigns,
  };
  return [
    await mukta(400, '400 500', basicLatin),
    await mukta(boldWeight, '600 700', digitsAndSigns),
    await makeCut(eczar, language),
  ];
}

/** The faces for Devanagari on the pages of a language; pages load the files as they need them. */
export async function makeDevanagariFaces(language: Language): Promise<Face[]> {
  if (language === 'en') {
    return [await makeEnglishCut(), await makeWhole(marathiWeight, 'mukta-devanagari', '400 700')];
  }
  return [
    ...(await makeCuts(language)),
    await makeWhole(marathiWeight, 'mukta-devanagari', '400 500'),
    await makeWhole(boldWeight, 'mukta-devanagari-bold', '600 700'),
  ];
}
