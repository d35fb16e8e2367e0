import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFileStore } from '../../../test/shops/file-store-behaviour.ts';
import { openDiskFileStore } from './disk-file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const emptyFolder = () => mkdtemp(join(folder, 'media-'));
testFileStore(async () => openDiskFileStore(await emptyFolder()));

test('a write leaves nothing behind but the file', async () => {
  const media = await emptyFolder();
  await openDiskFileStore(media).put('b/640.jpg', Buffer.from('x'));
  expect(await readdir(join(media, 'incoming'))).toEqual([]);
});

test('a full disk is reported as STORAGE_FULL and leaves no file behind', async () => {
  const media = await emptyFolder();
  const store = openDiskFileStore(media, async (path) => {
    await writeFile(path, 'the part that fits');
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
  await expect(store.put('c/160.webp', Buffer.from('x'))).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    status: 507,
  });
  expect(await store.has('c/160.webp')).toBe(false);
  expect(await readdir(join(media, 'incoming'))).toEqual([]);
});

test('partial files of others are not listed, and a missing folder is an empty one', async () => {
  const media = await emptyFolder();
  const store = openDiskFileStore(media);
  await store.put('d/160.webp', Buffer.from('x'));
  await writeFile(join(media, 'incoming', 'left'), 'x');
  expect(await store.list()).toEqual(['d/160.webp']);
  expect(await openDiskFileStore(join(media, 'none')).list()).toEqual([]);
});
