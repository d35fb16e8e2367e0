import type { Role } from '@dalan/contract/accounts';
import type { Database } from '../../platform/db/database.ts';
import { sessionLifetimes } from './session-lifetime.rules.ts';
import { hashToken, isToken } from './random-token.ts';
import { findLiveSession, slideSession } from './sessions.queries.ts';

/** Undefined if the session is revoked or expired. */
export async function findCallerByToken(
  database: Database,
  token: string,
): Promise<{ userId: string; role: Role } | undefined> {
  if (!isToken(token)) return undefined;
  const tokenHash = hashToken(token);
  const session = await findLiveSession(database.runPrepared, tokenHash);
  if (session === undefined) return undefined;
  const { userId, role, isDueToSlide } = session;
  if (isDueToSlide) await slideSession(database.db, tokenHash, sessionLifetimes[role]);
  return { userId, role };
}
