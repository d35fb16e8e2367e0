import { sql } from 'kysely';
import type { Role, User } from '@dalan/contract/people/accounts';
import type { Language } from '@dalan/contract/language/languages';
import type { Duty } from '@dalan/contract/people/staff';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export const userColumns = [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'role',
  'profileImg',
  'language',
  'createdAt',
  'version',
] as const;

type UserRow = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  address: string;
  role: string;
  profileImg: string;
  language: string;
  createdAt: Date;
  version: number;
};

/** UserRow has no password hash, so none can leak. */
export function toUser({ id, email, phone, role, language, createdAt, ...rest }: UserRow): User {
  return {
    _id: id,
    ...rest,
    email: email ?? '',
    phone: phone ?? '',
    role: role as Role,
    language: language as Language,
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

/** Finds staff who are not erased, with their duty. */
export async function findStaffMember(
  db: Db,
  id: string,
): Promise<{ user: User; duty: Duty | undefined } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .select('duty')
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { duty, ...user } = row;
  return { user: toUser(user), duty: (duty ?? undefined) as Duty | undefined };
}

export type NewUser = {
  role: Role;
  name: string;
  email: string;
  phone: string;
  address: string;
  language: Language;
  passwordHash: string;
  isEmailConfirmed: boolean;
};

/**
 * The servers' database role may insert neither a role nor a confirmation. Only the database's owner
 * creates an admin here, and makes them an owner of the shop; all others are invited.
 */
export async function insertUser(tx: Tx, newUser: NewUser): Promise<User> {
  const { role, isEmailConfirmed, ...user } = newUser;
  const row = await tx
    .insertInto('users')
    .values({
      ...user,
      email: lowerCase(user.email),
      ...(role === 'admin' && { role, duty: 'owner' }),
      ...(isEmailConfirmed && { emailConfirmedAt: now() }),
    })
    .returning(userColumns)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** `passwordRecipe` holds the hash parameters and salt. Undefined if the hash is not ours. */
export type Account = {
  user: User;
  /** Set for staff only. */
  duty: Duty | undefined;
  passwordRecipe: string | undefined;
};

/** Matches the e-mail, or the phone number of a rider who has none. */
export function hasLogInName(name: string) {
  return name.includes('@')
    ? sql<boolean>`users.email = lower(${name})`
    : sql<boolean>`users.phone = ${name} and users.email is null and users.role = 'admin'`;
}

export async function findAccount(db: Db, logInName: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .select('duty')
    .select(sql<string | null>`password_recipe_of(id)`.as('passwordRecipe'))
    .where(hasLogInName(logInName))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { passwordRecipe, duty, ...user } = row;
  return {
    user: toUser(user),
    duty: (duty ?? undefined) as Duty | undefined,
    passwordRecipe: passwordRecipe ?? undefined,
  };
}

/** `for no key update` does not block foreign-key checks by orders or products. */
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

/**
 * Locks all staff, in id order, so that two owners who delete each other do not deadlock. Returns
 * the ids of the enabled owners.
 */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'duty', 'disabledAt'])
    .where('role', '=', 'admin')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows
    .filter(({ duty, disabledAt }) => duty === 'owner' && disabledAt === null)
    .map(({ id }) => id);
}

export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((user) => user.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type UserChange = Partial<Pick<User, 'name' | 'email' | 'phone' | 'address' | 'language'>>;

export async function updateUser(
  tx: Tx,
  id: string,
  change: UserChange,
  updatedBy: string,
): Promise<User> {
  const { email, ...rest } = change;
  const row = await tx
    .updateTable('users')
    .set({
      ...rest,
      ...(email !== undefined && { email: lowerCase(email) }),
      updatedBy,
      version: sql`version + 1`,
      updatedAt: now(),
    })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** Undefined if the account was never changed, or its editor was erased. */
export async function findEditorName(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .innerJoin('users as editor', 'editor.id', 'users.updatedBy')
    .select('editor.name')
    .where('users.id', '=', id)
    .where('editor.erasedAt', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** The row stays for the books, without personal data. Sessions end with the password. */
export async function eraseUser(tx: Tx, id: string): Promise<void> {
  await sql`select erase_user(${id})`.execute(tx);
}

function lowerCase(email: string) {
  return sql<string>`lower(${email})`;
}

function now() {
  return sql<Date>`now()`;
}
