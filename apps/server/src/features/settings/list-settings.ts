import { firstSettings, settingsPages } from '@dalan/contract/settings';
import type { SettingsPage, SettingsVersion } from '@dalan/contract/settings';
import type { Shop } from '@dalan/contract/shop';
import type { Db } from '../../platform/db/database.ts';
import { listCurrentSettings, listVersionsOf } from './settings.queries.ts';
import type { SettingsRow } from './settings.queries.ts';

/** The current version of every page. */
export async function listSettings(db: Db, firstShop: Shop): Promise<SettingsVersion[]> {
  const rows = await listCurrentSettings(db);
  return settingsPages.map((page) => {
    const row = rows.find((saved) => saved.page === page);
    return row === undefined ? firstVersion(page, firstShop) : toVersion(row);
  });
}

/** Every version of one page, newest first, down to the first values. */
export async function listSettingsHistory(
  db: Db,
  firstShop: Shop,
  page: SettingsPage,
): Promise<SettingsVersion[]> {
  const rows = await listVersionsOf(db, page);
  return [...rows.map(toVersion), firstVersion(page, firstShop)];
}

export function toVersion({ savedAt, ...row }: SettingsRow): SettingsVersion {
  return { ...row, savedAt: savedAt.toISOString() } as SettingsVersion;
}

export function firstVersion(page: SettingsPage, firstShop: Shop): SettingsVersion {
  const document = firstSettings(firstShop)[page];
  return { page, version: 0, document, savedAt: null, savedBy: '' } as SettingsVersion;
}
