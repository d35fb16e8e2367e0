import { expect, test } from 'vitest';
import { drawBand } from './band.ts';
import { drawBanner } from './banner.ts';
import { drawIcon } from './icon.ts';
import { drawJate } from './jate.ts';
import { drawMark } from './mark.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawProductPicture, productPictureSlugs } from './product-picture.ts';
import { drawBags, drawCracked, drawRise, drawScale, drawSieve } from './scenes.ts';
import { drawStoneOutline } from './stone-outline.ts';
import { drawStone } from './stone.ts';
import { drawTownMap } from './town-map.ts';
import { drawWordmark } from './wordmark.ts';

const drawings: readonly (readonly [name: string, viewBox: string, draw: () => string])[] = [
  ...productPictureSlugs.map(
    (slug) => [slug, '0 0 800 800', () => drawProductPicture(slug)] as const,
  ),
  ...productPictureSlugs.map(
    (slug) => [`stone of ${slug}`, '60 60 680 696', () => drawStone(slug)] as const,
  ),
  ...([1, 2, 3] as const).flatMap((number) => [
    [`banner ${number} wide`, '0 0 1600 640', () => drawBanner(number, 'wide')] as const,
    [`banner ${number} square`, '0 0 800 800', () => drawBanner(number, 'square')] as const,
  ]),
  ['wordmark on light', '0 0 295 64', () => drawWordmark('on-light')],
  ['wordmark on dark', '0 0 295 64', () => drawWordmark('on-dark')],
  ['mark', '0 0 64 64', () => drawMark()],
  ['icon', '0 0 64 64', () => drawIcon(0.8)],
  ['placeholder', '0 0 800 800', () => drawPlaceholder()],
  ['band', '0 0 48 24', () => drawBand('light')],
  ['stone outline', '0 0 640 640', () => drawStoneOutline()],
  ['jate', '20 120 920 530', () => drawJate()],
  ['scale', '0 0 320 240', () => drawScale()],
  ['sieve', '0 0 320 240', () => drawSieve()],
  ['cracked', '0 30 940 760', () => drawCracked()],
  ['bags', '0 0 760 440', () => drawBags()],
  ['rise', '0 0 1200 900', () => drawRise('neel')],
  ['town map', '0 0 1600 440', () => drawTownMap()],
];

/** Reads the little XML we write: returns the tags left open, a wrong closing tag or stray text. */
function unclosedTags(svg: string): string[] {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z:-]+="[^"<>]*")*(\/?)>/g;
  for (const [, closes, name = '', isEmpty] of svg.matchAll(tag)) {
    if (closes) {
      if (open.pop() !== name) open.push(`/${name}`);
    } else if (!isEmpty) open.push(name);
  }
  const strayText = svg.replaceAll(tag, '');
  return strayText === '' ? open : [...open, strayText];
}

test('the catalogue has twelve pictures', () => {
  expect(productPictureSlugs).toHaveLength(12);
});

test.each(drawings)('%s is drawn alike every time', (_name, _viewBox, draw) => {
  expect(draw()).toBe(draw());
});

test.each(drawings)('%s is a well-formed svg with its own view box', (_name, viewBox, draw) => {
  const svg = draw();
  expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`)).toBe(true);
  expect(unclosedTags(svg)).toEqual([]);
});

test.each(drawings)('%s holds no number that failed', (_name, _viewBox, draw) => {
  expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
});
