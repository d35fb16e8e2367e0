import type { ScheduledJob } from '../../platform/jobs/job-queue.ts';
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

/** Often enough that a day's uploads never pile up. */
export function pictureSweepJob(store: MediaStore): ScheduledJob {
  const run = async () => {
    while (await sweepPictures(store));
  };
  return { name: 'sweep-pictures', cron: '17 * * * *', run };
}
