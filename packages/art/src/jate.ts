import { drawGrain } from './grains.ts';
import { palette } from './palette.ts';
import { circle, pair, repeat, round, TAU, type Point } from './path.ts';
import { createRandom } from './random.ts';
import { svgDocument } from './svg.ts';

type Random = () => number;

const middleX = 480;

/** An ellipse seen at the angle of the whole scene. */
type Ellipse = {
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
};

function drawEllipse({ y, rx, ry }: Ellipse, fill: string, x = middleX): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

function pointOn({ y, rx, ry }: Ellipse, angle: number, share = 1): Point {
  return [middleX + Math.cos(angle) * rx * share, y + Math.sin(angle) * ry * share];
}

function drawCloth(): string {
  return (
    `<path d="M40 470L480 300L920 470L480 634Z" fill="${palette.kumkum600}"/>` +
    `<path d="M92 470L480 320L868 470L480 614Z" fill="none" stroke="${palette.peeth50}" stroke-width="4" stroke-dasharray="0 16" stroke-linecap="round"/>` +
    `<path d="M122 470L480 332L838 470L480 602Z" fill="none" stroke="${palette.peeth50}" stroke-opacity=".5" stroke-width="2"/>`
  );
}

function drawFlourRing(
  ellipse: Ellipse,
  unevenness: number,
  colour: string,
  random: Random,
): string {
  const d = repeat(61, (index) => {
    const angle = (index / 60) * TAU;
    const share = 1 + unevenness * Math.sin(angle * 9) + unevenness * (random() - 0.5);
    return `${index === 0 ? 'M' : 'L'}${pair(pointOn(ellipse, angle, share))}`;
  });
  return `<path d="${d}Z" fill="${colour}"/>`;
}

function drawSpilledFlour(random: Random): string {
  const rings =
    drawFlourRing({ y: 474, rx: 332, ry: 118 }, 0.02, '#D6C194', random) +
    drawFlourRing({ y: 466, rx: 322, ry: 110 }, 0.02, '#F3E6C9', random);
  const dust = repeat(120, () => {
    const angle = random() * TAU;
    const share = 1 + random() * 0.16;
    return circle(pointOn({ y: 470, rx: 326, ry: 114 }, angle, share), 1 + random() * 2);
  });
  return `${rings}<g fill="#F3E6C9">${dust}</g>`;
}

type Drum = {
  readonly height: number;
  readonly top: string;
  readonly side: string;
  readonly shadedSide: string;
  readonly chiselMarks: number;
} & Ellipse;

function drawDrum(drum: Drum, random: Random): string {
  const { y, rx, ry, height } = drum;
  const right = middleX + rx;
  const foot = `A${rx} ${ry} 0 0 0 ${right} ${y + height}V${y}Z`;
  const shadeStart = `M${round(middleX + rx * 0.34)} ${round(y + ry * 0.9)}V${round(y + height + ry * 0.93)}`;
  const marks = repeat(drum.chiselMarks, () => {
    const angle = 0.06 + random() * (Math.PI - 0.12);
    const down = 0.16 + random() * 0.62;
    const [x, edgeY] = pointOn(drum, angle, 0.99);
    const slant = (random() - 0.5) * 5;
    return `M${pair([x, edgeY + height * down])}l${round(slant)} ${round(7 + random() * 8)}`;
  });
  return (
    `<path d="M${middleX - rx} ${y}V${y + height}${foot}" fill="${drum.side}"/>` +
    `<path d="${shadeStart}${foot}" fill="${drum.shadedSide}"/>` +
    drawEllipse(drum, drum.top) +
    `<path d="${marks}" stroke="${palette.basalt900}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** Flour creeping out between the stones and falling as powder. */
function drawFallingFlour(random: Random): string {
  const rings =
    drawFlourRing({ y: 393, rx: 247, ry: 87 }, 0.02, '#D6C194', random) +
    drawFlourRing({ y: 388, rx: 243, ry: 85 }, 0.022, '#FBF4E2', random);
  const powder = repeat(520, () => {
    const angle = 0.03 + random() * 3.08;
    const fall = random() ** 1.9;
    const [x, y] = pointOn({ y: 396, rx: 256 + fall * 30, ry: 90 + fall * 10 }, angle);
    return circle([x, y + fall * 74], 0.9 + random() * 1.7);
  });
  return `${rings}<g fill="#F3E6C9">${powder}</g>`;
}

function drawTopRangoli(): string {
  const dots = repeat(28, (index) =>
    circle(pointOn({ y: 278, rx: 196, ry: 69 }, (index / 28) * TAU), 4),
  );
  const wave = (side: 1 | -1): string =>
    repeat(181, (index) => {
      const angle = (index / 180) * TAU;
      const rx = 150 + side * 24 * Math.cos(10 * angle);
      return `${index === 0 ? 'M' : 'L'}${pair(pointOn({ y: 278, rx, ry: rx * 0.355 }, angle))}`;
    }) + 'Z';
  const grains = repeat(20, (index) => {
    const [x, y] = pointOn({ y: 278, rx: 150, ry: 53.5 }, (index / 20) * TAU);
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="5.5" ry="3.6"/>`;
  });
  return (
    `<g fill="${palette.peeth50}" fill-opacity=".9">${dots}</g>` +
    `<path d="${wave(1)}${wave(-1)}" fill="none" stroke="${palette.peeth50}" stroke-opacity=".9" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<g fill="#E0B04C">${grains}</g>`
  );
}

function drawEyeFullOfGrain(random: Random): string {
  const grains = repeat(34, (index) => {
    const angle = random() * TAU;
    const share = Math.sqrt(random());
    const grain = drawGrain({ kind: 'wheat', colour: index % 3 ? '#E0B04C' : '#CF8A36' });
    const place = pair(pointOn({ y: 279, rx: 52, ry: 16 }, angle, share));
    return `<g transform="translate(${place}) rotate(${round(random() * 360)}) scale(.42)">${grain}</g>`;
  });
  return (
    drawEllipse({ y: 278, rx: 74, ry: 27 }, palette.basalt700) +
    drawEllipse({ y: 281, rx: 62, ry: 21 }, palette.basalt900) +
    grains
  );
}

function drawPeg(): string {
  return (
    drawEllipse({ y: 262, rx: 34, ry: 14 }, palette.basalt800, 652) +
    `<path d="M634 258V118A18 8 0 0 1 670 118V258A18 8 0 0 1 634 258Z" fill="${palette.haldi800}"/>` +
    '<path d="M656 122V262A18 8 0 0 0 670 258V118Z" fill="#4A3200"/>' +
    drawEllipse({ y: 118, rx: 18, ry: 8 }, '#A87400', 652) +
    `<path d="M634 150h36M634 162h36" stroke="${palette.haldi500}" stroke-width="3"/>`
  );
}

/** The जातं, the household hand mill, on its cloth, three-quarter view, 920 x 530. */
export function drawJate(): string {
  const random = createRandom(77);
  const lower = {
    y: 392,
    rx: 270,
    ry: 96,
    height: 66,
    top: '#586369',
    side: palette.basalt700,
    shadedSide: palette.basalt800,
    chiselMarks: 90,
  };
  const upper = {
    y: 278,
    rx: 232,
    ry: 84,
    height: 76,
    top: '#6A767B',
    side: '#465054',
    shadedSide: '#333D41',
    chiselMarks: 110,
  };
  return svgDocument(
    '20 120 920 530',
    drawCloth() +
      drawSpilledFlour(random) +
      drawDrum(lower, random) +
      drawFallingFlour(random) +
      `<g transform="translate(0 30)">${drawDrum(upper, random)}` +
      `<ellipse cx="${middleX}" cy="278" rx="218" ry="77" fill="none" stroke="#465054" stroke-width="3"/>` +
      `${drawTopRangoli()}${drawEyeFullOfGrain(random)}${drawPeg()}</g>`,
  );
}
