import { flourOf, flours, type FlourSlug } from './flours.ts';
import { drawGround } from './ground.ts';
import { drawPlate } from './plate.ts';
import { createRandom, seedFromText } from './random.ts';
import { svgDocument } from './svg.ts';

export const productPictureSlugs = Object.keys(flours) as readonly FlourSlug[];

/** The square 800 x 800 picture of one flour: its ground, the stone, the grain and the heap. */
export function drawProductPicture(slug: FlourSlug): string {
  const flour = flourOf(slug);
  const plate = drawPlate(flour, createRandom(seedFromText(flour.seed)));
  return svgDocument('0 0 800 800', drawGround(flour.ground) + plate);
}
