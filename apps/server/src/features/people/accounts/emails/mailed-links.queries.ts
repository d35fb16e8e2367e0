import { sql } from 'kysely';
import type { Role } from '@dalan/contract/people/accounts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type PasswordLink = { userId: string; email: string; phone: string; role: Role };

/** Undefined if the link was used or has ended. Finding a link does not use it. */
export async function findPasswordLink(
  db: Db,
  tokenHash: Buffer,
): Promise<PasswordLink | undefined> {
  const { rows } = await sql<PasswordLink>`
    select users.id as user_id, coalesce(users.email, '') as email, users.phone, users.role
    from account_tokens join users on users.id = account_tokens.user_id
    where account_tokens.token_hash = ${tokenHash} and opens_account(account_tokens)
      and users.erased_at is null and users.disabled_at is null
  `.execute(db);
  return rows[0];
}

type NewSession = { tokenHash: Buffer; idleSeconds: number; details: Record<string, string> };

/** The database uses the link, once, and writes the audit log. False if it has ended meanwhile. */
export async function resetPasswordByLink(
  tx: Tx,
  reset: NewSession & { linkHash: Buffer; role: Role; passwordHash: string },
): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select reset_password(${reset.linkHash}, ${reset.role}, ${reset.passwordHash},
      ${reset.tokenHash}, ${reset.idleSeconds}, ${JSON.stringify(reset.details)}::jsonb) as is_done
  `.execute(tx);
  return rows[0]?.isDone === true;
}

/** False if the proof is not the present password's. */
export async function changePasswordByProof(
  tx: Tx,
  change: NewSession & { userId: string; passwordProof: string; passwordHash: string },
): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select change_password(${change.userId}, ${change.passwordProof}, ${change.passwordHash},
      ${change.tokenHash}, ${change.idleSeconds}, ${JSON.stringify(change.details)}::jsonb) as is_done
  `.execute(tx);
  return rows[0]?.isDone === true;
}

/** False if the link was used or has ended. */
export async function confirmEmailByLink(tx: Tx, linkHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select confirm_email(${linkHash}) as is_done`.execute(tx);
  return rows[0]?.isDone === true;
}

/** True if this link has confirmed the e-mail that the account still has. */
export async function wasConfirmedByLink(tx: Tx, linkHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from account_tokens join users on users.id = account_tokens.user_id
    left join staff_email_changes as change on change.id = account_tokens.change_id
    where account_tokens.token_hash = ${linkHash}
      and account_tokens.purpose in ('confirm-email', 'confirm-new-email')
      and account_tokens.used_at is not null and users.email_confirmed_at is not null
      and (change.id is null or users.email = change.new_email)
  `.execute(tx);
  return rows.length > 0;
}

export async function isEmailConfirmed(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('emailConfirmedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.emailConfirmedAt !== null;
}
