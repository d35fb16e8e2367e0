import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { SubsetOptions } from 'subset-font';
import { marathiLetters } from '../../apps/storefront/app/lib/language/marathi-lang.ts';

type FontFile = {
  name: string;
  /** A file of Fontsource, such as `mukta-latin-400`. */
  source: string;
  text: string;
  options?: SubsetOptions;
};

const otherLatin = charactersBetween(0xa1, 0x22ff).replaceAll(/[©·×–—‘’“”•…]/g, '');
const basicLatin = `${charactersBetween(0x20, 0x7e)}\u00a0©·×–—‘’“”•…`;
/** The letters of Marathi and Hindi, with the joiners. The others of the block would add 3 KB. */
const devanagari =
  'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह़ऽािीुूृॅेैॉोौ्ॐक़ख़ग़ज़ड़ढ़फ़य़।०१२३४५६७८९॰ॲ₹\u200c\u200d';

const eczar = { variationAxes: { wght: { min: 500, max: 800 } } };
/** Headings keep kerning. In texts it moves letters little and costs a fifth of the file. */
const headings = { ...eczar, keepFeatures: ['kern', 'liga', 'tnum', 'rvrn'] };
const texts = { keepFeatures: ['liga', 'tnum'] };
const devanagariTexts = {
  keepFeatures: (
    'locl ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt ' +
    'abvm blwm mark mkmk'
  ).split(' '),
};

/** A browser loads the files with other letters only for pages that have them. */
export const fontFiles: FontFile[] = [
  { name: 'eczar-latin', source: 'eczar-latin-wght', text: basicLatin, options: headings },
  { name: 'eczar-latin-1', source: 'eczar-latin-wght', text: otherLatin, options: eczar },
  { name: 'eczar-latin-ext', source: 'eczar-latin-ext-wght', text: otherLatin, options: eczar },
  ...[400, 700].flatMap((weight) => [
    {
      name: `mukta-${weight}-latin`,
      source: `mukta-latin-${weight}`,
      text: basicLatin,
      options: texts,
    },
    { name: `mukta-${weight}-latin-1`, source: `mukta-latin-${weight}`, text: otherLatin },
    { name: `mukta-${weight}-latin-ext`, source: `mukta-latin-ext-${weight}`, text: otherLatin },
  ]),
  {
    name: 'mukta-devanagari',
    source: 'mukta-devanagari-400',
    text: devanagari,
    options: devanagariTexts,
  },
  {
    name: 'mukta-marathi-words',
    source: 'mukta-devanagari-400',
    text: `${marathiLetters}₹`,
    options: devanagariTexts,
  },
];

/**
 * The panel has four weights of Mukta. Its other letters come from Fontsource's own files. The rupee
 * sign is in none of its Latin files: a page with a price would load 15 KB for each weight.
 */
export const panelFontFiles: FontFile[] = [
  { name: 'eczar-latin', source: 'eczar-latin-wght', text: basicLatin, options: headings },
  { name: 'eczar-rupee', source: 'eczar-latin-ext-wght', text: '₹', options: eczar },
  ...[400, 500, 600, 700].flatMap((weight) => [
    {
      name: `mukta-${weight}-latin`,
      source: `mukta-latin-${weight}`,
      text: basicLatin,
      options: texts,
    },
    { name: `mukta-${weight}-rupee`, source: `mukta-latin-ext-${weight}`, text: '₹' },
  ]),
];

export async function makeFont({ source, text, options }: FontFile): Promise<Buffer> {
  const folder = source.startsWith('eczar') ? '@fontsource-variable/eczar' : '@fontsource/mukta';
  const font = await readFile(`node_modules/${folder}/files/${source}-normal.woff2`);
  return subsetFont(font, text, { noHinting: true, targetFormat: 'woff2', ...options });
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
