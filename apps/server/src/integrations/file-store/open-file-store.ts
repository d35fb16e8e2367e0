import type { Bucket } from './bucket-file-store.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

/** The bucket if there is one, else the folder. */
export async function openFileStore(places: {
  mediaDir: string;
  mediaBucket: Bucket | undefined;
}): Promise<FileStore> {
  const { mediaDir, mediaBucket } = places;
  if (mediaBucket === undefined) return openDiskFileStore(mediaDir);
  const { openBucketFileStore } = await import('./bucket-file-store.ts');
  return openBucketFileStore(mediaBucket);
}
