import { palette } from './palette.ts';

export type GrainKind =
  | 'khapli'
  | 'wheat'
  | 'jowar'
  | 'bajra'
  | 'nachni'
  | 'rice'
  | 'chana'
  | 'makka'
  | 'urad'
  | 'rajgira'
  | 'soya'
  | 'sabudana'
  | 'varai';

export type Grain = {
  readonly kind: GrainKind;
  readonly colour: string;
};

const ink = palette.basalt900;

function mark(d: string, width: number, opacity: number, colour: string = ink): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function body(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`;
}

/** Each is drawn around the origin, pointing up, about 40 units tall. */
const grainShapes: Record<GrainKind, (colour: string) => string> = {
  khapli: (colour) =>
    body('M-1 20C-13 10-15-8-7-22C1-10 3 6-1 20Z', colour) +
    body('M1 20C13 10 15-8 7-22C-1-10-3 6 1 20Z', colour) +
    `<path d="M0 20C-3 8-2-6 0-13C2-6 3 8 0 20Z" fill="${ink}" fill-opacity=".55"/>` +
    mark('M-8-12C-9-4-8 3-6 9M8-12C9-4 8 3 6 9', 2, 0.4, '#fff'),
  wheat: (colour) =>
    body('M0-22C12-12 12 10 0 22C-12 10-12-12 0-22Z', colour) +
    mark('M0-17C2.5-6 2.5 6 0 17', 2.6, 0.6),
  jowar: (colour) =>
    `<circle r="14" fill="${colour}"/><circle r="3.6" cy="-9" fill="${ink}" fill-opacity=".65"/>` +
    mark('M-8 5A10 10 0 0 0 4 9', 2.4, 0.22),
  bajra: (colour) =>
    body('M0-18C11-12 10 8 0 17C-10 8-11-12 0-18Z', colour) +
    `<circle r="2.9" cy="9" fill="${ink}" fill-opacity=".6"/>` +
    mark('M-4-9C-5-3-5 1-4 5', 2, 0.55, '#fff'),
  nachni: (colour) =>
    `<circle r="9.5" fill="${colour}"/><circle r="2.4" fill="#fff" fill-opacity=".75" cx="-3" cy="-3"/>`,
  rice: (colour) =>
    body('M0-26C8-15 8 15 0 26C-8 15-8-15 0-26Z', colour) +
    mark('M-2.2-15C1.2-6 1.2 6-2.2 15', 2, 0.28),
  chana: (colour) =>
    body('M0-20C5-17 15-13 16-1C17 11 8 18 0 18C-8 18-17 11-16-1C-15-13-5-17 0-20Z', colour) +
    mark('M0-19C5-11 4-4 0-1C-3 2-3 8 0 12', 2.4, 0.55),
  makka: (colour) =>
    body('M-13-11C-7-21 7-21 13-11L8 15C4 21-4 21-8 15Z', colour) +
    mark('M-5 14C-2 17 2 17 5 14', 4, 0.9, palette.peeth50) +
    mark('M-6-10C-2-14 2-14 6-10', 2.2, 0.35),
  urad: (colour) =>
    `<ellipse rx="10" ry="13" fill="${colour}"/>` + mark('M-1.5-5V5', 3.4, 1, palette.peeth50),
  rajgira: (colour) =>
    `<circle r="8.5" fill="${colour}"/><circle r="5" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="1.8"/>`,
  soya: (colour) =>
    `<ellipse rx="13.5" ry="16.5" fill="${colour}"/>` +
    mark('M-6-4V6', 3.6, 0.65) +
    mark('M5-9C8-5 8 1 7 5', 2.2, 0.7, '#fff'),
  sabudana: (colour) =>
    `<circle r="10.5" fill="${colour}"/><circle r="4" cx="-3" cy="-3" fill="#fff"/>` +
    mark('M6 4A8 8 0 0 1-1 8', 2, 0.3),
  varai: (colour) => `<ellipse rx="6.5" ry="10" fill="${colour}"/>` + mark('M0-6V5', 1.6, 0.35),
};

export function drawGrain({ kind, colour }: Grain): string {
  return grainShapes[kind](colour);
}
