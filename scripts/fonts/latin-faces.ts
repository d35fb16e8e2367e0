import subsetFont from 'subset-font';
import { codePointsOf, readEczar, readMukta, textOf, toWoff2 } from './face.ts';
import type { Face } from './face.ts';
import { graftGlyphs } from './graft-glyphs.ts';

export const ascii = Array.from({ length: 95 }, (_, index) =>
  String.fromCodePoint(32 + index),
).join('');
/** The characters of English pages. A browser loads other Latin characters only if a page has them. */
export const basicLatin = `${ascii}\u00a0–—‘’“”…•·×©`;
const features = ['kern', 'liga', 'tnum', 'rvrn'];
/** Quotations use 500, banners 800. */
const eczarWeights = { wght: { min: 500, max: 800 } };
/** One bold file for 600 and 700: at text sizes they differ less than a second download costs. */
export const boldWeight = 700;

type Family = Pick<Face, 'file' | 'family' | 'weight'>;

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
  return { file, family, weight, bytes, codePoints };
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
  const bytes = await subsetFont(await readEczar('latin'), basicLatin, {
    keepFeatures: features,
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
  };
  return [latin, ...(await makeOtherLatin('eczar', latin, readEczar))];
}

async function makeMukta(weight: number, weightRange: string): Promise<Face[]> {
  const letters = await subsetFont(await readMukta('latin', weight), basicLatin, {
    keepFeatures: features,
    noHinting: true,
    targetFormat: 'sfnt',
  });
  const bytes = await toWoff2(
    await graftGlyphs(letters, await readMukta('latin-ext', weight), '₹'),
  );
  const latin: Face = {
    file: `mukta-${weight}-latin`,
    family: 'Mukta',
    weight: weightRange,
    bytes,
    codePoints: await codePointsOf(bytes),
  };
  const others = await makeOtherLatin(`mukta-${weight}`, latin, (subset) =>
    readMukta(subset, weight),
  );
  return [latin, ...others];
}

export async function makeLatinFaces(): Promise<Face[]> {
  return [
    ...(await makeEczar()),
    ...(await makeMukta(400, '400 500')),
    ...(await makeMukta(boldWeight, '600 700')),
  ];
}
