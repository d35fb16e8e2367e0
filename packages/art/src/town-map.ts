import { drawMarkBody, markOnLight } from './mark.ts';
import { palette } from './palette.ts';
import { createRandom } from './random.ts';
import { svgDocument } from './svg.ts';

const width = 1600;
const height = 440;
const garden = '#A9C9B2';
const water = '#9DB8D3';

/** Width in units, and where it runs. Cut out of the houses in the colour of the ground. */
const streets: readonly (readonly [width: number, path: string])[] = [
  [30, 'M-20 262C300 242 520 270 800 244S1300 218 1620 244'],
  [22, 'M-20 392C260 372 520 400 820 364S1320 340 1620 362'],
  [16, 'M-20 158C200 150 420 178 520 172S900 140 1620 160'],
  [26, 'M760 20L742 470'],
  [22, 'M1300 40L1280 470'],
  [20, 'M470 60L528 470'],
  [18, 'M980 30L1014 470M200 40L256 470'],
  [13, 'M80 60L112 470M1140 40L1152 470M1450 60L1440 470'],
  [11, 'M620 250L642 470M880 30L870 244L902 470M360 60L392 470M524 312L1010 302'],
  [9, 'M742 198L1300 196M110 322L520 330M1280 300L1620 302'],
  [9, 'M1010 412L1440 402M80 208L470 214M1300 112L1620 118'],
];

const riverBank = 'C180 20 300 100 470 80C640 60 700 0 900 30C1100 60 1200 20 1620 70';
const riverMiddle = 'C180 -14 300 66 470 46C640 26 700 -34 900 -4C1100 26 1200 -14 1620 36';

/** Rows of roofs as one path; a gap here and there is a yard. */
function drawRoofs(): string {
  const random = createRandom(411011);
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  let roofs = '';
  for (let y = 19; y < height; y += 27) {
    roofs += `M-10 ${y}`;
    let step = 0;
    for (let x = -10; x < width;) {
      const roofWidth = between(18, 50);
      const isYard = random() < 0.06;
      if (!isYard) {
        // From the corner of the last roof: shorter to write than the place itself.
        roofs += `m${step} 0h${roofWidth}v${between(15, 23)}h-${roofWidth}z`;
        step = 0;
      }
      step += roofWidth + 3;
      x += roofWidth + 3;
    }
  }
  return `<path d="${roofs}" fill="${palette.peeth200}"/>`;
}

function drawStreets(): string {
  return streets
    .map(([lineWidth, path]) => `<path d="${path}" stroke-width="${lineWidth}"/>`)
    .join('');
}

/** The shop's mark on a stalk, its point at the store. */
function drawPin(): string {
  return (
    '<g transform="translate(822 222)">' +
    `<ellipse cy="4" rx="26" ry="9" fill="${palette.basalt900}" fill-opacity=".35"/>` +
    `<path d="M0 2L-24 -38H24Z" fill="${palette.basalt900}"/>` +
    `<g transform="translate(-46 -122) scale(1.4375)">${drawMarkBody(markOnLight)}</g></g>`
  );
}

/** The lanes around the mill, between the river and the peths, 1600 x 440: the contact page. */
export function drawTownMap(): string {
  const dots = 'fill="none" stroke-width="3" stroke-linecap="round"';
  return svgDocument(
    `0 0 ${width} ${height}`,
    `<rect width="${width}" height="${height}" fill="${palette.peeth50}"/>` +
      drawRoofs() +
      `<g fill="none" stroke="${palette.peeth50}" stroke-linejoin="round">` +
      `<path d="M552 184h156v64h-156ZM1172 304h96v78h-96Z" fill="${garden}" stroke-width="8"/>` +
      drawStreets() +
      `<path d="M-20 50${riverBank}V-40H-20Z" fill="${water}" stroke-width="14"/></g>` +
      `<path d="M-20 16${riverMiddle}" ${dots} stroke="${palette.neel700}" stroke-dasharray="0 11"/>` +
      `<path d="M-20 260C300 240 520 268 800 242S1300 216 1620 242" ${dots} stroke="${palette.basalt300}" stroke-dasharray="0 12"/>` +
      drawPin(),
  );
}
