import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { checkFileKey, isFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { storageFull } from './storage-full.ts';

const INCOMING = 'incoming';
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
const MISSING = new Set(['ENOENT']);

type Write = (path: string, bytes: Uint8Array) => Promise<void>;

/** Tests replace `write` by a disk that is full. */
export function openDiskFileStore(folder: string, write: Write = writeAndFlush): FileStore {
  const root = resolve(folder);
  const incoming = join(root, INCOMING);

  const pathOf = (key: string) => join(root, checkFileKey(key));

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const unfinished = join(incoming, randomUUID());
      try {
        await mkdir(incoming, { recursive: true });
        await write(unfinished, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw hasCode(error, NO_ROOM) ? storageFull(error) : error;
      }
    },
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    has: async (key) => (await unlessMissing(stat(pathOf(key)))) !== undefined,
    delete: async (key) => rm(pathOf(key), { force: true }),
    list: () => listFiles(root, incoming),
    sweepUnfinished: (olderThanMs) => sweep(incoming, olderThanMs),
  };
}

/** A row may reference the file as soon as we return, so the file must survive a power cut. */
function writeAndFlush(path: string, bytes: Uint8Array): Promise<void> {
  return writeFile(path, bytes, { flush: true });
}

async function listFiles(root: string, incoming: string): Promise<string[]> {
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }));
  const found = (entries ?? []).filter((entry) => entry.isFile() && entry.parentPath !== incoming);
  return found
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter(isFileKey);
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

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (hasCode(error, MISSING)) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}
