import { sql } from 'kysely';
import type { Role } from '@dalan/contract/people/accounts';
import type { Duty } from '@dalan/contract/people/staff';
import type { Db, RunPrepared } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { SessionLifetime } from './session-lifetime.rules.ts';

export type LiveSession = {
  userId: string;
  role: Role;
  /** Null for customers. */
  duty: Duty | null;
  isDueToSlide: boolean;
  hasFreshProof: boolean;
  lacksPasskey: boolean;
};

/** Expiry uses the database's clock, not the servers'. */
const FIND_LIVE_SESSION = {
  name: 'find-live-session',
  text: `
    select users.id as "userId", users.role, users.duty,
      sessions.last_seen_at < now() - case users.role
        when 'admin' then interval '1 minute' else interval '1 hour' end as "isDueToSlide",
      is_fresh_proof(sessions.proved_at) as "hasFreshProof",
      users.role = 'admin' and exists (select from staff_sign_in where requires_passkey)
        and not exists (select from passkeys where user_id = users.id) as "lacksPasskey"
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.expires_at > now() and users.erased_at is null
      and users.disabled_at is null`,
};

export async function findLiveSession(
  run: RunPrepared,
  tokenHash: Buffer,
): Promise<LiveSession | undefined> {
  const [session] = await run<LiveSession>(FIND_LIVE_SESSION, [tokenHash]);
  return session;
}

/**
 * Writes at most once an hour, because a write per page view would cost more than the page. For
 * staff it writes once a minute: the staff page shows when they were last seen.
 */
export async function slideSession(
  db: Db,
  tokenHash: Buffer,
  lifetime: SessionLifetime,
): Promise<void> {
  await sql`
    update sessions set last_seen_at = now(),
      expires_at = least(now() + make_interval(secs => ${lifetime.idleSeconds}),
        created_at + make_interval(secs => ${lifetime.wholeSeconds}))
    where token_hash = ${tokenHash}
      and last_seen_at < now() - make_interval(secs => ${lifetime.slideSeconds})
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

/** Takes the raw token, which the function hashes. False if the session or the proof is wrong. */
export async function proveSession(
  tx: Tx,
  proof: { sessionToken: string; passwordProof: string; details: Record<string, string> },
): Promise<boolean> {
  const { rows } = await sql<{ isProved: boolean }>`
    select prove_session_with_password(${proof.sessionToken}, ${proof.passwordProof},
      ${JSON.stringify(proof.details)}::jsonb) as is_proved
  `.execute(tx);
  return rows[0]?.isProved === true;
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}

/** The limit keeps the statement short. Sessions that a log-in is deleting are skipped. */
export async function deleteEndedSessions(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < now()
      order by expires_at limit ${limit} for update skip locked)
    returning user_id
  `.execute(db);
  return rows.length;
}

/** Returns the number of sessions that ended. */
export async function deleteSessionsOf(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function countSessions(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from sessions where user_id = ${userId} and expires_at > now()
  `.execute(db);
  return rows[0]?.count ?? 0;
}
