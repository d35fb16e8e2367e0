import { sql } from 'kysely';
import type { Role } from '@dalan/contract/accounts';
import type { Db, RunPrepared } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { SessionLifetime } from './session-lifetime.rules.ts';

/** How many expired sessions each log-in sweeps away: more than it adds. */
const SWEPT_PER_LOG_IN = 20;

export type LiveSession = { userId: string; role: Role; isDueToSlide: boolean };

/** Whether a session lives is decided by the database's clock, not by any server's. */
const FIND_LIVE_SESSION = {
  name: 'find-live-session',
  text: `
    select users.id as "userId", users.role,
      sessions.last_seen_at < now() - interval '1 hour' as "isDueToSlide"
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.expires_at > now() and users.erased_at is null`,
};

export async function findLiveSession(
  run: RunPrepared,
  tokenHash: Buffer,
): Promise<LiveSession | undefined> {
  const [session] = await run<LiveSession>(FIND_LIVE_SESSION, [tokenHash]);
  return session;
}

/** Not at every request: a write for each page view would cost more than the page. */
export async function slideSession(
  db: Db,
  tokenHash: Buffer,
  lifetime: SessionLifetime,
): Promise<void> {
  await sql`
    update sessions set last_seen_at = now(),
      expires_at = least(now() + make_interval(secs => ${lifetime.idleSeconds}),
        created_at + make_interval(secs => ${lifetime.wholeSeconds}))
    where token_hash = ${tokenHash} and last_seen_at < now() - interval '1 hour'
  `.execute(db);
}

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; userId: string; lifetime: SessionLifetime },
): Promise<void> {
  await sql`
    insert into sessions (token_hash, user_id, expires_at)
    values (${session.tokenHash}, ${session.userId},
      now() + make_interval(secs => ${session.lifetime.idleSeconds}))
  `.execute(tx);
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}

export async function sweepExpiredSessions(tx: Tx): Promise<void> {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < now()
      order by expires_at limit ${SWEPT_PER_LOG_IN} for update skip locked)
  `.execute(tx);
}
