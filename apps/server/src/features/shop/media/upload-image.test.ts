import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES, mediaIdOf, mediaTexts } from '@dalan/contract/catalog/media';
import {
  blackPng,
  drawTestPicture,
  uploadRequest,
} from '../../../../test/requests/image-upload.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { openDiskFileStore } from '../../../integrations/file-store/disk-file-store.ts';

let shop: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await logInAs(shop, 'admin');
});
afterAll(() => shop.close());

async function upload(bytes: Buffer, how?: Parameters<typeof uploadRequest>[2]) {
  return shop.app.inject(uploadRequest(admin, bytes, how));
}

async function storedFolders(): Promise<string[]> {
  return readdir(shop.config.mediaDir).catch(() => []);
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'staff can upload a %s and get its path',
  async (format) => {
    const answer = await upload(await drawTestPicture().toFormat(format).toBuffer());
    expect(answer.statusCode).toBe(201);
    const { path } = answer.json<{ path: string }>();
    const id = mediaIdOf(path)!;
    const row = await shop.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ width: 64, height: 64, uploadedBy: admin.userId });
    expect(await readdir(`${shop.config.mediaDir}/${id}`)).toHaveLength(16);
    const picture = await shop.app.inject(path);
    expect(picture.statusCode).toBe(200);
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('jpeg');
  },
);

test('the placeholder colours are the ground and the subject of the picture', async () => {
  const answer = await upload(await drawTestPicture().png().toBuffer());
  const { colourFrom, colourTo } = await shop.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', mediaIdOf(answer.json<{ path: string }>().path)!)
    .executeTakeFirstOrThrow();
  expect([colourFrom, colourTo]).toEqual(['#1f5b3a', '#f3e6c9']);
});

test('every upload is audited with its actor', async () => {
  const answer = await upload(await drawTestPicture().png().toBuffer());
  const id = mediaIdOf(answer.json<{ path: string }>().path)!;
  const rows = await shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', id)
    .execute();
  expect(rows).toMatchObject([{ action: 'picture.uploaded', actorId: admin.userId }]);
});

test('visitors and customers cannot upload, and nothing is stored', async () => {
  const before = await storedFolders();
  const customer = await logInAs(shop, 'user');
  const bytes = await drawTestPicture().png().toBuffer();
  expect((await shop.app.inject(uploadRequest(undefined, bytes))).statusCode).toBe(401);
  expect((await shop.app.inject(uploadRequest(customer, bytes))).statusCode).toBe(403);
  expect(await storedFolders()).toEqual(before);
});

test('removes EXIF data and applies the orientation', async () => {
  const bytes = await drawTestPicture(40, 80)
    .withExif({ IFD0: { Copyright: 'secret-marker' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('secret-marker')).toBe(true);
  const { path } = (await upload(bytes)).json<{ path: string }>();
  for (const file of ['160.jpg', '960.webp', '320.avif']) {
    const { rawPayload } = await shop.app.inject(path.replace('640.jpg', file));
    expect(rawPayload.includes('secret-marker')).toBe(false);
    expect(rawPayload.includes('Exif')).toBe(false);
  }
  const upright = await sharp((await shop.app.inject(path)).rawPayload).metadata();
  expect(upright).toMatchObject({ width: 80, height: 40 });
  expect(upright.exif).toBeUndefined();
});

test('data appended to a picture is not served', async () => {
  const picture = await drawTestPicture().jpeg().toBuffer();
  const polyglot = Buffer.concat([picture, Buffer.from('PK\x03\x04<?php evil-marker(); ?>')]);
  const { path } = (await upload(polyglot)).json<{ path: string }>();
  expect((await shop.app.inject(path)).rawPayload.includes('evil-marker')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

test.each([
  ['an SVG', Buffer.from(svg)],
  ['a page that calls itself a JPEG', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a script that calls itself a JPEG', Buffer.from('<?php system($_GET["c"]); ?>')],
  ['a GIF', GIF],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a sound file', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ['nothing at all', Buffer.alloc(0)],
])('refuses %s as the wrong type', async (_name, bytes) => {
  const answer = await upload(bytes);
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', message: mediaTexts.notAnImage });
});

/** Noise does not compress, so half of the bytes is half of the picture. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

test.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
  const bytes = await noise(200, 200).toFormat(format).toBuffer();
  const answer = await upload(bytes.subarray(0, bytes.length / 2));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'IMAGE_UNREADABLE',
    message: mediaTexts.unreadable,
  });
});

test('accepts a black and white picture', async () => {
  expect((await upload(blackPng(100, 60))).statusCode).toBe(201);
});

test.each([
  ['a decompression bomb', 16_000, 16_000],
  ['a strip one pixel high', 50_000, 1],
])('refuses %s', async (_name, width, height) => {
  const bytes = blackPng(width, height);
  expect(bytes.length).toBeLessThan(IMAGE_MAX_BYTES);
  const answer = await upload(bytes);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'IMAGE_UNREADABLE' });
});

test('refuses animated pictures', async () => {
  const frames = await Promise.all([1, 2].map(() => noise(20, 20).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await upload(moving)).statusCode).toBe(422);
});

test('a file of exactly 2 MB is too large, and one byte less is not', async () => {
  const picture = await drawTestPicture().jpeg().toBuffer();
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  for (const size of [IMAGE_MAX_BYTES, IMAGE_MAX_BYTES + 1, IMAGE_MAX_BYTES + 500_000]) {
    const answer = await upload(padded(size));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'IMAGE_TOO_LARGE', message: mediaTexts.tooLarge });
  }
  expect((await upload(padded(IMAGE_MAX_BYTES - 1))).statusCode).toBe(201);
});

test('refuses a form without an image, with more than an image, or cut off', async () => {
  const bytes = await drawTestPicture().png().toBuffer();
  const otherField = await upload(bytes, { field: 'avatar' });
  expect(otherField.statusCode).toBe(400);
  expect(otherField.json()).toMatchObject({ fields: { image: mediaTexts.notAnImage } });

  const request = uploadRequest(admin, bytes);
  const boundary = request.headers['content-type'].replace(/^.*boundary=/, '');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"`;
  const secondFile = Buffer.from(`${head}; filename="b.png"\r\n\r\nb\r\n`);
  const text = Buffer.from(`${head}\r\n\r\nhello\r\n`);
  for (const extra of [secondFile, text]) {
    const payload = Buffer.concat([extra, request.payload]);
    expect((await shop.app.inject({ ...request, payload })).statusCode).toBe(400);
  }

  const cutOff = { ...request, payload: request.payload.subarray(0, 150) };
  expect((await shop.app.inject(cutOff)).statusCode).toBe(400);
  const noBoundary = {
    ...request,
    headers: { ...admin.headers, 'content-type': 'multipart/form-data' },
  };
  expect((await shop.app.inject(noBoundary)).statusCode).toBe(400);
  const json = {
    method: 'POST',
    url: '/api/file_upload',
    headers: admin.headers,
    payload: {},
  } as const;
  expect((await shop.app.inject(json)).statusCode).toBe(415);
});

test('a full disk answers 507 and leaves neither row nor file', async () => {
  let room = 7;
  const location = await mkdtemp(join(tmpdir(), 'dalan-full-'));
  const fileStore = openDiskFileStore(location, async (path, bytes) => {
    if (room === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    room -= 1;
    await writeFile(path, bytes);
  });
  const full = await startTestApp({}, { fileStore });
  try {
    const staff = await logInAs(full, 'admin');
    const bytes = await drawTestPicture().png().toBuffer();
    const answer = await full.app.inject(uploadRequest(staff, bytes));
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({ code: 'STORAGE_FULL' });
    const left = await readdir(location, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect(await full.db.selectFrom('media').selectAll().execute()).toEqual([]);
    expect((await full.app.inject('/api/products')).statusCode).toBe(200);
  } finally {
    await full.close();
    await rm(location, { recursive: true });
  }
});
