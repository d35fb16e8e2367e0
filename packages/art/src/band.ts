import { palette } from './palette.ts';
import { svgDocument } from './svg.ts';

/** One 48 x 24 tile of the divider: two waves crossing round dots. Light is drawn in flour. */
export function drawBand(tone: 'light' | 'dark'): string {
  const colour = tone === 'light' ? palette.peeth50 : palette.basalt900;
  const dots = [
    [0, 12, 2.4],
    [24, 12, 2.4],
    [48, 12, 2.4],
    [12, 2.4, 1.4],
    [36, 2.4, 1.4],
    [12, 21.6, 1.4],
    [36, 21.6, 1.4],
  ].map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  return svgDocument(
    '0 0 48 24',
    `<path d="M-12 12C-6 0 6 0 12 12S30 24 36 12S54 0 60 12M-12 12C-6 24 6 24 12 12S30 0 36 12S54 24 60 12" fill="none" stroke="${colour}" stroke-width="1.6"/>` +
      `<g fill="${colour}">${dots.join('')}</g>`,
    ' width="48" height="24"',
  );
}
