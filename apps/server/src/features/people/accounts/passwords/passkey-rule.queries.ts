import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

type PasskeyState = { count: number; isRequired: boolean };

export async function findPasskeyState(db: Db, userId: string): Promise<PasskeyState> {
  const { rows } = await sql<PasskeyState>`
    select (select count(*) from passkeys where user_id = ${userId}) as count,
      exists (select from staff_sign_in where requires_passkey) as is_required
  `.execute(db);
  return rows[0] ?? { count: 0, isRequired: false };
}

/** Customers have no passkeys, so this is about staff only. */
export async function mustUsePasskey(db: Db, userId: string): Promise<boolean> {
  const { count, isRequired } = await findPasskeyState(db, userId);
  return isRequired && count > 0;
}
