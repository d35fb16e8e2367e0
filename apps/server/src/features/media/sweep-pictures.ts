import type { Log } from '../../platform/jobs/create-log.ts';
import { startPolling } from '../../platform/jobs/start-polling.ts';
import type { Polling } from '../../platform/jobs/start-polling.ts';
import { deletePictureFiles } from './picture-files.ts';
import {
  deletePictureToRemove,
  letUnnamedPicturesGo,
  listPicturesToRemove,
} from './pictures-to-remove.queries.ts';
import type { MediaStore } from './store-picture.ts';

const UNFINISHED_GO_AFTER_MS = 24 * 60 * 60 * 1_000;
/** Few: for each, all order items are looked through. */
const LET_GO_AT_ONCE = 5;
const REMOVED_AT_ONCE = 100;

/**
 * Takes away what uploads left: pictures that no product and no order names for a day, and files
 * without a picture. Any number of processes may do it at once. True where there may be more.
 */
export async function sweepPictures({ db, fileStore }: MediaStore): Promise<boolean> {
  const letGo = await letUnnamedPicturesGo(db, LET_GO_AT_ONCE);
  const due = await listPicturesToRemove(db, REMOVED_AT_ONCE);
  for (const id of due) {
    await deletePictureFiles(fileStore, id);
    await deletePictureToRemove(db, id);
  }
  await fileStore.sweepUnfinished(UNFINISHED_GO_AFTER_MS);
  return letGo > 0 || due.length > 0;
}

export function startPictureSweep(options: MediaStore & { everyMs: number; log: Log }): Polling {
  const { everyMs, log } = options;
  return startPolling(() => sweepPictures(options), {
    everyMs,
    longestPauseMs: everyMs,
    onError: (error) => log.warn({ err: error }, 'pictures that nothing names stay for now'),
  });
}
