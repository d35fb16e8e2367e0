import type { SettingsChange, SettingsPage, SettingsVersion } from '@dalan/contract/settings';
import type { Shop } from '@dalan/contract/shop';
import type { Db } from '../../platform/db/database.ts';
import { brokenConstraint, inTransaction } from '../../platform/db/transaction.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { recordAudit } from '../audit/index.ts';
import { firstVersion, toVersion } from './list-settings.ts';
import { settingsAnswerTexts } from './settings-answer-texts.ts';
import { insertNextVersion, listVersionsOf } from './settings.queries.ts';

/** Called in the transaction of the save, before it commits. */
export type OnSaved = (tx: Tx, page: SettingsPage) => Promise<void>;
type Save = SettingsChange & { actorId: string; firstShop: Shop; onSaved: OnSaved };

/** Adds the next version. If somebody saved meanwhile, nothing is written and theirs is returned. */
export async function saveSettings(db: Db, save: Save): Promise<SettingsVersion> {
  const { actorId, firstShop, page, version, document, onSaved } = save;
  const isSaved = await unlessSavedMeanwhile(
    inTransaction(db, async (tx) => {
      const next = { page, shownVersion: version, document, savedBy: actorId };
      if (!(await insertNextVersion(tx, next))) return false;
      await onSaved(tx, page);
      await recordAudit(tx, {
        actorId,
        action: 'settings.saved',
        subjectId: page,
        details: { version: version + 1 },
      });
      return true;
    }),
  );
  const current = await currentVersion(db, firstShop, page);
  if (isSaved) return current;
  throw new ShopError('SETTINGS_CHANGED', settingsAnswerTexts.changedMeanwhile, {
    details: { settings: current },
  });
}

/** Of two saves at once, the second breaks the primary key. */
async function unlessSavedMeanwhile(saving: Promise<boolean>): Promise<boolean> {
  try {
    return await saving;
  } catch (error) {
    if (brokenConstraint(error) === 'settings_versions_pkey') return false;
    throw error;
  }
}

async function currentVersion(db: Db, firstShop: Shop, page: SettingsPage) {
  const [row] = await listVersionsOf(db, page);
  return row === undefined ? firstVersion(page, firstShop) : toVersion(row);
}
