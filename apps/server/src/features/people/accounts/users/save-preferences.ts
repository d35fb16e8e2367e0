import { endpoints } from '@dalan/contract/endpoints';
import { preferenceTexts, startPageCalls } from '@dalan/contract/people/preferences';
import type { Preferences } from '@dalan/contract/people/preferences';
import { hasDuty } from '../../../../platform/caller.ts';
import type { Caller } from '../../../../platform/caller.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { mergePreferences } from './preferences.queries.ts';

/** Saves the caller's own choices. What the request leaves out stays. */
export async function savePreferences(
  db: Db,
  caller: Caller,
  chosen: Preferences,
): Promise<Preferences> {
  const { startPage } = chosen;
  if (startPage && !hasDuty(caller, endpoints[startPageCalls[startPage]].duties)) {
    const message = preferenceTexts.startPageNotAllowed;
    throw new ShopError('INVALID_INPUT', message, { fields: { startPage: message } });
  }
  return mergePreferences(db, caller.userId, chosen);
}
