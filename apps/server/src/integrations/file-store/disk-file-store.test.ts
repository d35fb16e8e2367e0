import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskFileStore } from './disk-file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a stored file is read back byte for byte, until it is deleted', async () => {
  const store = openDiskFileStore(folder);
  const bytes = Buffer.from('stone-ground');
  await store.put('a/320.avif', bytes);
  expect(await store.has('a/320.avif')).toBe(true);
  expect(await store.read('a/320.avif')).toEqual(bytes);

  await store.delete('a/320.avif');
  expect(await store.has('a/320.avif')).toBe(false);
  expect(await store.read('a/320.avif')).toBeUndefined();
  await store.delete('a/320.avif');
});

test('a reader never sees a partial file while it is being replaced', async () => {
  const store = openDiskFileStore(folder);
  const versions = [1, 2].map((fill) => Buffer.alloc(2_000_000, fill));
  await store.put('b/640.jpg', versions[0]!);
  const state = { isWriting: true };
  const writing = (async () => {
    for (let round = 0; round < 20; round += 1) await store.put('b/640.jpg', versions[round % 2]!);
    state.isWriting = false;
  })();
  while (state.isWriting) {
    const bytes = await store.read('b/640.jpg');
    expect(bytes?.length).toBe(2_000_000);
    expect(new Set([bytes?.at(0), bytes?.at(-1)]).size).toBe(1);
  }
  await writing;
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('a full disk is reported as STORAGE_FULL and leaves no file behind', async () => {
  const store = openDiskFileStore(folder, async (path) => {
    await writeFile(path, 'the part that fits');
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
  await expect(store.put('c/160.webp', Buffer.from('x'))).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    status: 507,
  });
  expect(await store.has('c/160.webp')).toBe(false);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('a path outside the folder is refused', async () => {
  const store = openDiskFileStore(folder);
  await expect(store.put('../outside.txt', Buffer.from('x'))).rejects.toThrow();
  await expect(store.read('../outside.txt')).rejects.toThrow();
  await expect(store.has('/etc/passwd')).rejects.toThrow();
  await expect(store.delete('a/../..')).rejects.toThrow();
});
