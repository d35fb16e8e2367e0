import type { Flour } from './flours.ts';
import { luminance } from './palette.ts';
import { circle, closedCurve, pair, polar, repeat, TAU, type Point } from './path.ts';

type Random = () => number;

type Mound = {
  readonly radius: number;
  /** How far the foot bulges at an angle; 1 is a true circle. */
  readonly bulgeAt: (angle: number) => number;
};

function drawDust({ radius, bulgeAt }: Mound, flour: Flour, random: Random): string {
  const coarse = flour.grind > 1 ? 1.15 : 1;
  const dust = repeat(170, () => {
    const angle = random() * TAU;
    // Thins outwards like real spill: many specks at the foot, few far away.
    const distance = radius * bulgeAt(angle) - 6 - Math.log(1 - random() * 0.96) * 15;
    return circle(polar(distance, angle), (0.9 + random() * 1.9) * coarse);
  });
  return `<g fill="${flour.flour}">${dust}</g>`;
}

function drawMoundBody({ radius, bulgeAt }: Mound, flour: Flour, random: Random): string {
  const blob = (size: number, roughness: number, pointCount: number, centre: Point): string =>
    closedCurve(
      (angle) => size * (bulgeAt(angle) + roughness * (random() - 0.5)),
      pointCount,
      centre,
    );
  const shadow = blob(radius, 0.012, 72, [406, 411]);
  const foot = blob(radius, 0.014, 72, [400, 400]);
  const top = blob(radius * 0.9, 0.035, 96, [400 - radius * 0.055, 400 - radius * 0.07]);
  return (
    `<path d="${shadow}" fill="#20272A" fill-opacity=".45"/>` +
    `<path d="${foot}" fill="${flour.shade}"/><path d="${top}" fill="${flour.flour}"/>`
  );
}

/** The crest is a short bent ridge; every fall line starts beside it and runs to the foot. */
function drawCrestAndFallLines({ radius, bulgeAt }: Mound, flour: Flour, random: Random): string {
  const turn = -1.15 + random() * 1.5;
  const centre: Point = [400 - radius * 0.1, 400 - radius * 0.14];
  const ridgeAt = (along: number): Point => [
    centre[0] + Math.cos(turn) * radius * 0.34 * along,
    centre[1] + Math.sin(turn) * radius * 0.34 * along + radius * 0.05 * Math.sin(along * 3),
  ];

  let lit = '';
  let halfLit = '';
  let shaded = '';
  for (let index = 0; index < 240; index++) {
    const angle = random() * TAU;
    // Light comes from the upper left.
    const light = Math.cos(angle + Math.PI * 0.75);
    const foot = polar(radius * 0.97 * bulgeAt(angle), angle);
    const reach = (foot[0] - centre[0]) * Math.cos(turn) + (foot[1] - centre[1]) * Math.sin(turn);
    const start = ridgeAt(Math.max(-1, Math.min(1, reach / (radius * 0.95))));
    const from = 0.08 + random() * 0.68;
    const to = Math.min(0.98, from + 0.06 + random() * (light < -0.3 ? 0.3 : 0.16));
    const pointAt = (share: number): string =>
      pair([start[0] + (foot[0] - start[0]) * share, start[1] + (foot[1] - start[1]) * share]);
    const line = `M${pointAt(from)}L${pointAt(to)}`;
    if (light > 0.2) lit += index % 2 ? line : '';
    else if (light > -0.35) halfLit += index % 3 ? line : '';
    else shaded += line;
  }

  let upperEdge = '';
  let lowerEdge = '';
  for (let index = 0; index <= 12; index++) {
    const along = -1 + index / 6;
    const [x, y] = ridgeAt(along);
    const width = radius * 0.1 * (1 - along * along * 0.8);
    const upper: Point = [
      x + Math.sin(turn) * width * (0.5 + random()) - 2,
      y - width * (0.6 + random() * 0.7),
    ];
    upperEdge += `${index === 0 ? 'M' : 'L'}${pair(upper)}`;
    lowerEdge = `L${pair([x, y + width * (0.1 + random() * 0.35)])}${lowerEdge}`;
  }

  const isWhite = luminance(flour.flour) > 0.8;
  const stroke = (d: string, colour: string, opacity: number, width: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    `<path d="${upperEdge}${lowerEdge}Z" fill="#fff" fill-opacity="${isWhite ? 0.85 : 0.5}"/>` +
    stroke(halfLit, flour.shade, 0.5, 2) +
    stroke(shaded, flour.shade, 0.9, 2.8) +
    stroke(lit, '#fff', isWhite ? 0.9 : 0.5, 2.6)
  );
}

function drawBran({ radius }: Mound, flour: Flour, random: Random): string {
  const specks = repeat(Math.round(190 * flour.grind), () => {
    const angle = random() * TAU;
    const distance = Math.sqrt(random()) * radius * 0.95;
    return circle(polar(distance, angle), (0.8 + random() * 1.5) * flour.grind);
  });
  return `<g fill="${flour.shade}" fill-opacity=".75">${specks}</g>`;
}

/** An uneven mound of flour with a crest and engraved fall lines, around the plate centre. */
export function drawHeap(flour: Flour, random: Random, radius = 180): string {
  const phase = random() * 6;
  const mound: Mound = {
    radius,
    bulgeAt: (angle) =>
      1 +
      0.034 * Math.sin(angle * 2 + phase) +
      0.026 * Math.sin(angle * 3 + phase * 2.3) +
      0.012 * Math.sin(angle * 9 + phase),
  };
  return (
    drawDust(mound, flour, random) +
    drawMoundBody(mound, flour, random) +
    drawCrestAndFallLines(mound, flour, random) +
    drawBran(mound, flour, random)
  );
}
