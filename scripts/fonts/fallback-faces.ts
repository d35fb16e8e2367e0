import { readMetrics } from 'fontaine';
import subsetFont from 'subset-font';
import type { Language } from '../../packages/contract/src/language/languages.ts';
import { readEczar, readMukta, toSfnt } from './face.ts';
import { ascii, boldWeight } from './latin-faces.ts';
import { openFont } from './shaping.ts';

type Metrics = NonNullable<Awaited<ReturnType<typeof readMetrics>>>;

type SystemFont = {
  readonly localNames: readonly string[];
  /** Average width of Latin letters as a share of the em, from Capsize's collection of fonts. */
  readonly letterWidth: number;
  readonly unicodeRange?: string;
};

/** Frequent letters, by which Devanagari fonts are compared. */
const devanagariLetters = 'कारतसपवल';

const systemFonts = {
  georgia: { localNames: ['Georgia'], letterWidth: 913 / 2048 },
  georgiaBold: { localNames: ['Georgia Bold', 'Georgia-Bold'], letterWidth: 1062 / 2048 },
  notoSerif: { localNames: ['Noto Serif', 'NotoSerif-Regular'], letterWidth: 481 / 1000 },
  notoSerifBold: { localNames: ['Noto Serif Bold', 'NotoSerif-Bold'], letterWidth: 512 / 1000 },
  times: {
    localNames: ['Times New Roman', 'Liberation Serif'],
    letterWidth: 832 / 2048,
  },
  timesBold: {
    localNames: ['Times New Roman Bold', 'Liberation Serif Bold'],
    letterWidth: 886 / 2048,
  },
  arial: { localNames: ['Arial', 'ArialMT', 'Liberation Sans'], letterWidth: 913 / 2048 },
  arialBold: {
    localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    letterWidth: 983 / 2048,
  },
  roboto: { localNames: ['Roboto', 'Roboto-Regular'], letterWidth: 911 / 2048 },
  robotoBold: { localNames: ['Roboto Bold', 'Roboto-Bold'], letterWidth: 926 / 2048 },
  // The widths of Noto Sans Devanagari, which Android has.
  devanagari: {
    localNames: [
      'Noto Sans Devanagari',
      'NotoSansDevanagari-Regular',
      'Nirmala UI',
      'Kohinoor Devanagari',
    ],
    letterWidth: 560.5 / 1000,
    unicodeRange: 'U+900-97f',
  },
  devanagariBold: {
    localNames: [
      'Noto Sans Devanagari Bold',
      'NotoSansDevanagari-Bold',
      'Nirmala UI Bold',
      'Kohinoor Devanagari Bold',
    ],
    letterWidth: 609.6 / 1000,
    unicodeRange: 'U+900-97f',
  },
} as const satisfies Record<string, SystemFont>;

async function measureFont(woff2: Buffer): Promise<Metrics> {
  const metrics = await readMetrics(`data:font/woff2;base64,${woff2.toString('base64')}`);
  if (metrics === null) throw new Error('The font cannot be measured.');
  return metrics;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** A system font scaled to the web font's letter width and line height: the swap shifts nothing. */
function writeFallbackFace(
  family: string,
  weight: string,
  metrics: Metrics,
  system: SystemFont,
  letterWidth = metrics.xWidthAvg / metrics.unitsPerEm,
): string {
  const size = letterWidth / system.letterWidth;
  const line = metrics.unitsPerEm * size;
  const sources = system.localNames.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${sources};
    size-adjust: ${percent(size)};
    ascent-override: ${percent(metrics.ascent / line)};
    descent-override: ${percent(-metrics.descent / line)};
    line-gap-override: ${percent(metrics.lineGap / line)};${
      system.unicodeRange === undefined ? '' : `\n    unicode-range: ${system.unicodeRange};`
    }
  }\n\n`;
}

async function measureEczar(subset: string, wght: number, text: string): Promise<Metrics> {
  const instance = { variationAxes: { wght }, targetFormat: 'woff2' } as const;
  return measureFont(await subsetFont(await readEczar(subset), text, instance));
}

export async function writeLatinFallbacks(): Promise<string> {
  const eczar500 = await measureEczar('latin', 500, ascii);
  const eczar700 = await measureEczar('latin', 700, ascii);
  const eczar800 = await measureEczar('latin', 800, ascii);
  const regular = await measureFont(await readMukta('latin', 400));
  const bold = await measureFont(await readMukta('latin', boldWeight));
  const fonts = systemFonts;
  // Android has neither Georgia nor Arial, and Linux has no Georgia.
  const serifs = [
    ['Eczar Fallback', fonts.georgia, fonts.georgiaBold],
    ['Eczar Fallback Android', fonts.notoSerif, fonts.notoSerifBold],
    ['Eczar Fallback Linux', fonts.times, fonts.timesBold],
  ] as const;
  const sansSerifs = [
    ['Mukta Fallback', fonts.arial, fonts.arialBold],
    ['Mukta Fallback Android', fonts.roboto, fonts.robotoBold],
  ] as const;
  return [
    ...serifs.flatMap(([family, plain, strong]) => [
      writeFallbackFace(family, '500 600', eczar500, plain),
      writeFallbackFace(family, '700', eczar700, strong),
      writeFallbackFace(family, '800', eczar800, strong),
    ]),
    ...sansSerifs.flatMap(([family, plain, strong]) => [
      writeFallbackFace(family, '400 500', regular, plain),
      writeFallbackFace(family, '600 700', bold, strong),
    ]),
  ].join('');
}

/** The average width of these letters as a share of the em. */
async function letterWidthOf(woff2: Buffer): Promise<number> {
  const font = openFont(await toSfnt(woff2));
  const widths = Array.from(devanagariLetters, (letter) =>
    font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0),
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.face.upem;
}

/** Joins the Latin fallbacks of the same family and weight. English pages have too few words. */
export async function writeDevanagariFallbacks(language: Language): Promise<string> {
  if (language === 'en') return '';
  const { devanagari, devanagariBold } = systemFonts;
  const write = async (family: string, weight: string, font: Buffer, system: SystemFont) =>
    writeFallbackFace(family, weight, await measureFont(font), system, await letterWidthOf(font));
  const eczar = await subsetFont(await readEczar('devanagari'), devanagariLetters, {
    variationAxes: { wght: boldWeight },
    targetFormat: 'woff2',
  });
  const [regular, bold] = [
    await readMukta('devanagari', 400),
    await readMukta('devanagari', boldWeight),
  ];
  return [
    await write('Mukta Fallback', '400 500', regular, devanagari),
    await write('Mukta Fallback', '600 700', bold, devanagariBold),
    await write('Eczar Fallback', '700', eczar, devanagariBold),
  ].join('');
}
