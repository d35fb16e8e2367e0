import { flourOf, type FlourSlug } from './flours.ts';
import { lineColourOn, palette } from './palette.ts';
import { repeat, round } from './path.ts';
import { drawPlate } from './plate.ts';
import { createRandom, seedFromText } from './random.ts';
import { placePlate } from './svg.ts';
import { drawLatinName, drawMarathiName } from './wordmark.ts';

export type StandingBag = {
  readonly slug: FlourSlug;
  readonly x: number;
  readonly scale: number;
};

/** A one-kilo paper bag from the front, 240 x 326, its origin at the top left. */
function drawBag(slug: FlourSlug): string {
  const flour = flourOf(slug);
  const random = createRandom(seedFromText(flour.seed) + 3);
  const stitches = repeat(19, (index) => `M${12 + index * 12} 30h6`);
  let dots = '';
  for (let y = 66; y < 310; y += 20) {
    for (let x = 20; x < 230; x += 20) dots += `<circle cx="${x}" cy="${y}" r="1.7"/>`;
  }
  return (
    `<path d="M0 44L0 326L240 326L240 44L232 0L8 0Z" fill="${palette.peeth50}"/>` +
    `<path d="M8 0H232L240 44H0Z" fill="${palette.peeth200}"/>` +
    `<path d="${stitches}" stroke="${palette.basalt500}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M0 44H240V326H0Z" fill="${flour.ground}"/>` +
    `<g fill="${lineColourOn(flour.ground)}" fill-opacity=".32">${dots}</g>` +
    '<path d="M222 44H240V326H222Z" fill="#000" fill-opacity=".16"/><path d="M0 312H240V326H0Z" fill="#000" fill-opacity=".2"/>' +
    `<circle cx="116" cy="150" r="84" fill="${flour.ground}"/>` +
    placePlate(drawPlate(flour, random, 7), [116, 148], 80) +
    `<path d="M20 248H212V300H20Z" fill="${palette.peeth50}"/>` +
    drawLatinName({ x: 32, y: 285, scale: 0.033, colour: palette.basalt900 }) +
    drawMarathiName({ x: 146, y: 284, scale: 0.024, colour: palette.basalt500 })
  );
}

/** Bags on a shelf, back to front, each with a solid edge on its right instead of a shadow. */
export function drawStandingBags(bags: readonly StandingBag[], shelfY: number): string {
  return bags
    .map(({ slug, x, scale }) => {
      const height = 326 * scale;
      return (
        `<path d="M${round(x + 240 * scale)} ${shelfY}h12v-${round(height - 58)}h-12Z" fill="${palette.basalt900}"/>` +
        `<g transform="translate(${x} ${round(shelfY - height)}) scale(${scale})">${drawBag(slug)}</g>`
      );
    })
    .join('');
}
