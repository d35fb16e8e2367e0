import { isDatabaseUnavailable } from '../../platform/db/unavailable.ts';
import type { Caller } from '../../platform/http/access.ts';

/** With the database away nobody can be known, and a customer's cookie must not close the shop. */
export async function isStaff(findCaller: () => Promise<Caller | undefined>): Promise<boolean> {
  try {
    return (await findCaller())?.role === 'admin';
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}
