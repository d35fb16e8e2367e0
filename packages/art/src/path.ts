export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** Stones, rings and heaps are all drawn around this point and moved afterwards. */
export const plateCentre: Point = [400, 400];
export const plateRadius = 334;

/** One decimal is finer than a pixel at every size we ship and halves the file. */
export function round(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

export function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Angle in radians, clockwise from three o'clock. */
export function polar(radius: number, angle: number, [x, y]: Point = plateCentre): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** Degrees clockwise from twelve o'clock, as rings are counted, to radians for polar(). */
export function clockAngle(degrees: number): number {
  return ((degrees - 90) * Math.PI) / 180;
}

/** A smooth closed line through radiusAt(angle): quadratic curves between the midpoints. */
export function closedCurve(
  radiusAt: (angle: number) => number,
  pointCount: number,
  centre: Point = plateCentre,
): string {
  const points = Array.from({ length: pointCount }, (_, index) => {
    const angle = (index / pointCount) * TAU;
    return polar(radiusAt(angle), angle, centre);
  });
  const midpoints = points.map(([x, y], index): Point => {
    const [nextX, nextY] = points[(index + 1) % pointCount] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const first = midpoints[0] ?? centre;
  const curves = points.map((point, index) => `Q${pair(point)} ${pair(midpoints[index] ?? point)}`);
  const closing = curves.shift() ?? '';
  return `M${pair(first)}${curves.join('')}${closing}Z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export function circle([x, y]: Point, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

/** Joins count drawn pieces; keeps the loops of the drawings readable. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
