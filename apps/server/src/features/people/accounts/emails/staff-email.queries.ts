import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export async function insertEmailChange(
  tx: Tx,
  change: { userId: string; oldEmail: string | null; newEmail: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('staffEmailChanges')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** True if another account has the e-mail, or staff can still undo a change to get it back. */
export async function isEmailTaken(
  tx: Tx,
  { email, userId }: { email: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from users where email = ${email} and id <> ${userId})
      or exists (select from staff_email_changes as change
        where old_email = ${email} and user_id <> ${userId} and confirmed_at is not null
          and can_undo(change)) as is_taken
  `.execute(tx);
  return rows[0]?.isTaken === true;
}

/** Returns the address that is in force again, or undefined if the link has ended. */
export async function undoEmailByLink(
  tx: Tx,
  linkHash: Buffer,
  details: Record<string, string>,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select undo_staff_email(${linkHash}, ${JSON.stringify(details)}::jsonb) as email
  `.execute(tx);
  return rows[0]?.email ?? undefined;
}

/** The change that this link has confirmed. */
export async function findConfirmedChange(tx: Tx, linkHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accountTokens')
    .select('changeId')
    .where('tokenHash', '=', linkHash)
    .executeTakeFirst();
  return row?.changeId ?? undefined;
}

/** The former address is not kept once nothing can be undone any more. */
export async function deleteEndedEmailChanges(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from staff_email_changes where id in (
      select id from staff_email_changes
      where greatest(asked_at, confirmed_at) < now() - interval '73 hours'
      order by id limit ${limit})
    returning id
  `.execute(db);
  return rows.length;
}
