import { createHash } from 'node:crypto';
import type { FileStore } from '../../../integrations/file-store/file-store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { encodePicture, rasteriseDrawing, readPictureFacts } from './encode-picture.ts';
import type { PictureFacts } from './encode-picture.ts';
import { insertMedia } from './media.queries.ts';
import { findPictureFiles, writePictureFiles } from './picture-files.ts';
import { deletePictureToRemove } from './pictures-to-remove.queries.ts';
import type { MediaStore } from './store-picture.ts';

/** The timeout is long, because no upload waits behind a drawing. */
const DRAWING_TIMEOUT_MS = 600_000;

/** The id is a hash of the drawing, so that its files are encoded only once. */
export function drawingId(svg: string): string {
  const hash = createHash('sha256').update(svg).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Stores one of our own drawings. Existing files and rows are reused. */
export async function storeDrawing(
  { db, fileStore }: MediaStore,
  svg: string,
  alt: string,
): Promise<{ id: string; isNew: boolean }> {
  const id = drawingId(svg);
  // A deleted drawing with the same id may still be queued for removal.
  await deletePictureToRemove(db, id);
  const { facts, isNew } = await encodeDrawing(fileStore, svg);
  await inTransaction(db, (tx) => insertMedia(tx, { id, alt, uploadedBy: undefined, ...facts }));
  return { id, isNew };
}

/** Writes the files of a drawing, unless they exist. */
export async function encodeDrawing(
  fileStore: FileStore,
  svg: string,
): Promise<{ facts: PictureFacts; isNew: boolean }> {
  const id = drawingId(svg);
  const found = await findPictureFiles(fileStore, id);
  if (found !== undefined) return { facts: await readPictureFacts(found), isNew: false };
  const { facts, files } = await encodePicture(await rasteriseDrawing(svg), DRAWING_TIMEOUT_MS);
  await writePictureFiles(fileStore, id, files);
  return { facts, isNew: true };
}
