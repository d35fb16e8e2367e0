import { endpoints } from '@dalan/contract/endpoints';
import { isDatabaseUnavailable } from '../../../../platform/db/unavailable.ts';
import { hasDuty } from '../../../../platform/caller.ts';
import type { Caller } from '../../../../platform/caller.ts';

/**
 * Staff whose duty has nothing to do with flours count as visitors. So does everybody while the
 * database is down, so that a session cookie does not break the catalogue.
 */
export async function isStaff(findCaller: () => Promise<Caller | undefined>): Promise<boolean> {
  try {
    return hasDuty(await findCaller(), endpoints.listProducts.duties);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}
