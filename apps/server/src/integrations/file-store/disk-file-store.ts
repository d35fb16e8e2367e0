import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from '../../platform/shop-error.ts';
import type { FileStore } from './file-store.ts';

const INCOMING = 'incoming';
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Writes to a temporary file and renames it. flydrive writes in place and its `move` copies, so a
 * reader could see a partial file.
 */
class WholeFileDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const incomingKey = `${INCOMING}/${randomUUID()}`;
    const incoming = join(this.#folder, incomingKey);
    const location = join(this.#folder, key);
    try {
      await super.put(incomingKey, contents);
      await flushToDisk(incoming);
      await mkdir(dirname(location), { recursive: true });
      await rename(incoming, location);
    } catch (error) {
      await super.delete(incomingKey);
      throw error;
    }
  }
}

export function openDiskFileStore(folder: string): FileStore {
  return {
    ...createFileStore(new Disk(new WholeFileDriver(folder))),
    sweepUnfinished: (olderThanMs) => sweep(join(folder, INCOMING), olderThanMs),
  };
}

export function createFileStore(disk: Disk): FileStore {
  return {
    put: (key, bytes) => disk.put(key, bytes).catch(refuseWhenFull),
    read: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    has: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    sweepUnfinished: async () => undefined,
  };
}

/** Another process may sweep the same folder, so a missing file is no error. */
async function sweep(folder: string, olderThanMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    const isOld = found !== undefined && Date.now() - found.mtimeMs > olderThanMs;
    if (isOld) await rm(path, { force: true });
  }
}

/** A row may reference the file as soon as we return, so the file must survive a power cut. */
async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function refuseWhenFull(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && NO_ROOM.has(String(cause.code))) {
    throw new ShopError('STORAGE_FULL', errorTexts.storageFull, { cause: error });
  }
  throw error;
}
