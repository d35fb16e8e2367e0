import { drawGround } from './ground.ts';
import { drawMillstone } from './millstone.ts';
import { palette } from './palette.ts';
import { createRandom } from './random.ts';
import { svgDocument } from './svg.ts';

/** The bare stone on flour grey: stands in for a missing or broken picture. 800 x 800. */
export function drawPlaceholder(): string {
  const dottedRing = (radius: number, pitch: number): string =>
    `<circle cx="400" cy="400" r="${radius}" stroke-dasharray="0 ${pitch}"/>`;
  return svgDocument(
    '0 0 800 800',
    drawGround(palette.peeth200) +
      drawMillstone(createRandom(61)) +
      `<circle cx="400" cy="400" r="92" fill="#3A4448"/><circle cx="400" cy="404" r="76" fill="${palette.basalt900}"/>` +
      `<g fill="none" stroke="${palette.peeth200}" stroke-opacity=".8" stroke-width="8" stroke-linecap="round">` +
      `${dottedRing(258, 27.02)}${dottedRing(140, 21.99)}</g>`,
  );
}
