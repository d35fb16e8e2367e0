import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES, mediaTexts } from '@dalan/contract/catalog/media';
import type { FileStore } from '../../../integrations/file-store/file-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { isDatabaseUnavailable } from '../../../platform/db/unavailable.ts';
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { encodePicture } from './encode-picture.ts';
import { insertMedia } from './media.queries.ts';
import { deletePictureFiles, writePictureFiles } from './picture-files.ts';
import { deletePictureToRemove, insertPictureToRemove } from './pictures-to-remove.queries.ts';

export type MediaStore = { db: Db; fileStore: FileStore };
/** One picture at a time: concurrent uploads would take every core from the visitors. */
const encodeLimit = createConcurrencyLimit({ concurrency: 1, maxQueued: 20 });

/** An unfinished upload is removed after this. No upload takes nearly as long. */
const REMOVE_LEFTOVERS_AFTER_SECONDS = 24 * 60 * 60;

type Origin = { alt: string; uploadedBy: string };

/**
 * Stores an uploaded picture and returns its id. The row comes last, so that it never references a
 * missing file.
 */
export async function storePicture(
  { db, fileStore }: MediaStore,
  bytes: Uint8Array,
  { alt, uploadedBy }: Origin,
): Promise<string> {
  if (bytes.length >= IMAGE_MAX_BYTES) {
    throw new ShopError('IMAGE_TOO_LARGE', mediaTexts.tooLarge);
  }
  if (findPictureType(bytes) === undefined) {
    throw new ShopError('UNSUPPORTED_TYPE', mediaTexts.notAnImage);
  }
  const picture = await encodeLimit(() => encodePicture(bytes));
  const id = randomUUID();
  await insertPictureToRemove(db, id, REMOVE_LEFTOVERS_AFTER_SECONDS);
  await writePictureFiles(fileStore, id, picture.files);
  try {
    await inTransaction(db, async (tx) => {
      await insertMedia(tx, { id, alt, uploadedBy, ...picture.facts });
      await deletePictureToRemove(tx, id);
      await recordAudit(tx, { actorId: uploadedBy, action: 'picture.uploaded', subjectId: id });
    });
  } catch (error) {
    // If the connection broke during the commit, the row may exist, so its files must stay.
    if (!isDatabaseUnavailable(error))
      await deletePictureFiles(fileStore, id).catch(() => undefined);
    throw error;
  }
  return id;
}

type PictureType = 'jpeg' | 'png' | 'webp';

const signatures: { type: PictureType; at: number; bytes: number[] }[] = [
  { type: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // Every WebP starts with RIFF, but so do audio and video files.
  { type: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** Detects the type from the bytes, because the client chooses the file name and declared type. */
function findPictureType(file: Uint8Array): PictureType | undefined {
  return signatures.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))
    ?.type;
}
