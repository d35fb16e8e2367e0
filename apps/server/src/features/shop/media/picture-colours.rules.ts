/** A thumbnail: three bytes per pixel, row by row. */
export type Pixels = { rgb: Uint8Array; width: number; height: number };
type Colour = [red: number, green: number, blue: number];
type Shade = { count: number; sum: Colour };

const BORDER = 0.06;
const MIDDLE = 0.25;
const CLEARLY_DIFFERENT = 60;

/** The two placeholder colours of a picture: its ground and its subject. */
export function findPictureColours(pixels: Pixels): [ground: string, main: string] {
  const ground = mostCommon(pixels, isAtBorder) ?? [255, 255, 255];
  const main =
    mostCommon(pixels, isInMiddle, (colour) => distance(colour, ground) > CLEARLY_DIFFERENT) ??
    ground;
  return [toHex(ground), toHex(main)];
}

type Place = (x: number, y: number) => boolean;

function isAtBorder(x: number, y: number): boolean {
  return Math.min(x, y, 1 - x, 1 - y) < BORDER;
}

function isInMiddle(x: number, y: number): boolean {
  return Math.min(x, y, 1 - x, 1 - y) > MIDDLE;
}

/** Groups similar shades and returns the average of the largest group. */
function mostCommon(
  { rgb, width, height }: Pixels,
  isHere: Place,
  counts: (colour: Colour) => boolean = () => true,
): Colour | undefined {
  const shades = new Map<number, Shade>();
  for (let index = 0; index < width * height; index += 1) {
    const x = ((index % width) + 0.5) / width;
    const y = (Math.floor(index / width) + 0.5) / height;
    const colour = colourAt(rgb, index * 3);
    if (!isHere(x, y) || !counts(colour)) continue;
    const key = colour.reduce((bits, channel) => bits * 8 + (channel >> 5), 0);
    const shade = shades.get(key) ?? { count: 0, sum: [0, 0, 0] };
    shade.count += 1;
    shade.sum = shade.sum.map((sum, channel) => sum + (colour[channel] ?? 0)) as Colour;
    shades.set(key, shade);
  }
  const [first] = [...shades.values()].sort((a, b) => b.count - a.count);
  return first && (first.sum.map((sum) => Math.round(sum / first.count)) as Colour);
}

function colourAt(rgb: Uint8Array, offset: number): Colour {
  return [rgb[offset] ?? 0, rgb[offset + 1] ?? 0, rgb[offset + 2] ?? 0];
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function toHex(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
