import { circle, pair, polar, repeat, TAU, type Point } from './path.ts';

const rimColour = '#465054';
const faceColour = '#586369';
const furrowColour = '#3A4448';
const chiselColour = '#333D41';

function disc(radius: number, colour: string, y = 400): string {
  return `<circle cx="400" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** Short chisel marks round the rim, a little uneven as a mason leaves them. */
function drawRimMarks(random: () => number): string {
  const marks = repeat(96, (index) => {
    const angle = (index / 96) * TAU + (random() - 0.5) * 0.012;
    const inner = 322 + random() * 3;
    const outer = 329 + random() * 3;
    return `M${pair(polar(inner, angle))}L${pair(polar(outer, angle))}`;
  });
  return `<path d="${marks}" stroke="${chiselColour}" stroke-width="3.4" stroke-linecap="round"/>`;
}

/** The dressing: twelve harps of four tapered furrows, with a lit edge beside each. */
function drawDressing(): string {
  const harp = TAU / 12;
  let furrows = '';
  let litEdges = '';
  for (let index = 0; index < 48; index++) {
    const start = Math.floor(index / 4) * harp;
    const furrow = index % 4;
    const tip = polar(110 + furrow * 52, start + 0.02 + furrow * 0.07);
    const foot = polar(314, start + (furrow * harp) / 4 + 0.03);
    const length = Math.hypot(foot[0] - tip[0], foot[1] - tip[1]);
    const across: Point = [(tip[1] - foot[1]) / length, (foot[0] - tip[0]) / length];
    const beside = ([x, y]: Point, distance: number): string =>
      pair([x + across[0] * distance, y + across[1] * distance]);
    furrows += `M${pair(tip)}L${beside(foot, 4.6)}L${beside(foot, -4.6)}Z`;
    litEdges += `M${beside(tip, 2)}L${beside(foot, 7)}`;
  }
  return `<path d="${litEdges}" stroke="#6B767B" stroke-width="2"/><path d="${furrows}" fill="${furrowColour}"/>`;
}

/** Basalt is full of holes: dark ones, and a few that catch the light. */
function drawPores(random: () => number): string {
  let dark = '';
  let lit = '';
  for (let index = 0; index < 130; index++) {
    const angle = random() * TAU;
    const distance = 190 + Math.sqrt(random()) * 122;
    const pore = circle(polar(distance, angle), 1 + random() * 2.6);
    if (random() < 0.6) dark += pore;
    else lit += pore;
  }
  return `<g fill="${chiselColour}">${dark}</g><g fill="#7B868B">${lit}</g>`;
}

/** A basalt millstone from above, around the plate centre. A flat one casts no edge below. */
export function drawMillstone(random: () => number, isFlat = false): string {
  return (
    (isFlat ? '' : disc(334, '#14181A', 416)) +
    disc(334, rimColour) +
    disc(319, faceColour) +
    drawRimMarks(random) +
    drawDressing() +
    drawPores(random)
  );
}
