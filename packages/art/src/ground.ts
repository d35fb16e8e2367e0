import { lineColourOn } from './palette.ts';

const leaf =
  'M25 25C75 18 128 60 128 128C60 128 18 75 25 25ZM25 25C48 48 78 78 100 100M25 75C8 110 22 140 50 152M75 25C110 8 140 22 152 50';

/** The coloured ground: a rangoli dot grid kept clear of the stone, and a leaf in each corner. */
export function drawGround(colour: string): string {
  const line = lineColourOn(colour);
  let dots = '';
  for (let y = 25; y < 800; y += 50) {
    for (let x = 25; x < 800; x += 50) {
      if (Math.hypot(x - 400, y - 400) > 356) dots += `<circle cx="${x}" cy="${y}" r="3.2"/>`;
    }
  }
  const leaves = [0, 90, 180, 270]
    .map((degrees) => `<path d="${leaf}" transform="rotate(${degrees} 400 400)"/>`)
    .join('');
  return (
    `<rect width="800" height="800" fill="${colour}"/><g fill="${line}" fill-opacity=".42">${dots}</g>` +
    `<g fill="none" stroke="${line}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round">${leaves}</g>`
  );
}
