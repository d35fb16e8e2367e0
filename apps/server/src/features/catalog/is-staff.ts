import { isDatabaseUnavailable } from '../../platform/db/unavailable.ts';
import type { Caller } from '../../platform/http/access.ts';

/**
 * If the database is down the caller is unknown. They count as a visitor, so that a session cookie
 * does not break the catalogue.
 */
export async function isStaff(findCaller: () => Promise<Caller | undefined>): Promise<boolean> {
  try {
    return (await findCaller())?.role === 'admin';
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}
