import type { Database } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/caller.ts';
import { sessionLifetimes } from './session-lifetime.rules.ts';
import { hashToken, isToken } from '../../../../platform/random-token.ts';
import { findLiveSession, slideSession } from './sessions.queries.ts';

/** Undefined if the session is revoked or expired, or its person was disabled. */
export async function findCallerByToken(
  database: Database,
  token: string,
): Promise<Caller | undefined> {
  if (!isToken(token)) return undefined;
  const tokenHash = hashToken(token);
  const session = await findLiveSession(database.runPrepared, tokenHash);
  if (session === undefined) return undefined;
  const { isDueToSlide, duty, ...caller } = session;
  if (isDueToSlide) await slideSession(database.db, tokenHash, sessionLifetimes[caller.role]);
  return { ...caller, duty: duty ?? undefined };
}
