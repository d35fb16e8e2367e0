import { mkdir, writeFile } from 'node:fs/promises';
import { drawBand } from '@dalan/art/band';
import { drawBanner } from '@dalan/art/banner';
import { drawFavicon, drawIcon } from '@dalan/art/icon';
import { drawJate } from '@dalan/art/jate';
import { drawMark, markOnDark } from '@dalan/art/mark';
import { drawPlaceholder } from '@dalan/art/placeholder';
import { drawPreview } from '@dalan/art/preview';
import { drawBags, drawCracked, drawRise, drawScale, drawSieve } from '@dalan/art/scenes';
import { drawStone } from '@dalan/art/stone';
import { drawStoneOutline } from '@dalan/art/stone-outline';
import { drawTownMap } from '@dalan/art/town-map';
import { drawWordmark } from '@dalan/art/wordmark';
import {
  encode,
  minimiseSvg,
  wrapInIco,
  type PictureFormat,
  type PictureSize,
} from './pictures/encode.ts';

const root = new URL('../', import.meta.url);
const storefront = 'apps/storefront/public/';
const admin = 'apps/admin/public/admin/';
const bannerNumbers = [1, 2, 3] as const;

async function write(path: string, content: Buffer | string): Promise<void> {
  await writeFile(new URL(path, root), content);
  console.log(`${path.padEnd(58)} ${Buffer.byteLength(content).toLocaleString('en').padStart(9)}`);
}

async function writeSvg(path: string, svg: string): Promise<void> {
  await write(`${path}.svg`, minimiseSvg(svg));
}

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const;

async function writeRasters(
  path: string,
  svg: string,
  formats: readonly PictureFormat[],
  sizes: readonly PictureSize[],
): Promise<void> {
  for (const size of sizes) {
    for (const format of formats) {
      const file = `${path}-${size.width}.${extensions[format]}`;
      await write(file, await encode(svg, format, size));
    }
  }
}

/** The wide slide is always 600 high, so 1500 wide; the square one fills a phone or a small tablet. */
async function writeBanners(): Promise<void> {
  for (const number of bannerNumbers) {
    const wide = drawBanner(number, 'wide');
    const square = drawBanner(number, 'square');
    const path = `${storefront}art/banner-${number}`;
    await writeRasters(
      `${path}-wide`,
      wide,
      ['avif', 'webp'],
      [
        { width: 1280, quality: 46 },
        { width: 1600, quality: 46 },
        { width: 2400, quality: 38 },
      ],
    );
    await writeRasters(
      `${path}-square`,
      square,
      ['avif', 'webp'],
      [
        { width: 480, quality: 46 },
        { width: 720, quality: 40 },
        { width: 960, quality: 38 },
        { width: 1440, quality: 34 },
      ],
    );
    await writeRasters(`${path}-square`, square, ['jpeg'], [{ width: 720 }]);
  }
}

async function writeStorefrontArt(): Promise<void> {
  const art = `${storefront}art/`;
  const modern = ['avif', 'webp'] as const;
  const faces = {
    jowar: 'jowar-flour',
    thalipeeth: 'thalipeeth-bhajani',
    khapli: 'khapli-wheat-flour',
  } as const;
  for (const [name, slug] of Object.entries(faces)) {
    await writeRasters(`${art}stone-${name}`, drawStone(slug), modern, [{ width: 96, height: 96 }]);
  }
  await writeRasters(`${art}stone-makka`, drawStone('makka-flour'), modern, [
    { width: 640, quality: 40 },
  ]);
  await writeRasters(`${art}scene-cracked`, drawCracked(), modern, [
    { width: 360 },
    { width: 720 },
  ]);
  await writeRasters(`${art}scene-jate`, drawJate(), modern, [{ width: 640 }, { width: 1280 }]);
  await writeRasters(`${art}scene-bags`, drawBags(), modern, [{ width: 640 }, { width: 1280 }]);
  for (const ground of ['neel', 'kumkum'] as const) {
    await writeRasters(`${art}scene-rise-${ground}`, drawRise(ground), modern, [
      { width: 640, quality: 34 },
      { width: 1040, quality: 40 },
      { width: 1600, quality: 38 },
    ]);
  }
  await writeRasters(`${art}preview`, drawPreview(), ['jpeg'], [{ width: 1200, quality: 55 }]);
  await writeSvg(`${art}wordmark`, drawWordmark('on-light'));
  await writeSvg(`${art}wordmark-on-dark`, drawWordmark('on-dark'));
  await writeSvg(`${art}mark`, drawMark());
  await writeSvg(`${art}placeholder`, drawPlaceholder());
  await writeSvg(`${art}scene-scale`, drawScale());
  await writeSvg(`${art}scene-sieve`, drawSieve());
  await writeSvg(`${art}scene-map`, drawTownMap());
  await writeSvg(`${art}band-light`, drawBand('light'));
  await writeSvg(`${art}band-dark`, drawBand('dark'));
  await writeSvg(`${art}stone-outline`, drawStoneOutline());
}

async function writeIcons(): Promise<void> {
  await writeSvg(`${storefront}favicon`, drawFavicon());
  const tabIcon = await encode(drawMark(), 'png', { width: 32 });
  await write(`${storefront}favicon.ico`, wrapInIco(tabIcon, 32));
  const icon = drawIcon(0.8);
  await write(`${storefront}apple-touch-icon.png`, await encode(icon, 'png', { width: 180 }));
  await writeRasters(`${storefront}icon`, icon, ['png'], [{ width: 192 }, { width: 512 }]);
  // Android may cut a maskable icon to a circle of 80 % of its width.
  await writeRasters(`${storefront}icon-maskable`, drawIcon(0.62), ['png'], [{ width: 512 }]);
}

async function writeAdminArt(): Promise<void> {
  const art = `${admin}art/`;
  await writeRasters(
    `${art}sign-in`,
    drawBanner(1, 'square'),
    ['avif', 'webp'],
    [
      { width: 760, quality: 42 },
      { width: 1520, quality: 34 },
    ],
  );
  // Shown 108 high; 268 wide is twice that.
  await writeRasters(`${art}scene-cracked`, drawCracked(), ['avif', 'webp'], [{ width: 268 }]);
  await writeSvg(`${art}wordmark`, drawWordmark('on-light'));
  await writeSvg(`${art}wordmark-on-dark`, drawWordmark('on-dark'));
  await writeSvg(`${art}mark-on-dark`, drawMark(markOnDark));
  await writeSvg(`${art}placeholder`, drawPlaceholder());
  await writeSvg(`${art}scene-scale`, drawScale());
  await writeSvg(`${art}scene-sieve`, drawSieve());
  await writeSvg(`${art}stone-outline`, drawStoneOutline());
}

for (const folder of [`${storefront}art/`, `${admin}art/`]) {
  await mkdir(new URL(folder, root), { recursive: true });
}
await writeBanners();
await writeStorefrontArt();
await writeIcons();
await writeAdminArt();
