import { flourOf, type FlourSlug } from './flours.ts';
import { drawPlate } from './plate.ts';
import { createRandom, seedFromText } from './random.ts';
import { svgDocument } from './svg.ts';

/** The stone of one flour alone, transparent outside: thumbnails and testimonial faces. */
export function drawStone(slug: FlourSlug): string {
  const flour = flourOf(slug);
  return svgDocument('60 60 680 696', drawPlate(flour, createRandom(seedFromText(flour.seed))));
}
