import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exportAuditHead } from '../../../src/features/office/audit/export-audit-head.ts';
import type { AuditHead } from '../../../src/features/office/audit/index.ts';
import { checkInvariants } from '../../../src/features/office/invariants/index.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function auditRows() {
  return shop.db
    .selectFrom('auditLog')
    .select(['id', 'action', 'actorId', 'subjectId'])
    .orderBy('id')
    .execute();
}

/** Audit action per staff route. */
const staffActions: Record<string, string> = {
  'POST /api/products': 'product.created',
  'PUT /api/products': 'product.changed',
  'DELETE /api/products/:id': 'product.removed',
  'POST /api/admin/product-import': 'products.imported',
  'POST /api/file_upload': 'picture.uploaded',
  'POST /api/admin/stock/:id/movements': 'stock.counted',
  'PUT /api/admin/stock/:id/low-mark': 'stock.mark_changed',
  'PUT /api/admin/order-and-payment/status': 'order.status_changed',
  'POST /api/admin/orders/:id/bill': 'bill.made',
  'POST /api/admin/confirm/:id/decision': 'order.status_changed',
  'POST /api/admin/phone-orders': 'order.taken_by_phone',
  'POST /api/admin/counter/sales': 'order.sold_at_counter',
  'PUT /api/admin/orders/:id/contents': 'order.contents_changed',
  'POST /api/admin/orders/bulk': 'order.moved_to_day',
  'DELETE /api/admin/orders/:id': 'order.deleted',
  'POST /api/admin/orders/:id/on-account': 'order.taken_off_account',
  'PUT /api/admin/accounts/:id': 'account.saved',
  'POST /api/admin/accounts/:id/close': 'account.closed',
  'POST /api/admin/accounts/:id/payments': 'account.payment_recorded',
  'POST /api/admin/accounts/:id/statement-mail': 'account.statement_mailed',
  'PUT /api/admin/bank/columns': 'bank.columns_kept',
  'POST /api/admin/bank/payments': 'bank.recorded',
  'POST /api/admin/batches': 'batch.milled',
  'POST /api/admin/batches/undo': 'batch.undone',
  'POST /api/admin/batches/:id/recall': 'batch.recalled',
  'POST /api/admin/batches/:id/told': 'batch.holder_told',
  'POST /api/admin/drawer': 'drawer.opened',
  'POST /api/admin/drawer/payouts': 'drawer.paid_out',
  'POST /api/admin/drawer/counts': 'drawer.counted',
  'POST /api/admin/drawer/close': 'drawer.closed',
  'POST /api/admin/drawers/:id/seen': 'drawer.seen',
  'POST /api/admin/runs': 'run.created',
  'PUT /api/admin/runs/plan': 'run.planned',
  'DELETE /api/admin/runs/:id': 'run.removed',
  'POST /api/admin/runs/:id/start': 'run.started',
  'POST /api/admin/runs/:id/cash-counts': 'run.count_corrected',
  'POST /api/admin/orders/:id/payments': 'order.payment_recorded',
  'POST /api/admin/payments/:id/correction': 'order.payment_corrected',
  'POST /api/admin/orders/:id/payment-claim/not-found': 'order.claim_not_found',
  'POST /api/admin/orders/:id/returns': 'order.flour_returned',
  'POST /api/admin/orders/:id/discounts': 'order.discount_given',
  'POST /api/admin/my-runs/:id/actions': 'order.delivered',
  'POST /api/admin/my-runs/:id/unrecorded': 'order.rider_unrecorded',
  'PUT /api/users/:id/profile': 'user.updated',
  'DELETE /api/users/:id': 'user.deleted',
  'PUT /api/contact/:id/state': 'contact_message.moved',
  'DELETE /api/contact/:id': 'contact_message.deleted',
  'POST /api/admin/letters/:id/send-again': 'letter.sent_again',
  'PUT /api/admin/language': 'user.updated',
  'POST /api/admin/proof/passkey': 'session.proved',
  'POST /api/admin/proof/password': 'session.proved',
  'POST /api/admin/passkeys': 'passkey.added',
  'PUT /api/admin/passkeys/:id': 'passkey.renamed',
  'DELETE /api/admin/passkeys/:id': 'passkey.removed',
  'PUT /api/admin/passkey-rule': 'passkeys.made_optional',
  'PUT /api/admin/settings': 'settings.saved',
  'PUT /api/admin/staff/:id/duty': 'staff.duty_changed',
  'PUT /api/admin/staff/:id/disabled': 'staff.disabled',
  'POST /api/admin/staff/:id/password-link': 'staff.password_link_made',
  'POST /api/admin/staff/invitations': 'staff.invited',
  'POST /api/admin/staff/invitations/:id/renew': 'staff.invitation_renewed',
  'DELETE /api/admin/staff/invitations/:id': 'staff.invitation_cancelled',
};

const ofManyPayments = ['bank.recorded', 'account.payment_recorded'];

/** These only ask for a challenge, which expires by itself. */
const beginnings = ['POST /api/admin/passkeys/options', 'POST /api/admin/proof/options'];

/** Paper that was printed moves no order, no money and no flour. */
const prints = ['POST /api/admin/milling-sheet/printed'];

/** How a person sees their own panel is nobody else's matter. */
const ownChoices = ['PUT /api/admin/preferences'];

/** This call only shows what a file would change. */
const checks = ['POST /api/admin/product-import/check'];

/** These calls note who calls which customer: a lease that ends by itself. */
const leases = [
  'POST /api/admin/confirm/next',
  'POST /api/admin/confirm/:id/keep',
  'POST /api/admin/confirm/:id/give-back',
];

test('this test covers every route by which staff change data', () => {
  const open = shop.app.declaredRoutes.filter(({ access }) => ['admin', 'self'].includes(access));
  const routes = open.map(({ method, url }) => `${method} ${url}`).filter(isUnsafe);
  expect(routes.filter((route) => !route.startsWith('HEAD')).sort()).toEqual(
    [
      ...Object.keys(staffActions),
      ...beginnings,
      ...prints,
      ...ownChoices,
      ...checks,
      ...leases,
    ].sort(),
  );
});

test.each(Object.entries(staffActions))(
  '%s by staff adds exactly one audit row: %s',
  async (route, action) => {
    const call = await validCall(shop, route, 'admin');
    const before = await auditRows();
    const answer = await shop.app.inject(requestOf(route, call));
    expect([200, 201]).toContain(answer.statusCode);
    // A new caller gets an account first.
    const added = (await auditRows())
      .slice(before.length)
      .filter((row) => action === 'user.created' || row.action !== 'user.created')
      // A milling moves its orders, too, and each has its own row.
      .filter((row) => !action.startsWith('batch.') || row.action !== 'order.status_changed')
      // Each order that a bank statement or a payment on account pays has its own row.
      .filter((row) => !ofManyPayments.includes(action) || row.action !== 'order.payment_recorded');
    expect(added).toMatchObject([{ action, actorId: call.by!.userId }]);
    expect(added[0]!.subjectId).not.toBe('');
  },
);

test.each(Object.keys(staffActions))('%s adds no audit row when refused', async (route) => {
  const call = await validCall(shop, route, 'admin');
  const stranger = await validCall(shop, 'GET /api/my-orders');
  const before = await auditRows();
  const answer = await shop.app.inject(requestOf(route, { ...call, by: stranger.by }));
  expect(answer.statusCode).toBe(403);
  expect(await auditRows()).toEqual(before);
});

test.each([
  ['POST /api/users', 'user.created'],
  ['POST /api/login', 'session.opened'],
  ['POST /api/admin/login', 'session.opened'],
  ['POST /api/admin/passkey-login', 'session.opened'],
  ['POST /api/logout', 'session.closed'],
  ['DELETE /api/users/:id', 'user.deleted'],
])('%s adds exactly one audit row: %s', async (route, action) => {
  const call = await validCall(shop, route);
  const before = await auditRows();
  await shop.app.inject(requestOf(route, call));
  const added = (await auditRows()).slice(before.length);
  expect(added).toMatchObject([{ action }]);
  expect(added[0]!.actorId).toBe(added[0]!.subjectId);
});

test('reads add no audit row, but for downloads of data', async () => {
  const calls = routesOf(shop).filter((route) => !isUnsafe(route) && !route.includes(':subject'));
  for (const route of calls) {
    const call = await validCall(shop, route);
    const before = await auditRows();
    await shop.app.inject(requestOf(route, call));
    expect(await auditRows(), route).toEqual(before);
  }
});

test.each(['audit_heads', 'audit_log', 'order_events', 'stock_movements'])(
  '%s is append-only',
  async (table) => {
    await shop.app.inject(requestOf('POST /api/orders', await validCall(shop, 'POST /api/orders')));
    await exportAuditHead({ db: shop.db, log: shop.app.log });
    const refusal = { message: `${table} is append-only` };
    const name = sql.table(table);
    for (const statement of [
      sql`update ${name} set at = now()`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
    ]) {
      await expect(statement.execute(shop.db)).rejects.toMatchObject(refusal);
    }
  },
);

test('detects an audit row that the owner edited with triggers disabled', async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  const rows = await auditRows();
  const edited = rows[Math.floor(rows.length / 2)]!;
  await sql`alter table audit_log disable trigger all`.execute(shop.db);
  await sql`update audit_log set action = 'nothing' where id = ${edited.id}`.execute(shop.db);
  await sql`alter table audit_log enable trigger all`.execute(shop.db);
  expect(await checkInvariants(shop.db)).toMatchObject([
    {
      name: 'the audit log is one unbroken chain',
      findings: [expect.stringContaining(`row ${edited.id} `)],
    },
  ]);
});

test('records the audit head once a day and detects rows deleted after it', async () => {
  const told: { auditHead: AuditHead }[] = [];
  const write = (line: object) => told.push(line as (typeof told)[number]);
  const log = { info: write, warn: write, error: write };
  const fresh = await startTestApp();
  onTestFinished(() => fresh.close());
  const call = async () =>
    fresh.app.inject(requestOf('POST /api/users', await validCall(fresh, 'POST /api/users')));

  await exportAuditHead({ db: fresh.db, log });
  expect(told).toEqual([]);
  await call();
  await Promise.all([1, 2, 3].map(() => exportAuditHead({ db: fresh.db, log })));
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from audit_log`.execute(fresh.db);
  expect(told).toEqual([{ auditHead: { entryId: 1, hash: rows[0]!.hash } }]);
  await call();
  expect(await checkInvariants(fresh.db)).toEqual([]);

  await sql`alter table audit_log disable trigger all`.execute(fresh.db);
  await sql`delete from audit_log`.execute(fresh.db);
  await sql`alter table audit_log enable trigger all`.execute(fresh.db);
  expect(await checkInvariants(fresh.db)).toMatchObject([
    {
      name: 'the audit log contains every recorded head',
      findings: [
        expect.stringMatching(
          /^row 1, the head of \d{4}-\d\d-\d\d, is missing or has another hash$/,
        ),
      ],
    },
  ]);
});
