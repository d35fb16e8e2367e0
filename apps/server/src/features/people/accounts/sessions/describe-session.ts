import type { SessionAnswer } from '@dalan/contract/people/accounts';
import type { Caller } from '../../../../platform/caller.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { getUser } from '../users/get-user.ts';
import { findPreferences } from '../users/preferences.queries.ts';
import { findPasskeyState } from '../passwords/passkey-rule.queries.ts';

/** Staff also get their preferences, and their passkeys, so that the panel can offer or demand one. */
export async function describeSession(
  db: Db,
  { userId, role, duty }: Caller,
): Promise<SessionAnswer> {
  const user = { ...(await getUser(db, userId)), ...(duty && { duty }) };
  if (role !== 'admin') return { user };
  const passkeys = await findPasskeyState(db, userId);
  return { user, passkeys, preferences: await findPreferences(db, userId) };
}
