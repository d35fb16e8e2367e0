import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import {
  mediaIdOf,
  PICTURE_FORMATS,
  picturePath,
  PICTURE_WIDTHS,
  PREVIEW_SIZE,
  previewPath,
} from '@dalan/contract/catalog/media';
import { drawTestPicture, uploadRequest } from '../../../../test/requests/image-upload.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let id: string;
beforeAll(async () => {
  shop = await startTestApp();
  const admin = await logInAs(shop, 'admin');
  const bytes = await drawTestPicture(200, 120).png().toBuffer();
  const answer = await shop.app.inject(uploadRequest(admin, bytes));
  id = mediaIdOf(answer.json<{ path: string }>().path) ?? '';
});
afterAll(() => shop.close());

test('serves every width and format, even of a small picture', async () => {
  for (const width of PICTURE_WIDTHS) {
    for (const format of PICTURE_FORMATS) {
      const answer = await shop.app.inject(picturePath(id, width, format));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
      expect(answer.rawPayload.length).toBeGreaterThan(0);
    }
  }
});

test('the link preview shows the whole picture on its ground colour, in the expected size', async () => {
  const { rawPayload } = await shop.app.inject(previewPath(id));
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
});

test('pictures are cached for a year, sandboxed, and answered with 304 when unchanged', async () => {
  const url = picturePath(id, 320, 'webp');
  const { headers } = await shop.app.inject(url);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const again = await shop.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.length).toBe(0);
});

test('no path trick reaches another file', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const tricks = [
    `/media/${unknown}/320.avif`,
    `/media/${id}/321.avif`,
    `/media/${id}/320.gif`,
    `/media/${id}/320.avif/`,
    `/media/${id}/320.AVIF`,
    `/media/${id}/..%2f${id}%2f320.avif`,
    `/media/${id}%2f320.avif`,
    `/media/${id}/320.avif%00.jpg`,
    `/media/..%2f..%2f.env/320.avif`,
    `/media/%2e%2e/320.avif`,
    `/media/../../package.json`,
    `/media/..%5c..%5cpackage.json/320.avif`,
    `/media/incoming/320.avif`,
    `/media/%252e%252e/320.avif`,
    `/media//320.avif`,
    `//media/${id}/320.avif`,
    `/MEDIA/${id}/320.avif`,
    '/media/',
    '/media',
  ];
  for (const url of tricks) {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.headers['cache-control'], url).toBe('no-store');
  }
});
