import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '@dalan/contract/catalog/media';
import { blackPng } from '../../../../test/requests/image-upload.ts';
import { encodePicture, pictureFileNames } from './encode-picture.ts';

/** Skips AVIF: it has the same sizes, and the shop has no AVIF parser. */
async function encodedPixels(width: number, height: number): Promise<number> {
  const { files } = await encodePicture(blackPng(width, height));
  expect(files.map(({ name }) => name)).toEqual(pictureFileNames);
  const readable = files.filter(({ name }) => !name.endsWith('.avif'));
  const sizes = await Promise.all(readable.map(({ bytes }) => sharp(bytes).metadata()));
  return sizes.reduce((sum, size) => sum + size.width * size.height, 0);
}

let plain: number;
beforeAll(async () => {
  plain = await encodedPixels(1_600, 1_600);
});

const tallest = IMAGE_MAX_SIDE;
const largest = Math.floor(IMAGE_MAX_PIXELS / IMAGE_MAX_SIDE);

test.each([
  ['a strip of the maximum height', 800, tallest],
  ['a thin strip', 1, tallest],
  ['a strip of the maximum width', tallest, 800],
  ['the maximum number of pixels, upright', largest, tallest],
])('%s takes at most twice the work of a plain square', async (_what, width, height) => {
  expect(await encodedPixels(width, height)).toBeLessThanOrEqual(2 * plain);
});

test('a strip keeps its aspect ratio when it is scaled down', async () => {
  const { facts } = await encodePicture(blackPng(800, 8_000));
  expect(facts).toMatchObject({ width: 192, height: 1920 });
});

test('a picture that takes too long is aborted as UNAVAILABLE', async () => {
  await expect(encodePicture(blackPng(100, 100), 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
