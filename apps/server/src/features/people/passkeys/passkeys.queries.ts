import { sql } from 'kysely';
import type { Passkey } from '@dalan/contract/people/passkeys';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type StoredPasskey = {
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

const columns = ['id', 'name', 'credentialId', 'isBackedUp', 'createdAt', 'lastUsedAt'] as const;

type PasskeyRow = {
  id: string;
  name: string;
  credentialId: Buffer;
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

function toPasskey({ id, name, credentialId, isBackedUp, ...times }: PasskeyRow): Passkey {
  return {
    _id: id,
    name,
    credentialId: credentialId.toString('base64url'),
    isSynced: isBackedUp,
    createdAt: times.createdAt.toISOString(),
    lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
  };
}

export async function findPasskeysOf(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

/** Ids of the person's passkeys and how the browser reaches them, for its dialog. */
export function findHeldBy(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['userId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export type PasskeyToAdd = {
  name: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  deviceType: string;
  isBackedUp: boolean;
};

type Adding = {
  sessionToken: string;
  challengeHash: Buffer;
  passkey: PasskeyToAdd;
  perUser: number;
};

/** Undefined without a fresh proof and a live challenge, or with too many passkeys already. */
export async function insertPasskey(tx: Tx, adding: Adding): Promise<Passkey | undefined> {
  const { passkey } = adding;
  const { rows } = await sql<{ id: string | null }>`
    select add_passkey(${adding.sessionToken}, ${adding.challengeHash}, ${passkey.credentialId},
      ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}, ${passkey.deviceType},
      ${passkey.isBackedUp}, ${passkey.name}, ${adding.perUser}) as id
  `.execute(tx);
  const id = rows[0]?.id ?? undefined;
  if (id === undefined) return undefined;
  const row = await tx
    .selectFrom('passkeys')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toPasskey(row);
}

type Own = { id: string; userId: string };

export async function updatePasskeyName(
  tx: Tx,
  { id, userId, name }: Own & { name: string },
): Promise<Passkey | undefined> {
  const row = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return row && toPasskey(row);
}

export async function deletePasskey(tx: Tx, { id, userId }: Own): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Changes of one person's passkeys wait for each other, so that the count is right. */
export async function countPasskeysLocked(tx: Tx, userId: string): Promise<number> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from passkeys where user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** False for staff who joined with a passkey and never chose a password. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ recipe: string | null }>`
    select password_recipe_of(${userId}) as recipe`.execute(db);
  return (rows[0]?.recipe ?? null) !== null;
}

export async function arePasskeysRequired(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staffSignIn').select('requiresPasskey').executeTakeFirst();
  return row?.requiresPasskey ?? false;
}

export async function updatePasskeyRule(
  tx: Tx,
  { isRequired, updatedBy }: { isRequired: boolean; updatedBy: string },
): Promise<void> {
  await tx
    .updateTable('staffSignIn')
    .set({ requiresPasskey: isRequired, updatedBy, updatedAt: sql<Date>`now()` })
    .execute();
}
