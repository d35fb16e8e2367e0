import { firstSettings, settingsPages } from '@dalan/contract/settings/settings';
import type { SettingsPage, SettingsVersion } from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import type { Db } from '../../../platform/db/database.ts';
import { readCurrentSettings } from './read-current-settings.ts';
import { findDocument } from './settings-document.rules.ts';
import { listVersionsOf } from './settings.queries.ts';
import type { SettingsRow } from './settings.queries.ts';

/**
 * Lists the current version of every page. A page that cannot be read has the document in use and
 * the number of the newest version, so that saving it repairs the page.
 */
export async function listSettings(db: Db, firstShop: Shop): Promise<SettingsVersion[]> {
  const pages = await readCurrentSettings(db);
  return settingsPages.map((page) => {
    const saved = pages.find(({ newest }) => newest.page === page);
    const first = firstVersion(page, firstShop);
    if (saved === undefined) return first;
    return toVersion({ ...saved.newest, document: saved.used?.document ?? first.document });
  });
}

/** Every version of one page that can be read, newest first, down to the first values. */
export async function listSettingsHistory(
  db: Db,
  firstShop: Shop,
  page: SettingsPage,
): Promise<SettingsVersion[]> {
  const rows = await listVersionsOf(db, page);
  const readable = rows.flatMap((row) => {
    const document = findDocument(page, row.document);
    return document === undefined ? [] : [toVersion({ ...row, document })];
  });
  return [...readable, firstVersion(page, firstShop)];
}

export function toVersion({ savedAt, ...row }: SettingsRow): SettingsVersion {
  return { ...row, savedAt: savedAt.toISOString() } as SettingsVersion;
}

export function firstVersion(page: SettingsPage, firstShop: Shop): SettingsVersion {
  const document = firstSettings(firstShop)[page];
  return { page, version: 0, document, savedAt: null, savedBy: '' } as SettingsVersion;
}
