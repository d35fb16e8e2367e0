import { palette } from './palette.ts';
import { closedCurve, type Point } from './path.ts';
import { svgDocument } from './svg.ts';

const centre: Point = [320, 320];

/** The stone in lines only, flour on transparent, 640 x 640: the footer's and the sidebar's corner. */
export function drawStoneOutline(): string {
  const waves = 14;
  const wave = (side: 1 | -1): string =>
    closedCurve((angle) => 230 + side * 30 * Math.cos(waves * angle), waves * 8, centre);
  const circleLine = (radius: number, width: number, dash = ''): string =>
    `<circle cx="320" cy="320" r="${radius}" stroke-width="${width}"${dash}/>`;
  const dots = (pitch: number): string => ` stroke-dasharray="0 ${pitch}" stroke-linecap="round"`;
  return svgDocument(
    '0 0 640 640',
    circleLine(312, 3) +
      circleLine(288, 6, dots(20.11)) +
      `<path d="${wave(1)}${wave(-1)}" stroke-width="3"/>` +
      circleLine(172, 3) +
      circleLine(150, 6, dots(20.94)),
    ` fill="none" stroke="${palette.peeth50}"`,
  );
}
