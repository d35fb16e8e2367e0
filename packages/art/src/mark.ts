import { palette } from './palette.ts';
import { repeat } from './path.ts';
import { svgDocument } from './svg.ts';

export type MarkColours = {
  readonly stone: string;
  readonly eye: string;
};

export const markOnLight: MarkColours = { stone: palette.basalt900, eye: palette.peeth50 };
export const markOnDark: MarkColours = { stone: palette.peeth50, eye: palette.basalt900 };

/** A hand mill from above, 64 x 64: stone, furrows, rangoli, eye and the haldi peg. */
export function drawMarkBody({ stone, eye }: MarkColours): string {
  const furrows = repeat(
    8,
    (index) => `<path d="M32 5.5V13" transform="rotate(${index * 45 + 22.5} 32 32)"/>`,
  );
  return (
    `<circle cx="32" cy="32" r="31" fill="${stone}"/>` +
    `<g stroke="${eye}" stroke-width="2.6" stroke-linecap="round" opacity=".55">${furrows}</g>` +
    `<circle cx="32" cy="32" r="16.5" fill="none" stroke="${eye}" stroke-width="2.6" stroke-dasharray="0 6.48" stroke-linecap="round"/>` +
    `<circle cx="32" cy="32" r="7.5" fill="${eye}"/>` +
    `<circle cx="51.5" cy="18" r="6.4" fill="${palette.haldi500}" stroke="${stone}" stroke-width="2"/>`
  );
}

export function drawMark(colours: MarkColours = markOnLight): string {
  return svgDocument('0 0 64 64', drawMarkBody(colours));
}
