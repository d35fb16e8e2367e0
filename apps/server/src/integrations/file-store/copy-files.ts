import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';

const AT_ONCE = 8;

type Options = {
  from: Pick<FileStore, 'list' | 'read'>;
  to: Pick<FileStore, 'list' | 'read' | 'put'>;
  /** Files that are there are neither read nor compared. */
  onlyMissing: boolean;
};

/**
 * Copies every file and compares what is read back with what was read. Files that are there and
 * equal stay, so that it can be run again. Fails on the first file that cannot be copied.
 */
export async function copyFiles({ from, to, onlyMissing }: Options) {
  const there = new Set(await to.list());
  const all = await from.list();
  const waiting = onlyMissing ? all.filter((key) => !there.has(key)) : all.slice();
  const count = { copied: 0, kept: all.length - waiting.length };

  async function copyOne(key: string): Promise<void> {
    const bytes = await from.read(key);
    // It was deleted meanwhile.
    if (bytes === undefined) return;
    if (there.has(key) && isSame(await to.read(key), bytes)) {
      count.kept += 1;
      return;
    }
    await to.put(key, bytes);
    if (!isSame(await to.read(key), bytes)) throw new Error(`${key} differs after it was copied`);
    count.copied += 1;
  }

  async function copyNext(): Promise<void> {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await copyOne(key);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  return count;
}

function isSame(read: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return read !== undefined && checksum(read) === checksum(bytes);
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
