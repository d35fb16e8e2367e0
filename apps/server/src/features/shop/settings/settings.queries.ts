import { sql } from 'kysely';
import type { SettingsPage } from '@dalan/contract/settings/settings';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type SettingsRow = {
  page: SettingsPage;
  version: number;
  document: unknown;
  savedAt: Date;
  /** Empty once the account is erased. */
  savedBy: string;
};

/** The newest version of every page that was ever saved. */
export async function listCurrentSettings(db: Db): Promise<SettingsRow[]> {
  const { rows } = await sql<SettingsRow>`
    select distinct on (page) page, saved.version, document, saved_at,
      coalesce(users.name, '') as saved_by
    from settings_versions saved left join users on users.id = saved_by
    order by page, saved.version desc
  `.execute(db);
  return rows;
}

export async function listVersionsOf(db: Db, page: SettingsPage): Promise<SettingsRow[]> {
  const { rows } = await sql<SettingsRow>`
    select page, saved.version, document, saved_at, coalesce(users.name, '') as saved_by
    from settings_versions saved left join users on users.id = saved_by
    where page = ${page} order by saved.version desc
  `.execute(db);
  return rows;
}

export async function findNewestVersion(
  db: Db | Tx,
  page: SettingsPage,
): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select page, saved.version, document, saved_at, coalesce(users.name, '') as saved_by
    from settings_versions saved left join users on users.id = saved_by
    where page = ${page} order by saved.version desc limit 1
  `.execute(db);
  return rows[0];
}

/** Changes with every save. */
export async function getSettingsRevision(db: Db): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select coalesce(string_agg(page || version, ' ' order by page), '') as revision
    from (select page, max(version) as version from settings_versions group by page) as newest
  `.execute(db);
  return rows[0]?.revision ?? '';
}

type NextVersion = { page: SettingsPage; shownVersion: number; document: unknown; savedBy: string };

/**
 * False if the shown version is not the newest. If two are saved at once, the second breaks the
 * primary key.
 */
export async function insertNextVersion(tx: Tx, next: NextVersion): Promise<boolean> {
  const { page, shownVersion, document, savedBy } = next;
  const { numAffectedRows } = await sql`
    insert into settings_versions (page, version, document, saved_by)
    select ${page}, newest + 1, ${JSON.stringify(document)}::jsonb, ${savedBy}
    from (select coalesce(max(version), 0) as newest from settings_versions where page = ${page}) as saved
    where newest = ${shownVersion}::bigint
  `.execute(tx);
  return numAffectedRows === 1n;
}

type SettingsPictures = { page: SettingsPage; version: number; mediaIds: string[] };

/** Keeps the pictures of a version from being removed. An unknown one breaks a foreign key. */
export async function insertSettingsPictures(tx: Tx, pictures: SettingsPictures): Promise<void> {
  const { page, version, mediaIds } = pictures;
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('settingsPictures')
    .values(mediaIds.map((mediaId) => ({ page, version, mediaId })))
    .execute();
}
