import { drawMarkBody, markOnDark, markOnLight } from './mark.ts';
import { palette } from './palette.ts';
import { round } from './path.ts';
import { svgDocument } from './svg.ts';
import { latinName, marathiName } from './wordmark-outlines.ts';

type NamePlace = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: string;
};

function drawOutline(d: string, { x, y, scale, colour }: NamePlace): string {
  return `<path d="${d}" fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${scale})"/>`;
}

export function drawLatinName(place: NamePlace): string {
  return drawOutline(latinName.d, place);
}

export function drawMarathiName(place: NamePlace): string {
  return drawOutline(marathiName.d, place);
}

/** The mark, "Dalan", a dotted rule and "दळण", 64 high. */
export function drawWordmark(ground: 'on-light' | 'on-dark'): string {
  const isOnDark = ground === 'on-dark';
  const ink = isOnDark ? palette.peeth50 : palette.basalt900;
  const second = isOnDark ? palette.basalt300 : palette.basalt500;
  const latinScale = 0.0475;
  const marathiScale = 0.0265;
  const latinEnd = 76 + latinName.width * latinScale;
  const width = latinEnd + 24 + marathiName.width * marathiScale;
  return svgDocument(
    `0 0 ${round(width)} 64`,
    drawMarkBody(isOnDark ? markOnDark : markOnLight) +
      drawLatinName({ x: 76, y: 47, scale: latinScale, colour: ink }) +
      `<path d="M${round(latinEnd + 11)} 18V48" stroke="${second}" stroke-width="2" stroke-dasharray="0 6" stroke-linecap="round"/>` +
      drawMarathiName({ x: latinEnd + 22, y: 46.6, scale: marathiScale, colour: second }),
  );
}
