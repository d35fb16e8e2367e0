import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Expired challenges that each new one deletes: more than it adds. */
const SWEPT_PER_CHALLENGE = 20;

export type Challenge =
  | { purpose: 'sign-in' }
  | { purpose: 'joining'; newUserId: string }
  | { purpose: 'proof' | 'adding'; userId: string };

export async function insertChallenge(
  tx: Tx,
  challengeHash: Buffer,
  challenge: Challenge,
): Promise<void> {
  await tx
    .insertInto('passkeyChallenges')
    .values({ challengeHash, ...challenge })
    .execute();
  await sql`
    delete from passkey_challenges where challenge_hash in (
      select challenge_hash from passkey_challenges where expires_at < now()
      order by expires_at limit ${SWEPT_PER_CHALLENGE})
  `.execute(tx);
}

/** What the server has checked of a passkey's answer. */
export type CheckedUse = {
  challengeHash: Buffer;
  credentialId: Buffer;
  counter: number;
  isBackedUp: boolean;
};

type SessionToOpen = {
  tokenHash: Buffer;
  previousTokenHash: Buffer | undefined;
  idleSeconds: number;
  details: Record<string, string>;
};

/** The database uses up the challenge and writes the audit log. Undefined if it refuses. */
export async function insertSessionByPasskey(
  tx: Tx,
  use: CheckedUse,
  session: SessionToOpen,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select open_session_with_passkey(${use.challengeHash}, ${use.credentialId}, ${use.counter},
      ${use.isBackedUp}, ${session.tokenHash}, ${session.previousTokenHash ?? null},
      ${session.idleSeconds}, ${JSON.stringify(session.details)}::jsonb) as user_id
  `.execute(tx);
  return rows[0]?.userId ?? undefined;
}

export async function proveSessionByPasskey(
  tx: Tx,
  use: CheckedUse,
  session: { sessionToken: string; details: Record<string, string> },
): Promise<boolean> {
  const { rows } = await sql<{ isProved: boolean }>`
    select prove_session_with_passkey(${session.sessionToken}, ${use.challengeHash},
      ${use.credentialId}, ${use.counter}, ${use.isBackedUp},
      ${JSON.stringify(session.details)}::jsonb) as is_proved
  `.execute(tx);
  return rows[0]?.isProved === true;
}
