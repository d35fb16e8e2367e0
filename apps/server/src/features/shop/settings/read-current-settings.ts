import type { Settings, SettingsPage } from '@dalan/contract/settings/settings';
import type { Db } from '../../../platform/db/database.ts';
import { findDocument } from './settings-document.rules.ts';
import { listCurrentSettings, listVersionsOf } from './settings.queries.ts';
import type { SettingsRow } from './settings.queries.ts';

export type CurrentPage = {
  newest: SettingsRow;
  /** The newest version that can be read, usually the newest of all. Undefined if none can. */
  used: { version: number; document: Settings[SettingsPage] } | undefined;
  isUnreadable: boolean;
};

/**
 * Reads every page that was ever saved. A version that cannot be read is replaced by an older one.
 */
export async function readCurrentSettings(db: Db): Promise<CurrentPage[]> {
  const rows = await listCurrentSettings(db);
  return Promise.all(
    rows.map(async (newest) => {
      const used = findReadable([newest]) ?? findReadable(await listVersionsOf(db, newest.page));
      return { newest, used, isUnreadable: used?.version !== newest.version };
    }),
  );
}

function findReadable(newestFirst: SettingsRow[]): CurrentPage['used'] {
  for (const { page, version, document } of newestFirst) {
    const readable = findDocument(page, document);
    if (readable !== undefined) return { version, document: readable };
  }
  return undefined;
}
