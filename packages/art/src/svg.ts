import { pair, plateCentre, plateRadius, round, type Point } from './path.ts';

export function svgDocument(viewBox: string, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${body}</svg>`;
}

/** Moves a drawing made around the plate centre so that its stone has the given centre and radius. */
export function placePlate(drawing: string, [x, y]: Point, radius: number): string {
  const scale = radius / plateRadius;
  const origin: Point = [x - plateCentre[0] * scale, y - plateCentre[1] * scale];
  return `<g transform="translate(${pair(origin)}) scale(${scale.toFixed(4)})">${drawing}</g>`;
}

type DotField = {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly opacity: number;
  readonly keeps: (x: number, y: number) => boolean;
};

/** The rangoli dot grid of the banners: one dot every 40 units, 2.4 wide. */
export function drawDotField({ width, height, colour, opacity, keeps }: DotField): string {
  let dots = '';
  for (let y = 20; y < height; y += 40) {
    for (let x = 20; x < width; x += 40) {
      if (keeps(x, y)) dots += `<circle cx="${x}" cy="${y}" r="2.4"/>`;
    }
  }
  return `<g fill="${colour}" fill-opacity="${opacity}">${dots}</g>`;
}

export function fillRectangle(y: number, width: number, height: number, colour: string): string {
  return `<rect y="${round(y)}" width="${width}" height="${height}" fill="${colour}"/>`;
}
