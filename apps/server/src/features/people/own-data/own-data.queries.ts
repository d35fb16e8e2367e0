import { sql } from 'kysely';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../platform/db/database.ts';

export type OwnAccount = {
  name: string;
  email: string;
  phone: string;
  address: string;
  language: Language;
  createdAt: Date;
  updatedAt: Date;
  isEmailConfirmed: boolean;
};

export async function findOwnAccount(db: Db, userId: string): Promise<OwnAccount | undefined> {
  // An unconfirmed e-mail may be a stranger's: messages sent with it stay out of the file.
  const { rows } = await sql<OwnAccount>`
    select name, coalesce(email, '') as email, phone, address, language, created_at, updated_at,
      email_confirmed_at is not null as is_email_confirmed
    from users where id = ${userId} and erased_at is null
  `.execute(db);
  return rows[0];
}

type OwnMessage = {
  createdAt: Date;
  ticket: string;
  name: string;
  subject: string;
  message: string;
};

/** Lists up to 200 messages, newest first. The index over all e-mails finds them. */
export async function listMessagesFrom(db: Db, email: string) {
  const { rows } = await sql<OwnMessage>`
    select created_at, ticket, name, subject, message from contact_messages
    where lower(email) = ${email} order by lower(email), id limit 200
  `.execute(db);
  return rows;
}

/** Lists sessions without the hash of their token. */
export async function listSessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'lastSeenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1_000)
    .execute();
}

export async function listDevicesOf(db: Db, userId: string) {
  return db
    .selectFrom('knownDevices')
    .select('lastSeenAt')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}
