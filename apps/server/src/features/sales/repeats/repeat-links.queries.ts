import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Adds a link, and removes more ended links than one call adds. */
export async function insertLink(
  db: Db,
  { tokenHash, dayId, lifeDays }: { tokenHash: Buffer; dayId: string; lifeDays: number },
): Promise<void> {
  await sql`
    with ended as (
      delete from repeat_links where token_hash in (
        select token_hash from repeat_links where expires_at < now() order by expires_at limit 20)
    )
    insert into repeat_links (token_hash, repeat_day_id, expires_at)
    values (${tokenHash}, ${dayId}, now() + make_interval(days => ${lifeDays}))
  `.execute(db);
}

/** Undefined if the link has ended, or its customer was erased. */
export async function findLink(
  db: Db,
  tokenHash: Buffer,
): Promise<{ repeatId: string; day: string } | undefined> {
  const { rows } = await sql<{ repeatId: string; day: string }>`
    select repeat_id, day from repeat_links
    join repeat_days on repeat_days.id = repeat_day_id
    join repeats on repeats.id = repeat_id
    join users on users.id = user_id and users.erased_at is null
    where token_hash = ${tokenHash} and expires_at > now()
  `.execute(db);
  return rows[0];
}
