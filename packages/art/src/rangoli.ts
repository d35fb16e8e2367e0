import type { Flour, RingPattern } from './flours.ts';
import { drawGrain } from './grains.ts';
import {
  circle,
  clockAngle,
  closedCurve,
  pair,
  polar,
  polygon,
  repeat,
  round,
  TAU,
} from './path.ts';

type RangoliOptions = {
  readonly pattern?: RingPattern;
  readonly count?: number;
  readonly radius?: number;
  readonly halfHeight?: number;
  readonly grainScale?: number;
  readonly lineWidth?: number;
  readonly lineColour?: string;
};

/** One ring in the making: its measures, and a pen that adds grains and dots to it. */
type Ring = {
  readonly count: number;
  readonly radius: number;
  readonly halfHeight: number;
  readonly step: number;
  readonly addGrain: (radius: number, degrees: number, scale?: number, tilt?: number) => void;
  readonly addDot: (radius: number, degrees: number, dotRadius: number) => void;
};

/** Two waves crossing; the grain lies in the eyes between them. */
function drawBraid({ count, radius, halfHeight, step, addGrain, addDot }: Ring): string {
  for (let index = 0; index < 2 * count; index++) {
    const between = ((index + 0.5) * step) / 2;
    addGrain(radius, (index * step) / 2, 0.94);
    addDot(radius + halfHeight + 9, between, 3.4);
    addDot(radius - halfHeight - 9, between, 3);
  }
  const wave = (side: 1 | -1): string =>
    closedCurve(
      (angle) => radius + side * halfHeight * Math.cos(count * (angle + Math.PI / 2)),
      count * 10,
    );
  return wave(1) + wave(-1);
}

function drawScallop({ count, radius, halfHeight, step, addGrain, addDot }: Ring): string {
  const inner = radius - halfHeight;
  const outer = radius + halfHeight;
  return repeat(count, (index) => {
    addGrain(radius + 4, index * step);
    addDot(outer + 2, (index + 0.5) * step, 4);
    addDot(inner - 10, (index + 0.5) * step, 3);
    const start = clockAngle((index - 0.5) * step);
    const end = clockAngle((index + 0.5) * step);
    const middle = (start + end) / 2;
    const quarter = (middle - start) * 0.5;
    const at = (distance: number, angle: number): string => pair(polar(distance, angle));
    return (
      `M${at(inner, start)}` +
      `C${at(outer - 14, start + 0.01)} ${at(outer + 4, middle - quarter)} ${at(outer, middle)}` +
      `C${at(outer + 4, middle + quarter)} ${at(outer - 14, end - 0.01)} ${at(inner, end)}`
    );
  });
}

function drawDiamond({ count, radius, halfHeight, step, addGrain, addDot }: Ring): string {
  for (let index = 0; index < 2 * count; index++) {
    const between = ((index + 0.5) * step) / 2;
    addGrain(radius, (index * step) / 2, 0.92);
    addDot(radius + halfHeight + 9, between, 3);
    addDot(radius - halfHeight - 9, between, 2.6);
  }
  const star = (offset: 0 | 1): string =>
    polygon(
      Array.from({ length: 2 * count }, (_, index) => {
        const isPoint = (index + offset) % 2 === 1;
        return polar(
          isPoint ? radius + halfHeight : radius - halfHeight,
          clockAngle((index * step) / 2),
        );
      }),
    );
  return star(0) + star(1);
}

function drawChain({ count, radius, halfHeight, step, addGrain, addDot }: Ring): string {
  const link = Math.min(halfHeight, (Math.PI * radius) / count - 2);
  const arc = `a${round(link)} ${round(link)} 0 1 0 `;
  return repeat(count, (index) => {
    addGrain(radius, index * step);
    addDot(radius + link - 4, (index + 0.5) * step, 4);
    addDot(radius - link + 6, (index + 0.5) * step, 3);
    const [x, y] = polar(radius, clockAngle(index * step));
    return `M${pair([x - link, y])}${arc}${round(link * 2)} 0${arc}${round(-link * 2)} 0Z`;
  });
}

function drawWave({ count, radius, halfHeight, step, addGrain }: Ring): string {
  for (let index = 0; index < 2 * count; index++) {
    const isOuter = index % 2 === 1;
    addGrain(radius + (isOuter ? 13 : -13), (index * step) / 2 + 90 + step / 4, isOuter ? 1 : 0.86);
  }
  return (
    closedCurve((angle) => radius + halfHeight * 0.8 * Math.sin(count * angle), count * 12) +
    closedCurve(() => radius - halfHeight - 8, 48) +
    closedCurve(() => radius + halfHeight + 8, 60)
  );
}

/** Three waves, each a third of a turn further, close into rosettes. */
function drawRosette({ count, radius, halfHeight, addGrain, addDot }: Ring): string {
  for (let index = 0; index < 24; index++) {
    addGrain(radius + halfHeight * 0.52, index * 15 + 7.5, 0.92);
    addGrain(radius - halfHeight * 0.52, index * 15, 0.78);
    addDot(radius + halfHeight + 12, index * 15, 3.2);
  }
  const waves = count / 2;
  return repeat(3, (third) => {
    const turn = (third * TAU) / waves / 3;
    return closedCurve(
      (angle) => radius + halfHeight * Math.cos(waves * (angle + turn)),
      count * 8,
    );
  });
}

function drawFleur({ count, radius, halfHeight, step, addGrain, addDot }: Ring): string {
  for (let index = 0; index < count; index++) {
    const between = (index + 0.5) * step;
    addGrain(radius + 8, index * step, 1.08);
    addGrain(radius - 8, index * step - 7.6, 0.74, -34);
    addGrain(radius - 8, index * step + 7.6, 0.74, 34);
    addDot(radius + halfHeight + 4, between, 4.4);
    addDot(radius + halfHeight - 12, between, 3.4);
    addDot(radius - 18, between, 3.4);
  }
  const petal = (angle: number): number =>
    Math.abs(Math.cos((count / 2) * (angle + Math.PI / 2))) ** 0.7;
  return (
    closedCurve(() => radius - halfHeight - 2, 48) +
    closedCurve((angle) => radius + 8 + (halfHeight - 2) * petal(angle), count * 12)
  );
}

function drawTrefoil({ count, radius, halfHeight, step, addGrain, addDot }: Ring): string {
  for (let index = 0; index < count; index++) {
    const between = (index + 0.5) * step;
    addGrain(radius + 20, index * step, 1.02);
    addGrain(radius - 6, index * step - 4.7, 0.9);
    addGrain(radius - 6, index * step + 4.7, 0.9);
    addDot(radius + halfHeight - 2, between, 4);
    addDot(radius + 8, between, 3.2);
    addDot(radius - halfHeight + 14, between, 3.2);
  }
  const petal = (angle: number): number =>
    Math.abs(Math.cos((count / 2) * (angle + Math.PI / 2))) ** 0.8;
  return (
    closedCurve((angle) => radius + 4 + (halfHeight + 2) * petal(angle), count * 12) +
    closedCurve(() => radius - halfHeight + 2, 48)
  );
}

const patterns: Record<RingPattern, (ring: Ring) => string> = {
  braid: drawBraid,
  scallop: drawScallop,
  diamond: drawDiamond,
  chain: drawChain,
  wave: drawWave,
  rosette: drawRosette,
  fleur: drawFleur,
  trefoil: drawTrefoil,
};

/** The ring round the heap: a line drawn in flour with the flour's own grain in its eyes. */
export function drawRangoli(flour: Flour, options: RangoliOptions = {}): string {
  const count = options.count ?? flour.ring.count;
  const grainScale = options.grainScale ?? flour.grainScale;
  const colour = options.lineColour ?? flour.line ?? flour.flour;
  let grains = '';
  let grainCount = 0;
  let dots = '';

  const lines = patterns[options.pattern ?? flour.ring.pattern]({
    count,
    radius: options.radius ?? 258,
    halfHeight: options.halfHeight ?? 38,
    step: 360 / count,
    addGrain: (radius, degrees, scale = 1, tilt = 0) => {
      const grain = flour.grains[grainCount++ % flour.grains.length];
      if (grain === undefined) return;
      const turn = tilt === 0 ? '' : ` rotate(${tilt})`;
      const size = Number((grainScale * scale).toFixed(3));
      grains += `<g transform="rotate(${round(degrees)} 400 400) translate(400 ${round(400 - radius)})${turn} scale(${size})">${drawGrain(grain)}</g>`;
    },
    addDot: (radius, degrees, dotRadius) => {
      dots += circle(polar(radius, clockAngle(degrees)), dotRadius);
    },
  });

  return (
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-opacity=".9" stroke-width="${options.lineWidth ?? 4.4}" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<g fill="${colour}" fill-opacity=".9">${dots}</g>${grains}`
  );
}
