import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { query } from '../../../../test/processes/back-ups.ts';
import { staffCalls } from '../../../../test/requests/confirm-requests.ts';
import { confirmOrder, finishMilling } from '../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { TEST_PASSWORD } from '../../../../test/shops/test-password.ts';
import { ownDataTexts } from './own-data-texts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_DATA_FILES_PER_ACCOUNT: '3/3600' });
});
afterAll(() => shop.close());

type OwnData = {
  shop: string;
  about: string;
  aboutMessages: string;
  madeAt: string;
  details: Record<string, unknown>;
  orders: Order[];
  messages: object[];
  logIns: object[];
  browsers: object[];
  log: { what: string; by: string; details: Record<string, unknown> }[];
  kept: string[];
};

async function download(by: LoggedIn) {
  const answer = await shop.app.inject({ url: '/api/my-data', headers: by.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer, data: answer.json<OwnData>() };
}

async function placeOrder(by: LoggedIn): Promise<Order> {
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const answer = await shop.app.inject(orderRequest(by, [{ product, kg: 2 }]));
  return answer.json<Order>();
}

/** Where each reference to a person is in the file, or why it is not. */
const references: Record<string, string> = {
  'sessions.user_id': 'logIns',
  'known_devices.user_id': 'browsers',
  'orders.user_id': 'orders',
  'repeats.user_id': 'repeats',
  'orders.packed_by': 'work of staff, not data about a customer',
  'batches.made_by': 'work of staff, not data about a customer',
  'batches.milled_by': 'work of staff, not data about a customer',
  'bank_columns.kept_by': 'work of staff, not data about a customer',
  'bank_imports.made_by': 'work of staff, not data about a customer',
  'batches.recalled_by': 'work of staff, not data about a customer',
  'recall_notices.taken_back_by': 'work of staff, not data about a customer',
  'customer_accounts.user_id': 'account: limit and prices',
  'customer_accounts.set_by': 'work of staff, not data about a customer',
  'account_prices.user_id': 'account: the prices',
  'account_payments.user_id': 'account: the payments',
  'account_payments.recorded_by': 'orders: the payments of each, with the name',
  'account_statement_mails.user_id': 'account: the statements that were mailed',
  'account_statement_mails.asked_by': 'work of staff, not data about a customer',
  'recall_notices.told_by': 'work of staff, not data about a customer',
  'bulk_results.actor_id': 'work of staff, not data about a customer',
  'cash_counts.counted_by': 'work of staff, not data about a customer',
  'drawer_counts.counted_by': 'work of staff, not data about a customer',
  'drawer_payouts.paid_by': 'work of staff, not data about a customer',
  'drawers.closed_by': 'work of staff, not data about a customer',
  'drawers.opened_by': 'work of staff, not data about a customer',
  'drawers.seen_by': 'work of staff, not data about a customer',
  'order_calls.taken_by': 'work of staff, not data about a customer',
  'rider_actions.rider_id': 'work of staff, not data about a customer',
  'unrecorded_actions.rider_id': 'work of staff, not data about a customer',
  'runs.changed_by': 'work of staff, not data about a customer',
  'runs.created_by': 'work of staff, not data about a customer',
  'runs.rider_id': 'work of staff, not data about a customer',
  'orders.placed_by': 'orders: the history of each, with the name',
  'order_events.actor_id': 'orders: the history of each',
  'audit_log.actor_id': 'log',
  'stock_movements.actor_id': 'the same moves as the orders, in the ledger of the shop',
  'contact_messages.acknowledged_by': 'work of staff, not data about a customer',
  'contact_messages.settled_by': 'work of staff, not data about a customer',
  'media.uploaded_by': 'work of staff, not data about a customer',
  'payments.recorded_by': 'orders: the payments of each, with the name',
  'credit_notes.made_by': 'creditNotes: each with the name',
  'payment_claims.answered_by': 'work of staff, not data about a customer',
  'product_imports.actor_id': 'work of staff, not data about a customer',
  'products.updated_by': 'work of staff, not data about a customer',
  'users.updated_by': 'log: an account that staff changed has its row there',
  'account_tokens.user_id': 'hashes of links that were mailed; the mails have the links',
  'account_tokens.made_by': 'work of staff, not data about a customer',
  'passkeys.user_id': 'only staff have passkeys',
  'passkey_challenges.user_id': 'only staff have passkeys',
  'staff_email_changes.user_id': 'only e-mails of staff wait for a confirmation',
  'staff_invitations.invited_by': 'work of staff, not data about a customer',
  'settings_versions.saved_by': 'work of staff, not data about a customer',
  'staff_sign_in.updated_by': 'work of staff, not data about a customer',
};

test('every table that refers to a person is in the file, or has a reason not to be', async () => {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' and column_name ~ '^(actor|user|account)_id$'
    order by 1`.execute(shop.db);
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(references).sort());
});

/** Where each column of an account is in the file, or why it is not. */
const columns: Record<string, string> = {
  id: '_id',
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  language: 'language',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  role: 'the same for every customer',
  profile_img: 'the same for every customer',
  password_hash: 'a secret; the file says that it is kept',
  password_changed_at: 'inner state',
  updated_by: 'log: an account that staff changed has its row there',
  version: 'inner state',
  erased_at: 'empty while there is somebody to download',
  email_confirmed_at: 'inner state; messages are in the file if it is set',
  duty: 'only staff have one',
  preferences: 'only staff have them',
  disabled_at: 'only staff can be disabled',
};

test('every column of an account is in the file, or has a reason not to be', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'users' order by 1`.execute(shop.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(columns).sort());
});

test('a customer gets a file with everything about them and nothing of others', async () => {
  const asha = await logInAs(shop, 'user', { name: 'Asha Kulkarni', email: 'asha@dalan.example' });
  const other = await logInAs(shop, 'user', { name: 'Somebody Else' });
  const staff = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  const [first, second] = [await placeOrder(asha), await placeOrder(asha)];
  const foreign = await placeOrder(other);
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId: second._id, orderStatus: 'Confirmed', paymentStatus: 'Pending' },
  });
  const deleted = `/api/admin/orders/${first._id}`;
  await shop.app.inject({ method: 'DELETE', url: deleted, headers: staff.headers });
  await sql`insert into known_devices (token_hash, user_id) values (sha256('d'), ${asha.userId})`.execute(
    shop.db,
  );
  await shop.app.inject({
    method: 'PUT',
    url: `/api/users/${asha.userId}/profile`,
    headers: staff.headers,
    payload: { name: 'Asha Kulkarni', address: '4 Kasba Peth', language: 'mr' },
  });

  const { headers, data, body } = await download(asha);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  });
  expect(data.details).toMatchObject({
    _id: asha.userId,
    name: 'Asha Kulkarni',
    email: 'asha@dalan.example',
    phone: asha.phone,
    address: '4 Kasba Peth',
    language: 'mr',
  });
  expect(data.orders.map(({ _id }) => _id)).toEqual([second._id, first._id]);
  const { items, totalAmount, deliveryCharge, amountToPay, dueOn, pincode } = second;
  const own = { items, totalAmount, deliveryCharge, amountToPay, dueOn, pincode };
  expect(data.orders[0]).toMatchObject(own);
  expect(data.orders[0]!.history.map(({ orderStatus }) => orderStatus)).toEqual([
    'Placed',
    'Confirmed',
  ]);
  expect(data.logIns).toHaveLength(1);
  expect(data.browsers).toHaveLength(1);
  expect(data.log).toMatchObject([{ what: 'खात्याची माहिती बदलली', by: 'गिरणीचे लोक' }]);
  expect(data.kept.length).toBeGreaterThan(4);
  for (const secret of [foreign._id, 'Somebody Else', 'argon2', staff.email, 'tokenHash']) {
    expect(body).not.toContain(secret);
  }
});

test('flour that was milled has its batch and its days in the file', async () => {
  const asha = await logInAs(shop, 'user');
  const staff = await logInAs(shop, 'admin');
  const order = await confirmOrder(shop, staff, (await placeOrder(asha))._id);
  const { batches } = await finishMilling(shop, staff, [order]);
  const { number, milledOn, bestBefore } = batches[0]!;
  const { data } = await download(asha);
  expect(data.orders[0]!.items[0]!.batch).toEqual({ number, milledOn, bestBefore });
});

const latin = /[A-Za-z]/;

function prove({ headers }: LoggedIn, password: string) {
  const url = '/api/proof/password';
  return shop.app.inject({ method: 'POST', url, headers, payload: { password } });
}

test.each(['mr', 'hi'] as const)('the words of the file are in %s', async (language) => {
  const asha = await logInAs(shop, 'user', { language, emailConfirmedAt: null });
  await placeOrder(asha);
  for (const password of ['not the password', TEST_PASSWORD]) await prove(asha, password);
  const { data } = await download(asha);
  const { shop: shopName, about, aboutMessages, kept, log } = data;
  const done = log.map(({ what }) => what);
  expect(done).toHaveLength(2);
  for (const text of [shopName, about, aboutMessages, ...kept, ...done]) {
    expect(text).not.toMatch(latin);
    expect(text).not.toBe('');
  }
  const { logged, byYou, byStaff } = ownDataTexts[language];
  for (const text of [...Object.values(logged), byYou, byStaff]) expect(text).not.toMatch(latin);
});

test('times are those of India, and what the customer typed stays', async () => {
  const asha = await logInAs(shop, 'user', { address: '2026-11-14T10:00:00Z' });
  const { createdAt } = await placeOrder(asha);
  const { data, body } = await download(asha);
  expect(data.orders[0]!.createdAt).toMatch(/\+05:30$/);
  expect(Date.parse(data.orders[0]!.createdAt)).toBe(Date.parse(createdAt));
  expect(Date.parse(data.madeAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(data.details['address']).toBe('2026-11-14T10:00:00Z');
  expect(body.replaceAll('2026-11-14T10:00:00Z', '')).not.toMatch(/\d\d:\d\d:[\d.]+Z/);
});

test('what only staff read about a cancellation is not in the file', async () => {
  const asha = await logInAs(shop, 'user');
  const staff = staffCalls(shop, await logInAs(shop, 'admin'));
  const order = await placeOrder(asha);
  await staff.keep(order._id);
  const note = 'Sounded drunk';
  const { statusCode } = await staff.decide(order, { do: 'cancel', reason: 'No answer', note });
  expect(statusCode).toBe(200);
  const { data, body } = await download(asha);
  expect(data.orders[0]!.history.at(-1)).toMatchObject({ kind: 'cancelled', note: 'No answer' });
  expect(body).not.toContain(note);
});

test('messages are in the file once the e-mail is confirmed, and not before', async () => {
  const account = { email: 'stranger@dalan.example', emailConfirmedAt: null };
  const squatter = await logInAs(shop, 'user', account);
  const message = { name: 'A Stranger', email: 'stranger@dalan.example', subject: 'Private' };
  await shop.db
    .insertInto('contactMessages')
    .values({ ...message, message: 'Not for others' })
    .execute();
  const { data, body } = await download(squatter);
  expect(data.messages).toEqual([]);
  expect(body).not.toContain('Not for others');
  await shop.db
    .updateTable('users')
    .set({ emailConfirmedAt: new Date() })
    .where('id', '=', squatter.userId)
    .execute();
  expect((await download(squatter)).body).toContain('Not for others');
});

test('a file of ten thousand orders is sent in pieces, each order once', async () => {
  const busy = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const ofBusy = `from orders where user_id = '${busy.userId}'`;
  // This connection has no statement timeout.
  await query(
    shop.testDatabase.url,
    `insert into orders (user_id, total_paise, delivery_address, contact_number)
      select '${busy.userId}', 7800, 'Kasba Peth', '5550001234' from generate_series(1, 10000);
    insert into order_items
      (order_id, product_id, line_no, name, description, price_paise, weight_grams, total_paise)
      select id, '${product.id}', 1, 'Jowar', '', 7800, 1000, 7800 ${ofBusy};
    insert into order_events (order_id, kind, order_status, payment_status, actor_id)
      select id, 'placed', 'Placed', 'Pending', user_id ${ofBusy};
    analyze orders, order_items, order_events`,
  );
  const { data } = await download(busy);
  expect(new Set(data.orders.map(({ _id }) => _id)).size).toBe(10_000);
});

test('each account gets a few files an hour', async () => {
  const customer = await logInAs(shop, 'user');
  for (let file = 0; file < 3; file += 1) await download(customer);
  const answer = await shop.app.inject({ url: '/api/my-data', headers: customer.headers });
  expect(answer.statusCode).toBe(429);
  await download(await logInAs(shop, 'user'));
});
