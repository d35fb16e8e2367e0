import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '@dalan/contract/media';
import { blackPng } from '../../../test/image-upload.ts';
import { encodePicture, pictureFileNames } from './encode-picture.ts';

/** AVIFs have the sizes of the others, and the shop has no parser for them. */
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
  ['a strip as tall as may be', 800, tallest],
  ['a thin strip', 1, tallest],
  ['a strip as wide as may be', tallest, 800],
  ['as many pixels as may be, upright', largest, tallest],
])('%s is no more than twice the work of a plain square', async (_what, width, height) => {
  expect(await encodedPixels(width, height)).toBeLessThanOrEqual(2 * plain);
});

test('a strip keeps its shape when it shrinks', async () => {
  const { facts } = await encodePicture(blackPng(800, 8_000));
  expect(facts).toMatchObject({ width: 192, height: 1920 });
});

test('a picture that is not done in time is given up, and staff are told to try again', async () => {
  await expect(encodePicture(blackPng(100, 100), 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
