import { sql } from 'kysely';
import type { Role } from '@dalan/contract/accounts';
import type { Db, RunPrepared } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { SessionLifetime } from './session-lifetime.rules.ts';

export type LiveSession = { userId: string; role: Role; isDueToSlide: boolean };

/** Expiry uses the database's clock, not the servers'. */
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

/** At most once an hour: a write per page view would cost more than the page. */
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

export type SessionToOpen = {
  userId: string | undefined;
  role: Role;
  passwordProof: string;
  tokenHash: Buffer;
  previousTokenHash: Buffer | undefined;
  lifetime: SessionLifetime;
  details: Record<string, string>;
};

/**
 * The database compares the proof, ends the previous session and writes the audit log: the servers'
 * role has no other way to open a session. False if account, role or proof is wrong.
 */
export async function insertSession(tx: Tx, session: SessionToOpen): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select open_session(${session.userId ?? null}, ${session.role}, ${session.passwordProof},
      ${session.tokenHash}, ${session.previousTokenHash ?? null},
      ${session.lifetime.idleSeconds}, ${JSON.stringify(session.details)}::jsonb) as is_open
  `.execute(tx);
  return rows[0]?.isOpen === true;
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}
