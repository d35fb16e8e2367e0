import { drawStandingBags } from './bag.ts';
import { flourOf } from './flours.ts';
import { drawGrain } from './grains.ts';
import { drawMillstone } from './millstone.ts';
import { palette } from './palette.ts';
import { repeat, round, type Point } from './path.ts';
import { drawRangoli } from './rangoli.ts';
import { createRandom } from './random.ts';
import { drawRisingRangoli } from './rising-rangoli.ts';
import { svgDocument } from './svg.ts';

const ripeWheat = drawGrain({ kind: 'wheat', colour: '#E0B04C' });
const darkWheat = drawGrain({ kind: 'wheat', colour: '#CF8A36' });

/** A hand scale with empty pans, 320 x 240: nothing ordered, nothing in the cart. */
export function drawScale(): string {
  const ink = palette.basalt900;
  const dots = repeat(13, (index) => `<circle cx="${16 + index * 24}" cy="222" r="2.6"/>`);
  return svgDocument(
    '0 0 320 240',
    `<path d="M160 18V40" stroke="${ink}" stroke-width="5"/><circle cx="160" cy="14" r="9" fill="none" stroke="${ink}" stroke-width="5"/>` +
      `<path d="M40 52L160 40L280 52" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>` +
      `<path d="M152 40L160 70L168 40Z" fill="${palette.kumkum600}"/>` +
      `<path d="M42 54L12 160M42 54L72 160M278 54L248 160M278 54L308 160" stroke="${palette.basalt500}" stroke-width="2.4"/>` +
      `<path d="M4 160H80A38 34 0 0 1 4 160ZM240 160H316A38 34 0 0 1 240 160Z" fill="${palette.basalt700}"/>` +
      `<g fill="${palette.basalt300}"><ellipse cx="42" cy="160" rx="38" ry="9"/><ellipse cx="278" cy="160" rx="38" ry="9"/></g>` +
      `<g fill="${ink}" fill-opacity=".35">${dots}</g>`,
  );
}

/** A sieve from above, 320 x 240: no flour matches. */
export function drawSieve(): string {
  const mesh = repeat(9, (index) => {
    const offset = (index - 4) * 18;
    return `M${160 + offset} 40V200M80 ${120 + offset}H240`;
  });
  return svgDocument(
    '0 0 320 240',
    '<clipPath id="sieve-mesh"><circle cx="160" cy="118" r="82"/></clipPath>' +
      `<circle cx="160" cy="126" r="98" fill="${palette.basalt950}"/><circle cx="160" cy="118" r="98" fill="#D39A06"/>` +
      `<circle cx="160" cy="118" r="84" fill="${palette.peeth50}"/>` +
      `<path d="${mesh}" clip-path="url(#sieve-mesh)" stroke="${palette.basalt300}" stroke-width="2"/>` +
      `<circle cx="160" cy="118" r="91" fill="none" stroke="${palette.haldi800}" stroke-width="2" stroke-dasharray="0 14" stroke-linecap="round"/>` +
      `<g transform="translate(146 96) rotate(30)">${ripeWheat}</g><g transform="translate(190 146) rotate(-40)">${darkWheat}</g>`,
  );
}

const crack: readonly Point[] = [
  [430, 40],
  [392, 150],
  [440, 232],
  [380, 330],
  [436, 420],
  [386, 520],
  [428, 610],
  [398, 760],
];

/** The stone split in two with wheat spilling out, 940 x 760: the error screen. */
export function drawCracked(): string {
  const random = createRandom(31);
  const stone =
    drawMillstone(random) +
    drawRangoli(flourOf('lokwan-wheat-flour'), { pattern: 'scallop', count: 14 });
  const crackLine = crack.map(([x, y]) => `L${x} ${y}`).join('');
  const half = (id: string, edgeX: number): string =>
    `<clipPath id="${id}"><path d="M${edgeX} 0H430${crackLine}L398 820H${edgeX}Z"/></clipPath>`;
  const spill = repeat(46, (index) => {
    const down = random();
    const x = 470 + (random() - 0.5) * (70 + 260 * Math.abs(down - 0.5));
    const transform = `translate(${round(x)} ${round(90 + down * 640)}) rotate(${round(random() * 360)}) scale(${round(0.7 + random() * 0.4)})`;
    return `<use href="#${index % 4 ? 'ripe' : 'dark'}-wheat" transform="${transform}"/>`;
  });
  return svgDocument(
    '0 30 940 760',
    `<defs><g id="cracked-stone">${stone}</g><g id="ripe-wheat">${ripeWheat}</g><g id="dark-wheat">${darkWheat}</g>` +
      `${half('left-half', 0)}${half('right-half', 820)}</defs>` +
      '<g transform="rotate(-5 400 760)"><use href="#cracked-stone" clip-path="url(#left-half)"/></g>' +
      '<g transform="translate(120 0) rotate(6 400 760)"><use href="#cracked-stone" clip-path="url(#right-half)"/></g>' +
      spill,
  );
}

/** Three bags standing on nothing, transparent ground, 760 x 440: the contact page. */
export function drawBags(): string {
  const bags = drawStandingBags(
    [
      { slug: 'ambemohar-rice-flour', x: 40, scale: 1 },
      { slug: 'makka-flour', x: 480, scale: 1 },
      { slug: 'jowar-flour', x: 232, scale: 1.26 },
    ],
    440,
  );
  return svgDocument('0 0 760 440', bags);
}

/** The rangoli rising over the lower edge, transparent ground, 1200 x 900: sign in and register. */
export function drawRise(ground: 'neel' | 'kumkum'): string {
  const isNeel = ground === 'neel';
  return svgDocument(
    '0 0 1200 900',
    drawRisingRangoli({
      centre: [600, 900],
      scale: 1,
      petalColour: isNeel ? palette.haldi500 : palette.neel700,
      whitePetals: [440, 552],
      colouredPetals: [452, 536],
      grainRadius: 492,
      grainScale: 1.1,
      dotRadius: 576,
      bands: [
        {
          slug: 'lokwan-wheat-flour',
          pattern: 'diamond',
          count: 22,
          radius: 396,
          halfHeight: 32,
          grainScale: 1,
          lineColour: palette.peeth50,
          discRadius: 440,
          discColour: palette.basalt900,
        },
        {
          slug: 'nachni-flour',
          pattern: 'chain',
          count: 24,
          radius: 314,
          halfHeight: 32,
          grainScale: 1.6,
          lineColour: isNeel ? palette.neel700 : palette.kumkum600,
          discRadius: 352,
          discColour: palette.peeth50,
        },
      ],
      stoneRadius: 272,
      stoneBand: {
        slug: 'ambemohar-rice-flour',
        pattern: 'braid',
        count: 11,
        radius: 262,
        halfHeight: 34,
        grainScale: 0.95,
        lineColour: palette.peeth50,
      },
      heap: { seed: 23, radius: 186 },
    }),
  );
}
