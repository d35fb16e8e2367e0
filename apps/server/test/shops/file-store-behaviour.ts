import { expect, test } from 'vitest';
import type { FileStore } from '../../src/integrations/file-store/file-store.ts';

/** What every file store does. `open` opens an empty one. */
export function testFileStore(open: () => Promise<FileStore>): void {
  test('a stored file is read back byte for byte, until it is deleted', async () => {
    const store = await open();
    const bytes = Buffer.from([0, 255, 13, 10, ...Buffer.from('stone-ground पीठ')]);
    await store.put('a/320.avif', bytes);
    expect(await store.has('a/320.avif')).toBe(true);
    expect(Buffer.from((await store.read('a/320.avif')) ?? [])).toEqual(bytes);

    await store.delete('a/320.avif');
    expect(await store.has('a/320.avif')).toBe(false);
    expect(await store.read('a/320.avif')).toBeUndefined();
    await store.delete('a/320.avif');
  });

  test('an empty file is a file', async () => {
    const store = await open();
    await store.put('a/empty.jpg', Buffer.alloc(0));
    expect(await store.has('a/empty.jpg')).toBe(true);
    expect(await store.read('a/empty.jpg')).toHaveLength(0);
  });

  test('a reader never sees a partial file while it is being replaced', async () => {
    const store = await open();
    const versions = [1, 2].map((fill) => Buffer.alloc(2_000_000, fill));
    await store.put('b/640.jpg', versions[0]!);
    const state = { isWriting: true };
    const writing = (async () => {
      for (let round = 0; round < 10; round += 1) {
        await store.put('b/640.jpg', versions[round % 2]!);
      }
      state.isWriting = false;
    })();
    while (state.isWriting) {
      const bytes = await store.read('b/640.jpg');
      expect(bytes?.length).toBe(2_000_000);
      expect(new Set([bytes?.at(0), bytes?.at(-1)]).size).toBe(1);
    }
    await writing;
  });

  test('every file is listed, also more than one answer of a bucket holds', async () => {
    const store = await open();
    expect(await store.list()).toEqual([]);
    const keys = Array.from({ length: 41 }, (_, at) => `c${at % 7}/${at}.webp`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    await store.delete(keys[3]!);
    await store.sweepUnfinished(0);
    const listed = await store.list();
    expect(listed.toSorted()).toEqual(keys.toSpliced(3, 1).toSorted());
  });

  test.each([
    '../outside.txt',
    '/etc/passwd',
    'a/../..',
    'a/../b.jpg',
    'a//b.jpg',
    'a/./b.jpg',
    'a/b.jpg?acl',
    'a/%2e%2e/b.jpg',
    'a\\..\\b.jpg',
    '.hidden',
    '',
  ])('the key %j is refused by every call', async (key) => {
    const store = await open();
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('outside the file store');
    await expect(store.read(key)).rejects.toThrow('outside the file store');
    await expect(store.has(key)).rejects.toThrow('outside the file store');
    await expect(store.delete(key)).rejects.toThrow('outside the file store');
  });
}
