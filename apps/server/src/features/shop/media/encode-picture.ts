import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { errorTexts } from '@dalan/contract/errors';
import {
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  mediaTexts,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  PREVIEW_FILE,
  PREVIEW_SIZE,
} from '@dalan/contract/catalog/media';
import type { PictureFormat } from '@dalan/contract/catalog/media';
import { ShopError } from '../../../platform/shop-error.ts';
import { findPictureColours } from './picture-colours.rules.ts';

// libvips reads dozens of formats. Every unused parser is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

const LARGEST = Math.max(...PICTURE_WIDTHS);
/** Taller pictures are scaled into this box, so that none costs more than two square ones. */
const BOX = { width: LARGEST, height: 2 * LARGEST, fit: 'inside' } as const;
const DECODE_SECONDS = 10;
/** The timeout covers all files of a picture, because the next picture waits for it. */
const ENCODE_TIMEOUT_MS = 30_000;
const PAPER = '#ffffff';
const THUMBNAIL = 48;

/** Tuned on our flat art: a 320 px AVIF is about 7 KB. More effort costs five times the time. */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 40, effort: 2 }),
  webp: (image) => image.webp({ quality: 70, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 75, mozjpeg: true }),
};

export type PictureFile = { name: string; bytes: Uint8Array };
export type EncodedPicture = { facts: PictureFacts; files: PictureFile[] };
/** The database columns of a picture. */
export type PictureFacts = {
  width: number;
  height: number;
  colours: [ground: string, main: string];
  /** Hash of all files in sequence, so that a check can detect a changed one. */
  sha256: Buffer;
};

export const pictureFileNames = [
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${width}.${format}`)),
  PREVIEW_FILE,
];

type Bitmap = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Re-encodes a picture from its pixels. Nothing else of the upload survives. */
export async function encodePicture(
  source: Uint8Array,
  timeoutMs = ENCODE_TIMEOUT_MS,
): Promise<EncodedPicture> {
  const bitmap = await decode(source);
  const lateAt = performance.now() + timeoutMs;
  const files: PictureFile[] = [];
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const resized = imageOf(bitmap).resize({ width, withoutEnlargement: true });
      const bytes = await encode(resized, format, lateAt);
      files.push({ name: `${width}.${format}`, bytes });
    }
  }
  files.push({ name: PREVIEW_FILE, bytes: await encodePreview(bitmap, lateAt) });
  return { facts: await factsOf(bitmap, files), files };
}

/** Picture sizes are bounded, so a timeout means that the machine is busy. */
async function encode(image: Sharp, format: PictureFormat, lateAt: number): Promise<Buffer> {
  const seconds = Math.ceil((lateAt - performance.now()) / 1_000);
  if (seconds <= 0) throw new ShopError('UNAVAILABLE', errorTexts.unavailable);
  try {
    return await encoders[format](image).timeout({ seconds }).toBuffer();
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.startsWith('timeout'))) throw cause;
    throw new ShopError('UNAVAILABLE', errorTexts.unavailable, { cause });
  }
}

/** The whole picture centred, with its ground colour at both sides. */
async function encodePreview(bitmap: Bitmap, lateAt: number): Promise<Uint8Array> {
  const [ground] = await coloursOf(bitmap);
  const widened = imageOf(bitmap).resize({ ...PREVIEW_SIZE, fit: 'contain', background: ground });
  return encode(widened, 'jpg', lateAt);
}

/** Describes a picture whose files already exist. */
export async function readPictureFacts(files: PictureFile[]): Promise<PictureFacts> {
  const largest = files.find(({ name }) => name === `${LARGEST}.webp`);
  if (largest === undefined) throw new Error('the largest file of the picture is missing');
  return factsOf(await decode(largest.bytes), files);
}

/**
 * Call it only for our own drawings: an uploaded SVG may contain scripts and URLs and is never
 * parsed.
 */
export async function rasteriseDrawing(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: 180, limitInputPixels: IMAGE_MAX_PIXELS })
    .resize({ width: LARGEST })
    .png()
    .toBuffer();
}

async function decode(source: Uint8Array): Promise<Bitmap> {
  try {
    const image = sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' });
    const { width, height, pages = 1 } = await image.metadata();
    if (Math.max(width, height) > IMAGE_MAX_SIDE || pages > 1)
      throw new Error('picture is too large or animated');
    return await image
      .autoOrient()
      .resize({ ...BOX, withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new ShopError('IMAGE_UNREADABLE', mediaTexts.unreadable, { cause });
  }
}

function imageOf({ data, info }: Bitmap): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function coloursOf(bitmap: Bitmap): Promise<PictureFacts['colours']> {
  const thumbnail = await imageOf(bitmap)
    .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: 'fill' })
    .raw()
    .toBuffer();
  return findPictureColours({ rgb: thumbnail, width: THUMBNAIL, height: THUMBNAIL });
}

async function factsOf(bitmap: Bitmap, files: PictureFile[]): Promise<PictureFacts> {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const { width, height } = bitmap.info;
  return { width, height, colours: await coloursOf(bitmap), sha256: hash.digest() };
}
