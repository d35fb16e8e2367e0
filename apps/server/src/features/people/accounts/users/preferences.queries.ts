import { sql } from 'kysely';
import type { Preferences } from '@dalan/contract/people/preferences';
import { Preferences as schema } from '@dalan/contract/people/preferences.schema';
import type { Db } from '../../../../platform/db/database.ts';

export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('users')
    .select('preferences')
    .where('id', '=', userId)
    .executeTakeFirst();
  return toPreferences(row?.preferences);
}

/** Adds the chosen values to the others, so that two devices do not overwrite each other. */
export async function mergePreferences(
  db: Db,
  userId: string,
  { pageSizes = {}, ...others }: Preferences,
): Promise<Preferences> {
  const { rows } = await sql<{ preferences: unknown }>`
    update users set preferences = preferences || ${JSON.stringify(others)}::jsonb
      || jsonb_build_object('pageSizes',
        coalesce(preferences -> 'pageSizes', '{}') || ${JSON.stringify(pageSizes)}::jsonb)
    where id = ${userId} and erased_at is null
    returning preferences
  `.execute(db);
  return toPreferences(rows[0]?.preferences);
}

/** A choice that a later release no longer offers counts as never made. */
function toPreferences(stored: unknown): Preferences {
  const { success, data } = schema.safeParse(stored);
  return success ? data : {};
}
