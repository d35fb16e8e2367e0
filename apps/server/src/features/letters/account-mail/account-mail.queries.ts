import { sql } from 'kysely';
import type { Role } from '@dalan/contract/people/accounts';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../platform/db/database.ts';

export type Addressee = {
  userId: string;
  role: Role;
  name: string;
  email: string;
  isConfirmed: boolean;
  /** Always English for staff. */
  language: Language;
};

const addressee = sql`
  id as user_id, role, name, email, email_confirmed_at is not null as is_confirmed,
  case role when 'admin' then 'en' else language end as language`;

export async function findAddressee(db: Db, userId: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select ${addressee} from users where id = ${userId} and email is not null and erased_at is null and disabled_at is null
  `.execute(db);
  return rows[0];
}

export async function findAddresseeByEmail(db: Db, email: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select ${addressee} from users where email = lower(${email}) and erased_at is null and disabled_at is null
  `.execute(db);
  return rows[0];
}

/** `oldEmail` is null if it was a rider's first e-mail. */
export type EmailChange = { oldEmail: string | null; newEmail: string; isConfirmed: boolean };

export async function findEmailChange(db: Db, id: string): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select old_email, new_email, confirmed_at is not null as is_confirmed
    from staff_email_changes where id = ${id}
  `.execute(db);
  return rows[0];
}

/** The end of the link, or undefined if the change was undone, replaced or is too old. */
export async function makeEmailChangeToken(
  db: Db,
  token: { purpose: string; changeId: string; jobId: string; tokenHash: Buffer },
): Promise<Date | undefined> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    select make_email_change_token(${token.purpose}, ${token.changeId}, ${token.jobId},
      ${token.tokenHash}) as ends_at
  `.execute(db);
  return rows[0]?.endsAt ?? undefined;
}

export type TokenToMake = {
  purpose: 'confirm-email' | 'reset-password';
  userId: string;
  jobId: string;
  tokenHash: Buffer;
  lifeSeconds: number;
};

/** The end of the link, or undefined if the account was mailed one too recently. */
export async function makeToken(db: Db, token: TokenToMake): Promise<Date | undefined> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    select make_account_token(${token.purpose}, ${token.userId}, ${token.jobId},
      ${token.tokenHash}, ${token.lifeSeconds}) as ends_at
  `.execute(db);
  return rows[0]?.endsAt ?? undefined;
}
