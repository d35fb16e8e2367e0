import { isDrawing } from '@dalan/contract/settings/home';
import type {
  SettingsChange,
  SettingsPage,
  SettingsVersion,
} from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import type { Db } from '../../../platform/db/database.ts';
import { brokenConstraint, inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import type { Events } from '../../events.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { firstVersion, toVersion } from './list-settings.ts';
import { findDocument } from './settings-document.rules.ts';
import { settingsChanges } from './settings-changes.rules.ts';
import {
  findNewestVersion,
  insertNextVersion,
  insertSettingsPictures,
} from './settings.queries.ts';

const settingsAnswerTexts = {
  changedMeanwhile: 'These settings were changed meanwhile. Nothing was saved.',
  pictureUnknown: 'This picture is not in the shop. Please upload it again.',
} as const;

type Save = SettingsChange & {
  actorId: string;
  firstShop: Shop;
  events: Pick<Events, 'settingsSaved'>;
};

/** Adds the next version. If somebody saved meanwhile, nothing is written and theirs is returned. */
export async function saveSettings(db: Db, save: Save): Promise<SettingsVersion> {
  const { actorId, firstShop, page, version, document, events } = save;
  const mediaIds = uploadedPictures(save);
  const isSaved = await unlessSavedMeanwhile(
    inTransaction(db, async (tx) => {
      const next = { page, shownVersion: version, document, savedBy: actorId };
      const before = await currentVersion(tx, firstShop, page);
      if (!(await insertNextVersion(tx, next))) return false;
      await insertSettingsPictures(tx, { page, version: version + 1, mediaIds });
      await events.settingsSaved(tx, page);
      await recordAudit(tx, {
        actorId,
        action: 'settings.saved',
        subjectId: page,
        details: { version: version + 1, ...settingsChanges(before.document, document) },
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

/** Leaves out the drawings, which are files of the storefront. */
function uploadedPictures(change: SettingsChange): string[] {
  if (change.page !== 'banners') return [];
  const pictures = change.document.slides.map(({ picture }) => picture);
  return [...new Set(pictures)].filter((picture) => !isDrawing(picture));
}

/** If two people save at once, the second violates the primary key. */
async function unlessSavedMeanwhile(saving: Promise<boolean>): Promise<boolean> {
  try {
    return await saving;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'settings_versions_pkey') return false;
    if (broken !== 'settings_name_stored_pictures') throw error;
    throw new ShopError('INVALID_INPUT', settingsAnswerTexts.pictureUnknown, { cause: error });
  }
}

async function currentVersion(db: Db | Tx, firstShop: Shop, page: SettingsPage) {
  const row = await findNewestVersion(db, page);
  if (row === undefined) return firstVersion(page, firstShop);
  // The schema fills in what documents of earlier releases lack.
  return toVersion({ ...row, document: findDocument(page, row.document) ?? row.document });
}
