import { drawMarkBody, markOnDark, markOnLight } from './mark.ts';
import { palette } from './palette.ts';
import { round } from './path.ts';
import { svgDocument } from './svg.ts';

/** The mark on a basalt square, as phones want it. The share is the mark's part of the width. */
export function drawIcon(markShare: number): string {
  const margin = round(32 * (1 - markShare));
  return svgDocument(
    '0 0 64 64',
    `<rect width="64" height="64" fill="${palette.basalt900}"/>` +
      `<g transform="translate(${margin} ${margin}) scale(${markShare})">${drawMarkBody(markOnDark)}</g>`,
  );
}

/** The mark for a browser tab: a basalt stone would vanish in a dark tab strip, so it turns to flour. */
export function drawFavicon(): string {
  return svgDocument(
    '0 0 64 64',
    '<style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>' +
      `<g class="l">${drawMarkBody(markOnLight)}</g><g class="d">${drawMarkBody(markOnDark)}</g>`,
  );
}
