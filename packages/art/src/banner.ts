import { drawStandingBags, type StandingBag } from './bag.ts';
import { flourOf } from './flours.ts';
import { drawGrain } from './grains.ts';
import { palette } from './palette.ts';
import { pair, repeat, round, type Point } from './path.ts';
import { drawPlate } from './plate.ts';
import { createRandom } from './random.ts';
import { drawRisingRangoli } from './rising-rangoli.ts';
import { drawDotField, fillRectangle, placePlate, svgDocument } from './svg.ts';

export type BannerNumber = 1 | 2 | 3;
export type BannerShape = 'wide' | 'square';

type Frame = {
  readonly width: number;
  readonly height: number;
  readonly isSquare: boolean;
};

/** Words stand left of this line on the wide banner; the drawing keeps out of their way. */
const wordsEdge = 800;

/** Slide 1: the khapli stone from close by, grains thrown off its rim. */
function drawStoneBanner({ width, height, isSquare }: Frame): string {
  const centre: Point = isSquare ? [400, 430] : [1250, 350];
  const radius = isSquare ? 350 : 420;
  const grain = drawGrain({ kind: 'khapli', colour: '#CF8A36' });

  const halo = repeat(3, (row) => {
    const count = 36 + row * 12;
    const distance = radius + 34 + row * 34;
    return repeat(count, (index) => {
      const degrees = ((index + (row % 2) / 2) / count) * 360;
      const x = centre[0] + Math.sin((degrees * Math.PI) / 180) * distance;
      if (!isSquare && x < wordsEdge - 30) return '';
      const transform = `translate(${pair(centre)}) rotate(${round(degrees)}) translate(0 ${round(-distance)})`;
      // Rows thin out away from the rim.
      const size = (0.62 - row * 0.13).toFixed(2);
      return `<g transform="${transform} scale(${size})" opacity="${(0.95 - row * 0.28).toFixed(2)}">${grain}</g>`;
    });
  });

  return (
    fillRectangle(0, width, height, palette.basalt900) +
    drawDotField({
      width,
      height,
      colour: palette.peeth50,
      opacity: 0.2,
      keeps: (x, y) =>
        Math.hypot(x - centre[0], y - centre[1]) > radius + 40 && (isSquare || x > wordsEdge),
    }) +
    halo +
    placePlate(drawPlate(flourOf('khapli-wheat-flour'), createRandom(11)), centre, radius)
  );
}

const squareBags: readonly StandingBag[] = [
  { slug: 'besan', x: -70, scale: 0.92 },
  { slug: 'khapli-wheat-flour', x: 630, scale: 0.92 },
  { slug: 'ambemohar-rice-flour', x: 92, scale: 1.06 },
  { slug: 'makka-flour', x: 466, scale: 1.06 },
  { slug: 'jowar-flour', x: 252, scale: 1.26 },
];

const wideBags: readonly StandingBag[] = [
  { slug: 'lokwan-wheat-flour', x: 1490, scale: 0.94 },
  { slug: 'ambemohar-rice-flour', x: 944, scale: 1.12 },
  { slug: 'makka-flour', x: 1334, scale: 1.12 },
  { slug: 'jowar-flour', x: 1116, scale: 1.36 },
];

/** Slide 2: packed bags on a basalt shelf in front of haldi. */
function drawBagsBanner({ width, height, isSquare }: Frame): string {
  const shelfY = isSquare ? 650 : 526;
  const firstDot = isSquare ? 20 : 820;
  const shelfDots = repeat(
    Math.ceil((width - firstDot) / 40),
    (index) =>
      `<circle cx="${firstDot + index * 40}" cy="${shelfY + (isSquare ? 56 : 57)}" r="2.4"/>`,
  );
  return (
    fillRectangle(0, width, height, palette.haldi500) +
    drawDotField({
      width,
      height,
      colour: palette.basalt900,
      opacity: 0.26,
      keeps: (x, y) => isSquare || x > 940 || (x > 700 && y < 80),
    }) +
    fillRectangle(shelfY, width, height - shelfY, palette.basalt900) +
    fillRectangle(shelfY, width, 8, palette.basalt700) +
    `<g fill="${palette.peeth50}" fill-opacity=".4">${shelfDots}</g>` +
    drawStandingBags(isSquare ? squareBags : wideBags, shelfY)
  );
}

/** Slide 3: a rangoli of three millets rising on paan green. */
function drawMilletsBanner({ width, height, isSquare }: Frame): string {
  const centre: Point = isSquare ? [400, 800] : [1290, 660];
  const scale = isSquare ? 0.74 : 0.97;
  return (
    fillRectangle(0, width, height, palette.paan700) +
    drawDotField({
      width,
      height,
      colour: palette.peeth50,
      opacity: 0.3,
      keeps: (x, y) =>
        Math.hypot(x - centre[0], y - centre[1]) > 640 * scale && (isSquare || x > wordsEdge + 20),
    }) +
    drawRisingRangoli({
      centre,
      scale,
      petalColour: palette.kumkum600,
      whitePetals: [470, 590],
      colouredPetals: [484, 572],
      grainRadius: 526,
      grainScale: 1.15,
      dotRadius: 612,
      bands: [
        {
          slug: 'bajra-flour',
          pattern: 'braid',
          count: 18,
          radius: 418,
          halfHeight: 34,
          grainScale: 1.15,
          lineColour: palette.peeth50,
          discRadius: 470,
          discColour: palette.basalt900,
        },
        {
          slug: 'nachni-flour',
          pattern: 'chain',
          count: 24,
          radius: 324,
          halfHeight: 34,
          grainScale: 1.7,
          lineColour: palette.basalt900,
          discRadius: 366,
          discColour: palette.haldi500,
        },
      ],
      stoneRadius: 276,
      stoneBand: {
        slug: 'jowar-flour',
        pattern: 'scallop',
        count: 16,
        radius: 266,
        halfHeight: 30,
        grainScale: 0.95,
        lineColour: palette.peeth50,
      },
      heap: { seed: 21, radius: 190 },
    })
  );
}

const banners: Record<BannerNumber, (frame: Frame) => string> = {
  1: drawStoneBanner,
  2: drawBagsBanner,
  3: drawMilletsBanner,
};

/** A slide of the home page. Wide is 1600 x 640 with room for words on the left; square is 800. */
export function drawBanner(number: BannerNumber, shape: BannerShape): string {
  const isSquare = shape === 'square';
  const width = isSquare ? 800 : 1600;
  const height = isSquare ? 800 : 640;
  return svgDocument(`0 0 ${width} ${height}`, banners[number]({ width, height, isSquare }));
}
