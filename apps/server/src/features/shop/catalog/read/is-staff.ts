import { endpoints } from '@dalan/contract/endpoints';
import { isDatabaseUnavailable } from '../../../../platform/db/unavailable.ts';
import { hasDuty } from '../../../../platform/caller.ts';
import type { Caller } from '../../../../platform/caller.ts';

/**
 * If the database is down, the caller is unknown and counts as a visitor, so that a session cookie
 * does not break the catalogue. Staff whose duty has nothing to do with flours count as visitors,
 * too.
 */
export async function isStaff(findCaller: () => Promise<Caller | undefined>): Promise<boolean> {
  try {
    return hasDuty(await findCaller(), endpoints.listProducts.duties);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}
