import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { encode, wrapInIco } from './pictures/encode.ts';
import type { PictureFormat, PictureSize } from './pictures/encode.ts';

/**
 * `npm run pictures` encodes the drawings in assets/pictures into the files that the shop and the
 * panel serve. `npm run pictures -- banner-1` encodes only the drawings whose path contains that.
 */
const root = resolve(import.meta.dirname, '..');
const drawings = 'assets/pictures';
const storefront = 'apps/storefront/public';
const admin = 'apps/admin/public/admin';
const [wanted = ''] = process.argv.slice(2);

type Picture = {
  from: string;
  /** Path of the encoded files, without width and extension. */
  to: string;
  formats: readonly PictureFormat[];
  sizes: readonly PictureSize[];
};

const modern: readonly PictureFormat[] = ['avif', 'webp'];
const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const;

function bannerPictures(number: number): Picture[] {
  const wide = `banner-${number}-wide`;
  const square = `banner-${number}-square`;
  return [
    {
      from: `${drawings}/${wide}.svg`,
      to: `${storefront}/art/${wide}`,
      formats: modern,
      sizes: [
        { width: 1280, quality: 46 },
        { width: 1600, quality: 46 },
        { width: 2400, quality: 38 },
      ],
    },
    {
      from: `${drawings}/${square}.svg`,
      to: `${storefront}/art/${square}`,
      formats: modern,
      sizes: [
        { width: 480, quality: 46 },
        { width: 720, quality: 40 },
        { width: 960, quality: 38 },
        { width: 1440, quality: 34 },
      ],
    },
    {
      from: `${drawings}/${square}.svg`,
      to: `${storefront}/art/${square}`,
      formats: ['jpeg'],
      sizes: [{ width: 720 }],
    },
  ];
}

/** A picture of the storefront that has the same name as its drawing. */
function shopPicture(name: string, sizes: readonly PictureSize[]): Picture {
  return {
    from: `${drawings}/${name}.svg`,
    to: `${storefront}/art/${name}`,
    formats: modern,
    sizes,
  };
}

const riseSizes: readonly PictureSize[] = [
  { width: 640, quality: 34 },
  { width: 1040, quality: 40 },
  { width: 1600, quality: 38 },
];

const pictures: readonly Picture[] = [
  ...[1, 2, 3].flatMap(bannerPictures),
  shopPicture('stone-jowar', [{ width: 96, height: 96 }]),
  shopPicture('stone-thalipeeth', [{ width: 96, height: 96 }]),
  shopPicture('stone-khapli', [{ width: 96, height: 96 }]),
  shopPicture('stone-makka', [{ width: 640, quality: 40 }]),
  shopPicture('scene-cracked', [{ width: 360 }, { width: 720 }]),
  shopPicture('scene-jate', [{ width: 640 }, { width: 1280 }]),
  shopPicture('scene-bags', [{ width: 640 }, { width: 1280 }]),
  shopPicture('scene-rise-neel', riseSizes),
  shopPicture('scene-rise-kumkum', riseSizes),
  {
    from: `${drawings}/preview.svg`,
    to: `${storefront}/art/preview`,
    formats: ['jpeg'],
    sizes: [{ width: 1200, quality: 55 }],
  },
  {
    from: `${drawings}/icon.svg`,
    to: `${storefront}/icon`,
    formats: ['png'],
    sizes: [{ width: 192 }, { width: 512 }],
  },
  {
    // Android may cut a maskable icon to a circle of 80 % of its width.
    from: `${drawings}/icon-maskable.svg`,
    to: `${storefront}/icon-maskable`,
    formats: ['png'],
    sizes: [{ width: 512 }],
  },
  {
    from: `${drawings}/banner-1-square.svg`,
    to: `${admin}/art/sign-in`,
    formats: modern,
    sizes: [
      { width: 760, quality: 42 },
      { width: 1520, quality: 34 },
    ],
  },
  {
    // The panel shows the drawing 108 px high; 268 px wide is twice that.
    from: `${drawings}/scene-cracked.svg`,
    to: `${admin}/art/scene-cracked`,
    formats: modern,
    sizes: [{ width: 268 }],
  },
];

async function write(path: string, content: Buffer): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${path.padEnd(58)} ${content.length.toLocaleString('en').padStart(9)}`);
}

async function encodePicture({ from, to, formats, sizes }: Picture): Promise<void> {
  const svg = await readFile(join(root, from), 'utf8');
  for (const size of sizes) {
    for (const format of formats) {
      await write(`${to}-${size.width}.${extensions[format]}`, await encode(svg, format, size));
    }
  }
}

async function encodeTabIcon(from: string): Promise<void> {
  const svg = await readFile(join(root, from), 'utf8');
  const png = await encode(svg, 'png', { width: 32 });
  await write(`${storefront}/favicon.ico`, wrapInIco(png, 32));
}

async function encodeTouchIcon(from: string): Promise<void> {
  const svg = await readFile(join(root, from), 'utf8');
  await write(`${storefront}/apple-touch-icon.png`, await encode(svg, 'png', { width: 180 }));
}

const isWanted = (from: string) => from.includes(wanted);
for (const picture of pictures) if (isWanted(picture.from)) await encodePicture(picture);
const mark = `${storefront}/art/mark.svg`;
if (isWanted(mark)) await encodeTabIcon(mark);
const icon = `${drawings}/icon.svg`;
if (isWanted(icon)) await encodeTouchIcon(icon);
