import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import {
  measureFont,
  systemFonts,
  writeFallbackFace,
  writeMarathiFallbackFace,
} from './fonts/fallback-faces.ts';
import { graftGlyph } from './fonts/graft-glyph.ts';
import { cutToWords } from './fonts/marathi-cut.ts';
import { marathiWords } from './fonts/marathi-texts.ts';
import { openFont, readCharacterMap } from './fonts/shaping.ts';

const root = new URL('../', import.meta.url);
const target = new URL('apps/storefront/app/assets/fonts/', root);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** The characters of English pages. A browser loads other Latin characters only if a page has them. */
const basicLatin = `${ascii}\u00a0–—‘’“”…•·×©`;
const latinFeatures = ['kern', 'liga', 'tnum', 'rvrn'];
/** Quotations use 500, banners 800. */
const eczarWeights = { wght: { min: 500, max: 800 } };
/** One bold file for 600 and 700: at text sizes they differ less than a second download costs. */
const boldWeight = 700;
/** Between the names (400) and the eyebrows (600) of the design, so that one file is enough. */
const marathiWeight = 500;

type Face = {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly bytes: Buffer;
  readonly codePoints: readonly number[];
  readonly isOnHomePage: boolean;
};

async function readEczar(subset: string): Promise<Buffer> {
  const path = `node_modules/@fontsource-variable/eczar/files/eczar-${subset}-wght-normal.woff2`;
  return readFile(new URL(path, root));
}

async function readMukta(subset: string, weight: number): Promise<Buffer> {
  const path = `node_modules/@fontsource/mukta/files/mukta-${subset}-${weight}-normal.woff2`;
  return readFile(new URL(path, root));
}

async function codePointsOf(font: Buffer): Promise<number[]> {
  const sfnt = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return [...readCharacterMap(openFont(sfnt)).keys()].sort((a, b) => a - b);
}

function textOf(codePoints: readonly number[]): string {
  return String.fromCodePoint(...codePoints);
}

type Family = Pick<Face, 'family' | 'weight'> & { readonly file: string };

/** The characters of a source file that no earlier face of the family has. Without hinting. */
async function makeOther(
  { file, family, weight }: Family,
  source: Buffer,
  taken: ReadonlySet<number>,
): Promise<Face> {
  const codePoints = (await codePointsOf(source)).filter(
    (codePoint) => codePoint > 0x20 && !taken.has(codePoint),
  );
  const bytes = await subsetFont(source, textOf(codePoints), {
    noHinting: true,
    targetFormat: 'woff2',
    ...(family === 'Eczar' ? { variationAxes: eczarWeights } : {}),
  });
  return { file, family, weight, bytes, codePoints, isOnHomePage: false };
}

async function makeOtherLatin(
  name: string,
  { family, weight, codePoints }: Face,
  readSource: (subset: string) => Promise<Buffer>,
): Promise<Face[]> {
  const taken = new Set(codePoints);
  const western = await makeOther(
    { file: `${name}-latin-1`, family, weight },
    await readSource('latin'),
    taken,
  );
  const extended = await makeOther(
    { file: `${name}-latin-ext`, family, weight },
    await readSource('latin-ext'),
    new Set([...taken, ...western.codePoints]),
  );
  return [western, extended];
}

async function makeEczar(): Promise<Face[]> {
  const source = await readEczar('latin');
  const bytes = await subsetFont(source, basicLatin, {
    keepFeatures: latinFeatures,
    noHinting: true,
    variationAxes: eczarWeights,
    targetFormat: 'woff2',
  });
  const latin: Face = {
    file: 'eczar-latin',
    family: 'Eczar',
    weight: '500 800',
    bytes,
    codePoints: await codePointsOf(bytes),
    isOnHomePage: true,
  };
  return [latin, ...(await makeOtherLatin('eczar', latin, readEczar))];
}

async function makeMukta(weight: number, weightRange: string): Promise<Face[]> {
  const letters = await subsetFont(await readMukta('latin', weight), basicLatin, {
    keepFeatures: latinFeatures,
    noHinting: true,
    targetFormat: 'sfnt',
  });
  const grafted = await graftGlyph(letters, await readMukta('latin-ext', weight), '₹');
  const bytes = await subsetFont(grafted, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
  });
  const latin: Face = {
    file: `mukta-${weight}-latin`,
    family: 'Mukta',
    weight: weightRange,
    bytes,
    codePoints: await codePointsOf(bytes),
    isOnHomePage: true,
  };
  const others = await makeOtherLatin(`mukta-${weight}`, latin, (subset) =>
    readMukta(subset, weight),
  );
  return [latin, ...others];
}

/** The block, the joiners and the dotted circle, without Vedic accents. */
function isDevanagari(codePoint: number): boolean {
  const isInBlock = codePoint >= 0x900 && codePoint <= 0x97f;
  return isInBlock || [0x200c, 0x200d, 0x25cc].includes(codePoint);
}

async function makeMarathi(): Promise<Face[]> {
  const source = await readMukta('devanagari', marathiWeight);
  const cut: Face = {
    file: 'mukta-marathi-cut',
    family: 'Mukta Marathi Cut',
    weight: '400 700',
    bytes: await cutToWords(source, marathiWords),
    codePoints: [...new Set(marathiWords.join(''))].map((letter) => letter.codePointAt(0) ?? 0),
    isOnHomePage: true,
  };
  const codePoints = (await codePointsOf(source)).filter(isDevanagari);
  const whole: Face = {
    // A separate family: browsers combine faces of one family only if their weights are equal.
    file: 'mukta-devanagari',
    family: 'Mukta Devanagari',
    weight: '400 700',
    bytes: await subsetFont(source, textOf(codePoints), { noHinting: true, targetFormat: 'woff2' }),
    codePoints,
    isOnHomePage: false,
  };
  return [cut, whole];
}

function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const current = ranges.at(-1);
    if (current?.[1] === codePoint - 1) current[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number): string => codePoint.toString(16);
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function writeFace({ file, family, weight, codePoints }: Face): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    font-display: swap;
    src: url('./${file}.woff2') format('woff2');
    unicode-range: ${unicodeRange(codePoints)};
  }\n\n`;
}

async function writeFallbacks(): Promise<string> {
  const eczarAt = async (wght: number) => {
    const source = await readEczar('latin');
    const instance = { variationAxes: { wght }, targetFormat: 'woff2' } as const;
    return measureFont(await subsetFont(source, ascii, instance));
  };
  const [eczar500, eczar700, eczar800] = [
    await eczarAt(500),
    await eczarAt(700),
    await eczarAt(800),
  ];
  const regular = await measureFont(await readMukta('latin', 400));
  const bold = await measureFont(await readMukta('latin', boldWeight));
  const marathi = await measureFont(await readMukta('devanagari', marathiWeight));
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
    writeMarathiFallbackFace('Mukta Marathi Fallback', marathi),
  ].join('');
}

async function writeText(name: string, text: string): Promise<void> {
  const file = new URL(name, target);
  const options = await resolveConfig(file);
  await writeFile(file, await format(text, { ...options, filepath: file.pathname }));
}

function writeCutModule(): string {
  const words = marathiWords.map((word) => `'${word}'`).join(', ');
  return `/** Written by scripts/subset-fonts.ts; add texts in scripts/fonts/marathi-texts.ts. */
const words: ReadonlySet<string> = new Set([${words}]);

/** Whether "Mukta Marathi Cut" draws the whole text. It lacks the conjuncts of all other words. */
export function isInMarathiCut(text: string): boolean {
  const found = text.match(/[\\p{Script=Devanagari}\\u200c\\u200d]+/gu) ?? [];
  return found.every((word) => words.has(word));
}
`;
}

const faces = [
  ...(await makeEczar()),
  ...(await makeMukta(400, '400 500')),
  ...(await makeMukta(boldWeight, '600 700')),
  ...(await makeMarathi()),
];
await mkdir(target, { recursive: true });
for (const { file, bytes } of faces) await writeFile(new URL(`${file}.woff2`, target), bytes);
const notice = '/* Written by scripts/subset-fonts.ts. */\n\n';
await writeText('fonts.css', notice + faces.map(writeFace).join('') + (await writeFallbacks()));
await writeText('marathi-cut.generated.ts', writeCutModule());

for (const { file, bytes, isOnHomePage } of faces) {
  const place = isOnHomePage ? 'home page' : 'where needed';
  console.log(`${`${file}.woff2`.padEnd(30)} ${String(bytes.length).padStart(6)}  ${place}`);
}
const homeBytes = faces.filter((face) => face.isOnHomePage).map((face) => face.bytes.length);
console.log(`home page total: ${homeBytes.reduce((sum, bytes) => sum + bytes, 0)} of 51200 bytes`);
