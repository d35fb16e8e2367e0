import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DENIED, startAppRoleShop } from '../../shops/app-role-shop.ts';
import type { AppRoleShop } from '../../shops/app-role-shop.ts';
import { addPasskey } from '../../shops/passkeys.ts';
import { logInAs } from '../../shops/sessions.ts';
import type { LoggedIn } from '../../shops/sessions.ts';

/** Somebody who can run any SQL as the server's role, by injection or with its stolen password. */
let attacker: AppRoleShop['database'];
let owner: AppRoleShop['owner'];
let appRole: AppRoleShop;
let admin: LoggedIn;
beforeAll(async () => {
  appRole = await startAppRoleShop();
  ({ owner, database: attacker } = appRole);
  admin = await logInAs(owner, 'admin');
});
afterAll(() => appRole.close());

test('cannot add a passkey, change its key or renew a proof without the cookie', async () => {
  const { authenticator } = await addPasskey(owner, admin);
  const credential = Buffer.from(authenticator.id, 'base64url');
  const challenge = randomBytes(32);
  const columns = sql`user_id, credential_id, public_key, counter, device_type, is_backed_up, name`;
  const statements = [
    sql`insert into passkeys (${columns})
      values (${admin.userId}, ${challenge}, '\\x00', 0, 'singleDevice', false, 'Evil')`,
    sql`update passkeys set public_key = '\\x00'`,
    sql`update passkeys set user_id = ${admin.userId}`,
    sql`update passkeys set counter = 0`,
    sql`select use_passkey(${challenge}, 'sign-in', null, ${credential}, 1, false)`,
    sql`select staff_of_session('x')`,
    sql`update passkey_challenges set expires_at = now() + interval '1 year'`,
    sql`insert into passkey_challenges (challenge_hash, purpose, expires_at)
      values (${challenge}, 'sign-in', now() + interval '1 year')`,
  ];
  for (const statement of statements) {
    await expect(statement.execute(attacker.db)).rejects.toMatchObject(DENIED);
  }
  const insert = sql`insert into passkey_challenges (challenge_hash, purpose, user_id)`;
  await sql`${insert} values (${challenge}, 'adding', ${admin.userId})`.execute(attacker.db);
  // All that the role can read of a session is its hash.
  const { rows } = await sql<{ added: unknown; proved: unknown }>`
    select add_passkey(token, ${challenge}, ${randomBytes(32)}, '\\x00', 0, '{}', 'singleDevice',
        false, 'Evil', 10) as added,
      prove_session_with_passkey(token, ${challenge}, ${credential}, 1, false, '{}') as proved
    from sessions, unnest(array[encode(token_hash, 'hex'), encode(token_hash, 'base64')]) token
  `.execute(attacker.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ added: null, proved: false });
});

test('opens a session with a passkey only after a challenge, and audits it', async () => {
  const { authenticator } = await addPasskey(owner, admin);
  const credential = Buffer.from(authenticator.id, 'base64url');
  const challenge = randomBytes(32);
  const open = async () => {
    const { rows } = await sql<{ userId: string | null }>`
      select open_session_with_passkey(${challenge}, ${credential}, 0, true, ${randomBytes(32)},
        null, 3600, '{}') as user_id`.execute(attacker.db);
    return rows[0]!.userId;
  };
  expect(await open()).toBeNull();
  // The database cannot check signatures: see docs/security.md.
  await sql`insert into passkey_challenges (challenge_hash, purpose)
    values (${challenge}, 'sign-in')`.execute(attacker.db);
  expect(await open()).toBe(admin.userId);
  expect(await open()).toBeNull();
  const newest = await owner.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const details = { method: 'passkey' };
  expect(newest).toEqual({ action: 'session.opened', actorId: admin.userId, details });
});
