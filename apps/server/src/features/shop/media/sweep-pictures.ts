import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { deletePictureFiles } from './picture-files.ts';
import {
  deletePictureToRemove,
  deleteUnusedPictures,
  listPicturesToRemove,
} from './pictures-to-remove.queries.ts';
import type { MediaStore } from './store-picture.ts';

const REMOVE_UNFINISHED_AFTER_MS = 24 * 60 * 60 * 1_000;
/** The batch is small, because each deletion scans all order items. */
const DELETE_BATCH = 5;
const FILE_BATCH = 100;

/**
 * Removes pictures that no product, order or banner has used for a day, and orphaned files. Safe to run
 * concurrently. Returns true if there may be more.
 */
export async function sweepPictures({ db, fileStore }: MediaStore): Promise<boolean> {
  const deleted = await deleteUnusedPictures(db, DELETE_BATCH);
  const due = await listPicturesToRemove(db, FILE_BATCH);
  for (const id of due) {
    await deletePictureFiles(fileStore, id);
    await deletePictureToRemove(db, id);
  }
  await fileStore.sweepUnfinished(REMOVE_UNFINISHED_AFTER_MS);
  return deleted > 0 || due.length > 0;
}

/** The job runs hourly, so that uploads do not pile up. */
export function pictureSweepJob(store: MediaStore): ScheduledJob {
  const run = async () => {
    while (await sweepPictures(store));
  };
  return { name: 'sweep-pictures', cron: '17 * * * *', run };
}
