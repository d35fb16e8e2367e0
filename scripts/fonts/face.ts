import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { openFont, readCharacterMap } from './shaping.ts';

const packages = new URL('../../node_modules/', import.meta.url);

export type Face = {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  readonly bytes: Buffer;
  readonly codePoints: readonly number[];
};

export function readEczar(subset: string): Promise<Buffer> {
  const path = `@fontsource-variable/eczar/files/eczar-${subset}-wght-normal.woff2`;
  return readFile(new URL(path, packages));
}

export function readMukta(subset: string, weight: number): Promise<Buffer> {
  const path = `@fontsource/mukta/files/mukta-${subset}-${weight}-normal.woff2`;
  return readFile(new URL(path, packages));
}

export function toSfnt(font: Buffer): Promise<Buffer> {
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
}

export function toWoff2(font: Buffer): Promise<Buffer> {
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

export async function codePointsOf(font: Buffer): Promise<number[]> {
  return [...readCharacterMap(openFont(await toSfnt(font))).keys()].sort((a, b) => a - b);
}

export function textOf(codePoints: readonly number[]): string {
  return String.fromCodePoint(...codePoints);
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

export function writeFace({ file, family, weight, codePoints }: Face): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    font-display: swap;
    src: url('./${file}.woff2') format('woff2');
    unicode-range: ${unicodeRange(codePoints)};
  }\n\n`;
}
