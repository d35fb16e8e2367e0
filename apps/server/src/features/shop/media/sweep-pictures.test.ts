import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeContent } from '@dalan/contract/settings/home';
import { mediaIdOf } from '@dalan/contract/catalog/media';
import { firstSettings } from '@dalan/contract/settings/settings';
import { drawTestPicture, uploadRequest } from '../../../../test/requests/image-upload.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { buildApp } from '../../../app.ts';
import { brokenConstraint } from '../../../platform/db/transaction.ts';
import type { FileStore } from '../../../integrations/file-store/file-store.ts';
import { deleteUnusedPictures } from './pictures-to-remove.queries.ts';
import { storeDrawing } from './store-drawing.ts';
import { storePicture } from './store-picture.ts';
import { sweepPictures } from './sweep-pictures.ts';

let shop: TestApp;
let staff: LoggedIn;
let picture: Buffer;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
  picture = await drawTestPicture().png().toBuffer();
});
afterAll(() => shop.close());

async function upload(): Promise<string> {
  const answer = await shop.app.inject(uploadRequest(staff, picture));
  expect(answer.statusCode).toBe(201);
  return mediaIdOf(answer.json<{ path: string }>().path)!;
}

async function filesOf(id: string): Promise<string[]> {
  return readdir(join(shop.config.mediaDir, id)).catch(() => []);
}

async function isKept(id: string): Promise<boolean> {
  const row = await shop.db.selectFrom('media').select('id').where('id', '=', id).execute();
  const files = await filesOf(id);
  expect(files.length > 0).toBe(row.length > 0);
  return row.length > 0;
}

async function letDaysPass(): Promise<void> {
  await sql`update media set created_at = created_at - interval '25 hours'`.execute(shop.db);
  await sql`update pictures_to_remove set due_at = due_at - interval '25 hours'`.execute(shop.db);
}

/** Sweeps from several processes at once, until nothing is left. */
async function sweepConcurrently(): Promise<void> {
  for (;;) {
    const rounds = await Promise.all([1, 2, 3].map(() => sweepPictures(shop)));
    if (!rounds.includes(true)) return;
  }
}

async function usePicture(mediaId: string) {
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  await shop.db.updateTable('products').set({ mediaId }).where('id', '=', product.id).execute();
  return product;
}

test('an unused picture is deleted after a day, row and files', async () => {
  const forgotten = await Promise.all(Array.from({ length: 12 }, upload));
  await sweepConcurrently();
  for (const id of forgotten) expect(await isKept(id)).toBe(true);
  await letDaysPass();
  const fresh = await upload();
  await sweepConcurrently();
  for (const id of forgotten) expect(await isKept(id)).toBe(false);
  expect(await isKept(fresh)).toBe(true);
});

test('a picture used by a product or an old order stays', async () => {
  const [shown, sold] = [await upload(), await upload()];
  await usePicture(shown);
  const product = await usePicture(sold);
  const buyer = await logInAs(shop, 'user');
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  expect(answer.statusCode).toBe(201);
  await shop.db
    .updateTable('products')
    .set({ mediaId: shown })
    .where('id', '=', product.id)
    .execute();
  await letDaysPass();
  await sweepConcurrently();
  expect(await isKept(shown)).toBe(true);
  expect(await isKept(sold)).toBe(true);
});

test('a picture that a product is about to use stays', async () => {
  const id = await upload();
  await letDaysPass();
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ mediaId: id }).where('id', '=', product.id).execute();
    await sweepConcurrently();
  });
  await sweepConcurrently();
  expect(await isKept(id)).toBe(true);
});

function bannersWith(version: number, picture: string) {
  const { slides } = firstSettings().banners;
  const document = { slides: slides.map((slide) => ({ ...slide, picture })) };
  return { page: 'banners' as const, version, document };
}

async function saveBanners(version: number, picture: string) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: staff.headers,
    payload: bannersWith(version, picture),
  });
}

test('a picture of a banner stays, also one of an earlier version', async () => {
  const [earlier, shown, unused] = [await upload(), await upload(), await upload()];
  expect((await saveBanners(0, earlier)).statusCode).toBe(200);
  expect((await saveBanners(1, shown.toUpperCase())).statusCode).toBe(200);
  await letDaysPass();
  await sweepConcurrently();
  expect(await isKept(earlier)).toBe(true);
  expect(await isKept(shown)).toBe(true);
  expect(await isKept(unused)).toBe(false);
  const home = (await shop.app.inject('/api/home')).json<HomeContent>();
  expect(home.slides.map(({ picture: id }) => id)).toEqual([shown, shown, shown]);
});

test('a banner with a picture that is not in the shop is refused, and nothing is saved', async () => {
  const refused = await saveBanners(2, randomUUID());
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    message: 'This picture is not in the shop. Please upload it again.',
  });
  expect((await saveBanners(2, 'banner-1')).statusCode).toBe(200);
});

test('of a save and a sweep at once, either the picture stays or the save is refused', async () => {
  let version = 3;
  const outcomes = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const id = await upload();
    await letDaysPass();
    const sweep = sweepConcurrently().catch((error: unknown) => {
      expect(brokenConstraint(error)).toBe('settings_name_stored_pictures');
    });
    const [saved] = await Promise.all([saveBanners(version, id), sweep]);
    outcomes.add(saved.statusCode);
    await sweepConcurrently();
    expect(await isKept(id)).toBe(saved.statusCode === 200);
    if (saved.statusCode === 200) version += 1;
  }
  expect([200, 400]).toEqual(expect.arrayContaining([...outcomes]));
});

test('files of an upload that crashed before its row are deleted after a day', async () => {
  const before = await readdir(shop.config.mediaDir);
  let written = 0;
  // A crashed upload writes neither the next file nor the row.
  const put: FileStore['put'] = async (key, bytes) => {
    if (written === 10) await new Promise(() => undefined);
    await shop.fileStore.put(key, bytes);
    written += 1;
  };
  const fileStore = { ...shop.fileStore, put };
  void storePicture({ db: shop.db, fileStore }, picture, { alt: '', uploadedBy: staff.userId });
  await expect.poll(() => written, { timeout: 60_000 }).toBe(10);
  const [left = ''] = (await readdir(shop.config.mediaDir)).filter(
    (name) => !before.includes(name),
  );

  await sweepConcurrently();
  expect(await filesOf(left)).toHaveLength(10);
  await letDaysPass();
  await sweepConcurrently();
  expect(await filesOf(left)).toEqual([]);
});

test('a deleted drawing that is stored again stays', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const { id } = await storeDrawing(shop, svg, '');
  await letDaysPass();
  expect(await deleteUnusedPictures(shop.db, 100)).toBeGreaterThan(0);
  await storeDrawing(shop, svg, '');
  await sweepConcurrently();
  expect(await isKept(id)).toBe(true);
});

test('a partial file is deleted after a day, a recent one is not', async () => {
  const incoming = join(shop.config.mediaDir, 'incoming');
  await writeFile(join(incoming, 'old'), 'half');
  await writeFile(join(incoming, 'new'), 'half');
  const yesterday = Date.now() / 1_000 - 25 * 60 * 60;
  await utimes(join(incoming, 'old'), yesterday, yesterday);
  await sweepConcurrently();
  expect(await readdir(incoming)).toEqual(['new']);
});

test('uploads per admin are limited per day, with a retry time', async () => {
  const uploadsPerAdmin = { points: 2, seconds: 86_400 };
  const limits = { ...shop.config.limits, uploadsPerAdmin };
  expect(shop.config.limits.uploadsPerAdmin).toEqual({ points: 200, seconds: 86_400 });
  const app = await buildApp({ ...shop.config, limits }, shop.adapters);
  const other = await logInAs(shop, 'admin');
  const statusFor = async (who: LoggedIn) =>
    (await app.inject(uploadRequest(who, picture))).statusCode;
  expect(await statusFor(staff)).toBe(201);
  expect(await statusFor(staff)).toBe(201);
  const refused = await app.inject(uploadRequest(staff, picture));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await statusFor(other)).toBe(201);
  await app.close();
});
