import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function insertPictureToRemove(
  db: Db,
  mediaId: string,
  afterSeconds: number,
): Promise<void> {
  await sql`
    insert into pictures_to_remove (media_id, due_at)
    values (${mediaId}, now() + make_interval(secs => ${afterSeconds}))
  `.execute(db);
}

export async function deletePictureToRemove(db: Db, mediaId: string): Promise<void> {
  await db.deleteFrom('picturesToRemove').where('mediaId', '=', mediaId).execute();
}

export async function listPicturesToRemove(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ mediaId: string }>`
    select media_id from pictures_to_remove where due_at <= now() order by due_at limit ${limit}
  `.execute(db);
  return rows.map(({ mediaId }) => mediaId);
}

/**
 * Deletes the rows of unused pictures older than a day and queues their files for removal. Skips
 * pictures locked by a product that is about to use them. Returns the number deleted.
 */
export async function deleteUnusedPictures(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    with unused as (
      select id from media
      where created_at < now() - interval '1 day'
        and not exists (select from products where media_id = media.id)
        and not exists (select from order_items where media_id = media.id)
        and not exists (select from settings_pictures where media_id = media.id)
      limit ${limit}
      for update skip locked
    ),
    gone as (
      delete from media using unused where media.id = unused.id returning media.id
    )
    insert into pictures_to_remove (media_id, due_at) select id, now() from gone
    returning media_id
  `.execute(db);
  return rows.length;
}
