import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { checkInvariants } from '../../../src/features/office/invariants/index.ts';
import { DENIED, startAppRoleShop } from '../../shops/app-role-shop.ts';
import type { AppRoleShop } from '../../shops/app-role-shop.ts';
import { contentsOf } from '../../database/database-contents.ts';
import { orderRequest } from '../../requests/order-requests.ts';
import { createTestProduct } from '../../shops/products.ts';
import { logInAs, TEST_PASSWORD } from '../../shops/sessions.ts';
import type { LoggedIn } from '../../shops/sessions.ts';
import { staffCalls } from '../../calls/staff-calls.ts';

/** Somebody who can run any SQL as the server's role, by injection or with its stolen password. */
let attacker: AppRoleShop['database'];
let owner: AppRoleShop['owner'];
let appRole: AppRoleShop;
let admin: LoggedIn;
let orderId: string;
beforeAll(async () => {
  appRole = await startAppRoleShop();
  ({ owner, database: attacker } = appRole);
  admin = await logInAs(owner, 'admin');
  const buyer = await logInAs(owner, 'user');
  const product = await createTestProduct(owner.db, { stockKg: 5 });
  const answer = await owner.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  orderId = answer.json<Order>()._id;
  // Until an order is milled, its items and address can be changed.
  const payload = { orderId, orderStatus: 'Delivered', paymentStatus: 'Paid' };
  const url = '/api/admin/order-and-payment/status';
  await owner.app.inject({ method: 'PUT', url, headers: admin.headers, payload });
});
afterAll(() => appRole.close());

async function expectRefused(statements: RawBuilder<unknown>[], refusal: object = DENIED) {
  const before = await contentsOf(owner.db);
  for (const statement of statements) {
    await expect(statement.execute(attacker.db)).rejects.toMatchObject(refusal);
  }
  expect(await contentsOf(owner.db)).toEqual(before);
}

async function openSessionWith(proof: string | null, door = 'admin'): Promise<unknown> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select open_session(${admin.userId}, ${door}, ${proof}, ${randomBytes(32)}, null, 3600, '{}')
      as is_open`.execute(attacker.db);
  return rows[0]!.isOpen;
}

test('cannot forge an admin session', async () => {
  const token = randomBytes(32);
  await expectRefused([
    sql`insert into sessions (token_hash, user_id, expires_at)
      values (${token}, ${admin.userId}, now() + interval '1 hour')`,
    sql`update sessions set user_id = ${admin.userId}`,
    sql`update sessions set token_hash = ${token}`,
    sql`update sessions set created_at = now()`,
    sql`update sessions set proved_at = now()`,
  ]);
});

test('opens a session only with the password hash, and audits it', async () => {
  const { rows } = await sql<{ recipe: string }>`
    select password_recipe_of(${admin.userId}) as recipe`.execute(attacker.db);
  const { recipe } = rows[0]!;
  const { passwordHash } = await owner.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$/);
  expect(recipe).toBe(passwordHash!.replace(/\$[^$]*$/, ''));

  const before = await contentsOf(owner.db);
  const guesses = [
    null,
    '',
    TEST_PASSWORD,
    recipe,
    `${recipe}$`,
    `${recipe}$${'A'.repeat(43)}`,
    '%',
  ];
  for (const guess of guesses) expect(await openSessionWith(guess)).toBe(false);
  expect(await openSessionWith(passwordHash, 'user')).toBe(false);
  expect(await contentsOf(owner.db)).toEqual(before);

  expect(await openSessionWith(passwordHash)).toBe(true);
  const newest = await owner.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(newest).toEqual({ action: 'session.opened', actorId: admin.userId });
});

test('a temporary table cannot shadow a table of the shop', async () => {
  await owner.db.connection().execute(async (connection) => {
    await sql`create temporary table users as
      select id, role, 'known' as password_hash from public.users`.execute(connection);
    const { rows } = await sql<{ isOpen: boolean; recipe: string }>`
      select open_session(${admin.userId}, 'admin', 'known', ${randomBytes(32)}, null, 3600, '{}')
        as is_open, password_recipe_of(${admin.userId}) as recipe`.execute(connection);
    await sql`drop table pg_temp.users`.execute(connection);
    expect(rows[0]!.isOpen).toBe(false);
    expect(rows[0]!.recipe).toMatch(/^\$argon2id/);
  });
});

test('cannot read or write a password hash', async () => {
  const columns = sql`name, email, phone, password_hash`;
  await expectRefused([
    sql`select password_hash from users`,
    sql`select * from users`,
    sql`select users from users`,
    sql`select from users where password_hash like '$argon2id%'`,
    sql`copy users to stdout`,
    sql`update users set password_hash = 'x'`,
    sql`insert into users (${columns}) values ('Eve', ${admin.email}, '5550000000', 'x')
      on conflict (email) where email is not null do update set password_hash = 'x'`,
    sql`insert into users (${columns}) values ('Eve', 'e@vil.example', '5550000000', 'x')
      returning password_hash`,
  ]);
});

test('cannot write a link, confirm an e-mail or set a password without a proof', async () => {
  const hash = randomBytes(32);
  await expectRefused([
    sql`insert into account_tokens (token_hash, purpose, user_id, job_id, expires_at)
      values (${hash}, 'reset-password', ${admin.userId}, gen_random_uuid(), now())`,
    sql`update account_tokens set used_at = null`,
    sql`update account_tokens set expires_at = now() + interval '1 day'`,
    sql`delete from account_tokens`,
    sql`update users set email_confirmed_at = now()`,
    sql`select set_password(${admin.userId}, 'x', ${hash}, 60, 'password.changed', '{}')`,
  ]);
  const before = await contentsOf(owner.db);
  const { rows } = await sql<{ reset: boolean; changed: boolean; confirmed: boolean }>`
    select reset_password(${hash}, 'admin', 'x', ${hash}, 60, '{}') as reset,
      change_password(${admin.userId}, 'x', 'x', ${hash}, 60, '{}') as changed,
      confirm_email(${hash}) as confirmed`.execute(attacker.db);
  expect(rows).toEqual([{ reset: false, changed: false, confirmed: false }]);
  expect(await contentsOf(owner.db)).toEqual(before);
});

test('cannot create an admin or restore an account', async () => {
  const columns = sql`name, email, phone, password_hash`;
  const eve = sql`'Eve', 'e@vil.example', '5550000000', 'x'`;
  await expectRefused([
    sql`update users set role = 'admin'`,
    sql`update users set id = ${admin.userId}`,
    sql`update users set erased_at = null`,
    sql`delete from users`,
    sql`insert into users (${columns}, role) values (${eve}, 'admin')`,
    sql`insert into users (${columns}, created_at) values (${eve}, now())`,
    sql`insert into users (${columns}) values (${eve}) on conflict (email) where email is not null do update set role = 'admin'`,
  ]);
});

test('cannot make an owner, not even with what it reads in the tables', async () => {
  await expectRefused([
    sql`update users set duty = 'owner'`,
    sql`update users set disabled_at = null`,
    sql`insert into staff_invitations (token_hash, name, contact, duty, invited_by, expires_at)
      values (${randomBytes(32)}, 'Eve', 'e@vil.example', 'owner', ${admin.userId}, now())`,
    sql`update staff_invitations set duty = 'owner'`,
    sql`delete from staff_invitations`,
    sql`select lock_staff_as_owner('x')`,
  ]);

  const { userId } = await logInAs(owner, 'admin', { duty: 'counter' });
  await staffCalls(owner).invite(admin);
  const before = await contentsOf(owner.db);
  const { rows: stored } = await sql<{ hash: string }>`
    select encode(token_hash, 'hex') as hash from sessions
    union all select encode(token_hash, 'hex') from staff_invitations`.execute(attacker.db);
  expect(stored.length).toBeGreaterThan(1);
  for (const { hash } of [...stored, { hash: '' }]) {
    const { rows } = await sql<object>`
      select change_staff_duty(${hash}, ${userId}, 'counter', 'owner') as changed,
        set_staff_disabled(${hash}, ${admin.userId}, true) as disabled,
        invite_staff(${hash}, ${randomBytes(32)}, 'Eve', 'e@vil.example', 'owner') as invited,
        accept_staff_invitation(${hash}, 'e@vil.example', '5550000000', 'x', '{}') as accepted
    `.execute(attacker.db);
    const refused = { changed: 'forbidden', disabled: 'forbidden', invited: null, accepted: null };
    expect(rows).toEqual([refused]);
  }
  expect(await contentsOf(owner.db)).toEqual(before);
});

test('cannot change sold items or orders', async () => {
  await expectRefused([
    sql`update order_items set name = 'Sawdust'`,
    sql`update order_items set price_paise = 1, total_paise = 1`,
    sql`delete from orders`,
    sql`update orders set user_id = ${admin.userId}`,
    sql`update orders set created_at = now()`,
    sql`update orders set idempotency_key = 'x', request_hash = 'x'`,
    sql`insert into orders (user_id, total_paise, delivery_address, contact_number, created_at)
      values (${admin.userId}, 1, 'x', '5550000000', now() - interval '1 day')`,
  ]);
});

test('cannot change what was sold once the order has a bill, even if it is moved back', async () => {
  const changes = [
    sql`update order_items set weight_grams = 2000, total_paise = 2 * total_paise`,
    sql`delete from order_items`,
    sql`update orders set total_paise = 1`,
  ];
  await expectRefused(changes, { code: '23001' });
  await attacker.db.transaction().execute(async (tx) => {
    await sql`update orders set order_status = 'Placed'`.execute(tx);
    await sql`savepoint moved_back`.execute(tx);
    for (const change of changes) {
      await expect(change.execute(tx)).rejects.toMatchObject({ code: '23001' });
      await sql`rollback to savepoint moved_back`.execute(tx);
    }
    await sql`update orders set order_status = 'Delivered'`.execute(tx);
  });
});

test('cannot change the address of an order, only erase it', async () => {
  const refusal = { code: '23001', message: 'the address of an order can be erased, not changed' };
  const elsewhere = sql`'1 Eve Lane'`;
  await expectRefused(
    [
      sql`update orders set delivery_address = ${elsewhere} where id = ${orderId}`,
      sql`update orders set contact_number = '5559999999' where id = ${orderId}`,
      sql`update orders set delivery_address = '', contact_number = '5559999999'`,
    ],
    refusal,
  );
  const same = sql`delivery_address = delivery_address, version = version`;
  await sql`update orders set ${same} where id = ${orderId}`.execute(attacker.db);
});

test('cannot change append-only tables', async () => {
  const histories = ['audit_heads', 'audit_log', 'order_events', 'stock_movements'];
  await expectRefused(
    histories.flatMap((history) => {
      const table = sql.table(history);
      return [
        sql`update ${table} set at = now()`,
        sql`delete from ${table}`,
        sql`truncate ${table} cascade`,
      ];
    }),
  );
});

test('cannot set the time, number or hash of a history row', async () => {
  await expectRefused([
    sql`insert into audit_log (action, at) values ('x', now())`,
    sql`insert into audit_log (action, id) values ('x', 1)`,
    sql`insert into audit_log (action, hash) values ('x', sha256('x'))`,
    sql`insert into order_events (order_id, kind, order_status, payment_status, at)
      values (${orderId}, 'cancelled', 'Placed', 'Pending', now())`,
    sql`insert into stock_movements (product_id, delta_grams, reason, at)
      select id, 1, 'opening', now() from products`,
    sql`select hash from audit_log`,
    sql`select previous_hash from audit_log`,
  ]);
});

test('cannot forge an audit head; the function records the real one', async () => {
  await expectRefused([
    sql`insert into audit_heads (day, entry_id, hash) values ('2030-01-01', 1, sha256('x'))`,
    sql`update audit_heads set hash = sha256('x')`,
    sql`delete from audit_heads`,
    sql`select from audit_heads`,
  ]);
  await sql`select note_audit_head()`.execute(attacker.db);
  expect(await checkInvariants(owner.db)).toEqual([]);
});

test('cannot redirect a mail, insert stock or backdate a product', async () => {
  await expectRefused([
    sql`update letters set kind = 'order/shop'`,
    sql`update letters set subject_id = '1'`,
    sql`update letters set payload = '{"email": "eve@dalan.example"}'`,
    sql`truncate letters`,
    sql`insert into stock (product_id, city, on_hand_grams) select id, 'pune', 1 from products`,
    sql`update stock set city = 'pune'`,
    sql`delete from stock`,
    sql`update products set created_at = now()`,
    sql`update media set content_sha256 = 'x'`,
    sql`insert into cities values ('evil', 'Evil')`,
    sql`update contact_messages set message = 'x'`,
  ]);
  await expectRefused([sql`delete from letters where kind like 'order/%'`], {
    message: 'letters is append-only',
  });
});
