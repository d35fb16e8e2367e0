import { isId } from '@dalan/contract/text/ids';
import type { FileStore } from '../../../integrations/file-store/file-store.ts';
import { pictureFileNames } from './encode-picture.ts';
import type { PictureFile } from './encode-picture.ts';

const names = new Set(pictureFileNames);

/** Looks up only known file names, so path traversal is impossible. */
export async function findPictureFile(
  fileStore: FileStore,
  id: string,
  name: string,
): Promise<Uint8Array | undefined> {
  if (!isId(id) || !names.has(name)) return undefined;
  return fileStore.read(`${id}/${name}`);
}

/** Undefined if any file is missing. */
export async function findPictureFiles(
  fileStore: FileStore,
  id: string,
): Promise<PictureFile[] | undefined> {
  const files: PictureFile[] = [];
  for (const name of pictureFileNames) {
    const bytes = await fileStore.read(`${id}/${name}`);
    if (bytes === undefined) return undefined;
    files.push({ name, bytes });
  }
  return files;
}

/** Writes all files, or deletes them again if one fails. */
export async function writePictureFiles(
  fileStore: FileStore,
  id: string,
  files: PictureFile[],
): Promise<void> {
  try {
    for (const { name, bytes } of files) await fileStore.put(`${id}/${name}`, bytes);
  } catch (error) {
    await deletePictureFiles(fileStore, id).catch(() => undefined);
    throw error;
  }
}

export async function deletePictureFiles(fileStore: FileStore, id: string): Promise<void> {
  await Promise.all(pictureFileNames.map((name) => fileStore.delete(`${id}/${name}`)));
}
