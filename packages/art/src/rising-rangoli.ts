import { flourOf, type FlourSlug, type RingPattern } from './flours.ts';
import { drawGrain } from './grains.ts';
import { drawHeap } from './heap.ts';
import { drawMillstone } from './millstone.ts';
import { palette } from './palette.ts';
import { circle, pair, plateRadius, polar, repeat, round, TAU, type Point } from './path.ts';
import { drawRangoli } from './rangoli.ts';
import { createRandom } from './random.ts';
import { placePlate } from './svg.ts';

type RangoliBand = {
  readonly slug: FlourSlug;
  readonly pattern: RingPattern;
  readonly count: number;
  readonly radius: number;
  readonly halfHeight: number;
  readonly grainScale: number;
  readonly lineColour: string;
  /** The disc the band lies on. */
  readonly discRadius: number;
  readonly discColour: string;
};

export type RisingRangoli = {
  readonly centre: Point;
  readonly scale: number;
  readonly petalColour: string;
  /** Inner and outer radius of the white petals, and of the coloured ones lying on them. */
  readonly whitePetals: readonly [inner: number, outer: number];
  readonly colouredPetals: readonly [inner: number, outer: number];
  readonly grainRadius: number;
  readonly grainScale: number;
  readonly dotRadius: number;
  /** From the outside in. */
  readonly bands: readonly RangoliBand[];
  readonly stoneRadius: number;
  readonly stoneBand: Omit<RangoliBand, 'discRadius' | 'discColour'>;
  readonly heap: { readonly seed: number; readonly radius: number };
};

const petalCount = 32;

function drawPetals(
  { centre, scale }: RisingRangoli,
  [inner, outer]: readonly [number, number],
  colour: string,
): string {
  const half = Math.PI / petalCount;
  const shoulder = inner + (outer - inner) * 0.7;
  const d = repeat(petalCount, (index) => {
    const middle = (index / petalCount) * TAU;
    const at = (radius: number, turn: number): string =>
      pair(polar(radius * scale, middle + half * turn, centre));
    return (
      `M${at(inner, -0.9)}C${at(shoulder, -0.95)} ${at(outer - 8, -0.45)} ${at(outer, 0)}` +
      `C${at(outer - 8, 0.45)} ${at(shoulder, 0.95)} ${at(inner, 0.9)}Z`
    );
  });
  return `<path d="${d}" fill="${colour}"/>`;
}

function drawPetalGrains({ centre, scale, grainRadius, grainScale }: RisingRangoli): string {
  const grain = drawGrain({ kind: 'jowar', colour: '#F7ECCB' });
  const size = Number((grainScale * scale).toFixed(3));
  return repeat(petalCount, (index) => {
    const degrees = (index * 360) / petalCount + 90;
    return `<g transform="translate(${pair(centre)}) rotate(${round(degrees)}) translate(0 ${round(-grainRadius * scale)}) scale(${size})">${grain}</g>`;
  });
}

function drawOuterDots({ centre, scale, dotRadius }: RisingRangoli): string {
  const dots = repeat(64, (index) =>
    circle(polar(dotRadius * scale, ((index + 0.5) / 64) * TAU, centre), 4.4 * scale),
  );
  return `<g fill="${palette.peeth50}">${dots}</g>`;
}

function drawBandRing({ slug, ...band }: RisingRangoli['stoneBand']): string {
  return drawRangoli(flourOf(slug), { ...band, lineWidth: 4.6 });
}

/** A great rangoli coming up over the lower edge: petals, bands of grain, and a stone with its heap. */
export function drawRisingRangoli(rangoli: RisingRangoli): string {
  const { centre, scale, stoneBand, heap } = rangoli;
  const bands = rangoli.bands.map(({ discRadius, discColour, ...band }) => {
    const disc = `<circle cx="${centre[0]}" cy="${centre[1]}" r="${round(discRadius * scale)}" fill="${discColour}"/>`;
    return disc + placePlate(drawBandRing(band), centre, plateRadius * scale);
  });
  const stone =
    drawMillstone(createRandom(8), true) +
    drawBandRing(stoneBand) +
    drawHeap(flourOf(stoneBand.slug), createRandom(heap.seed), heap.radius);
  return (
    drawPetals(rangoli, rangoli.whitePetals, palette.peeth50) +
    drawPetals(rangoli, rangoli.colouredPetals, rangoli.petalColour) +
    drawPetalGrains(rangoli) +
    drawOuterDots(rangoli) +
    bands.join('') +
    placePlate(stone, centre, rangoli.stoneRadius * scale)
  );
}
