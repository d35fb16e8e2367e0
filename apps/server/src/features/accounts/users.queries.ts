import { sql } from 'kysely';
import type { Role, User } from '@dalan/contract/accounts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/transaction.ts';

export const userColumns = [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'role',
  'profileImg',
  'createdAt',
] as const;

type UserRow = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  address: string;
  role: string;
  profileImg: string;
  createdAt: Date;
};

/** The password's hash has no way into this shape. */
export function toUser({ id, email, phone, role, createdAt, ...rest }: UserRow): User {
  return {
    _id: id,
    ...rest,
    email: email ?? '',
    phone: phone ?? '',
    role: role as Role,
    createdAt: createdAt.toISOString(),
  };
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row && toUser(row);
}

export type NewUser = {
  role: Role;
  name: string;
  email: string;
  phone: string;
  address: string;
  passwordHash: string;
};

/** A customer's role is left to the database: the server's own database role may not name one. */
export async function insertUser(tx: Tx, { role, ...user }: NewUser): Promise<User> {
  const row = await tx
    .insertInto('users')
    .values({ ...user, email: lowerCase(user.email), ...(role === 'admin' && { role }) })
    .returning(userColumns)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

export type Credentials = { id: string; role: Role; passwordHash: string };

export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'role', 'passwordHash'])
    .where('email', '=', lowerCase(email))
    .executeTakeFirst();
  return row as Credentials | undefined;
}

/** Finds nobody where the account was erased, or its password changed, since it was read. */
export async function lockUnchangedAccount(
  tx: Tx,
  account: Credentials,
): Promise<User | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', account.id)
    .where('role', '=', account.role)
    .where('passwordHash', '=', account.passwordHash)
    .forShare()
    .executeTakeFirst();
  return row && toUser(row);
}

/** Foreign keys may go on naming the account: nobody who holds an order or a product waits for this. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toUser(row);
}

/** In id order, so that two admins who delete each other wait instead of deadlocking. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export type UserChange = Partial<Pick<User, 'name' | 'email' | 'phone' | 'address'>>;

export async function updateUser(tx: Tx, id: string, change: UserChange): Promise<User> {
  const { email, ...rest } = change;
  const row = await tx
    .updateTable('users')
    .set({ ...rest, ...(email !== undefined && { email: lowerCase(email) }), updatedAt: now() })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** The row stays for the accounts' sake, without a person in it. Sessions end with the password. */
export async function eraseUser(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      name: '',
      email: null,
      phone: null,
      address: '',
      profileImg: 'default',
      passwordHash: null,
      updatedAt: now(),
      erasedAt: now(),
    })
    .where('id', '=', id)
    .execute();
}

function lowerCase(email: string) {
  return sql<string>`lower(${email})`;
}

function now() {
  return sql<Date>`now()`;
}
