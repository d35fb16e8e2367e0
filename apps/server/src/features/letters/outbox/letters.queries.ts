import { sql } from 'kysely';
import type { LetterKind } from '@dalan/contract/office/letters';
import type { Db } from '../../../platform/db/database.ts';
import { payloadWithCause } from '../../../platform/db/payload-with-cause.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type NewLetter = { kind: LetterKind; subjectId: string | null; payload?: object };

export type ClaimedLetter = {
  id: string;
  kind: LetterKind;
  subjectId: string | null;
  payload: unknown;
  attempts: number;
  /** Time of the event that the letter is about. */
  at: Date;
  /** Time since the event, or since staff asked to send the letter again. */
  ageMs: number;
  /** What caused it, as a W3C `traceparent`. Null if that was not recorded. */
  cause: string | null;
};

export async function insertLetter(tx: Tx, { kind, subjectId, payload }: NewLetter): Promise<void> {
  await sql`
    insert into letters (kind, subject_id, payload)
    values (${kind}, ${subjectId}, ${payloadWithCause(payload)}::jsonb)
  `.execute(tx);
}

type Claim = { kinds: string[]; limit: number; leaseMs: number };

/**
 * Leases a few due letters. No other sender sees them until the lease expires, also if its holder
 * crashes. A kind of a newer release is left to its own workers.
 */
export async function claimDueLetters(db: Db, claim: Claim): Promise<ClaimedLetter[]> {
  const { rows } = await sql<ClaimedLetter>`
    with due as (
      select id from letters
      where sent_at is null and given_up_at is null and not_before <= now()
        and (lease_until is null or lease_until <= now())
        and kind = any(${claim.kinds})
      order by not_before
      limit ${claim.limit}
      for update skip locked
    )
    update letters set attempts = attempts + 1, lease_until = now() + ${interval(claim.leaseMs)}
    from due where letters.id = due.id
    returning letters.id, kind, subject_id, payload, attempts, created_at as at,
      extract(epoch from now() - coalesce(renewed_at, created_at))::float8 * 1000 as age_ms,
      payload->>'traceparent' as cause
  `.execute(db);
  return rows;
}

export async function markLetterSent(db: Db, { id }: ClaimedLetter): Promise<void> {
  await sql`
    update letters set sent_at = now(), lease_until = null
    where id = ${id} and given_up_at is null
  `.execute(db);
}

/** A letter that is given up without an error is not wanted any more. */
export async function markLetterGivenUp(
  db: Db,
  { id }: ClaimedLetter,
  error: string | null,
): Promise<void> {
  await sql`
    update letters set given_up_at = now(), lease_until = null, last_error = ${error}
    where id = ${id} and sent_at is null
  `.execute(db);
}

type Postponement = { delayMs: number; error: string | null };

/** Does nothing if another sender holds the lease by now. */
export async function postponeLetter(
  db: Db,
  letter: ClaimedLetter,
  { delayMs, error }: Postponement,
): Promise<void> {
  await sql`
    update letters set not_before = now() + ${interval(delayMs)}, lease_until = null,
      last_error = coalesce(${error}, last_error)
    where id = ${letter.id}
      and attempts = ${letter.attempts}
  `.execute(db);
}

type Sweep = { keepUnsentDays: number; keepWaiting: boolean; limit: number };

/** Letters about accounts are deleted, because they may contain an e-mail. Returns how many. */
export async function deleteAccountLetters(db: Db, sweep: Sweep): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from letters where id in (
      select id from letters
      where kind like 'account/%' and (
        sent_at < now() - interval '1 hour'
        or given_up_at < now() - interval '1 hour' and last_error is null
        or given_up_at < now() - make_interval(days => ${sweep.keepUnsentDays})
        or sent_at is null and given_up_at is null and not ${sweep.keepWaiting}::boolean)
      order by created_at limit ${sweep.limit}
      for update skip locked)
  `.execute(db);
  return Number(numAffectedRows);
}

function interval(ms: number) {
  return sql`make_interval(secs => ${ms / 1_000})`;
}
