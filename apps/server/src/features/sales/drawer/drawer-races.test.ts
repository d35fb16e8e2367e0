import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawerCount } from '@dalan/contract/drawer/drawer';
import type { Order } from '@dalan/contract/orders/orders';
import { untilLockWaits } from '../../../../test/database/lock-waits.ts';
import { rounds } from '../../../../test/database/property-runs.ts';
import {
  closeOpenDrawer,
  closeRequest,
  countCoins,
  drawerCountRequest,
  openAnew,
  openRequest,
  payoutRequest,
  readDrawer,
} from '../../../../test/requests/drawer-requests.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { paymentRequest } from '../../../../test/requests/payment-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

const ROUNDS = rounds(50);

let shop: TestApp;
let staff: LoggedIn;
let colleague: LoggedIn;
let orderId: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
  colleague = await logInAs(shop, 'admin', { duty: 'counter' });
  const flour = await createTestProduct(shop.db, { stockKg: 100, pricePerKg: 1000 });
  const buyer = await logInAs(shop, 'user');
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 50 }]));
  orderId = placed.json<Order>()._id;
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const pay = (amount: number) =>
  shop.app.inject(paymentRequest(staff, orderId, { method: 'cash', amount }));
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

/** What closed drawers expected, and what payments say is in them. */
async function inClosedDrawers(drawerId: string) {
  const { rows } = await sql<{ expected: number | null; paid: number }>`
    select (expected_paise - float_paise)::bigint as expected,
      (select coalesce(sum(amount_paise), 0)::bigint from payments where drawer_id = drawers.id)
        as paid
    from drawers where id = ${drawerId}`.execute(shop.db);
  return rows[0]!;
}

test('of many openings at once, one opens the drawer', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await closeOpenDrawer(shop, staff);
    const answers = await Promise.all(
      [staff, colleague, staff, colleague].map((by) => shop.app.inject(openRequest(by, 100))),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
  }
});

test('the same opening, payout and count sent many times at once is recorded once', async () => {
  await closeOpenDrawer(shop, staff);
  const four = [1, 2, 3, 4];
  const opened = await Promise.all(
    four.map(() => shop.app.inject(openRequest(staff, 100, 'same-opening'))),
  );
  const tea = { amount: 10, reason: 'Tea' };
  const paid = await Promise.all(
    four.map(() => shop.app.inject(payoutRequest(staff, tea, 'same-payout'))),
  );
  const counted = await Promise.all(
    four.map(() => shop.app.inject(drawerCountRequest(staff, { coins: 1 }, 'same-count'))),
  );
  expect(statusesOf([...opened, ...paid, ...counted])).toEqual(Array(12).fill(200));
  expect(new Set(counted.map((answer) => answer.json<DrawerCount>()._id)).size).toBe(1);
  expect(await countCoins(shop, staff, 0)).toMatchObject({ expected: 90, payouts: 1 });
});

test('a payment and a closing at once: it is counted, or the closing is refused, or it is outside', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawerId = await openAnew(shop, staff, 0);
    const { _id: countId } = await countCoins(shop, staff, 0);
    const [closed, ...paid] = await Promise.all([
      shop.app.inject(closeRequest(colleague, { countId, stays: 0 })),
      pay(1),
      pay(2),
    ]);
    expect(statusesOf(paid)).toEqual([200, 200]);
    const { expected, paid: inside } = await inClosedDrawers(drawerId);
    seen.add(String(closed.statusCode));
    if (closed.statusCode === 200) expect({ expected, inside }).toEqual({ expected: 0, inside: 0 });
    else expect((await countCoins(shop, staff, 0)).expected * 100).toBe(inside);
  }
  expect([...seen].every((status) => ['200', '409'].includes(status))).toBe(true);
});

test('a closing waits for a payment that is being written, and then is refused', async () => {
  const drawerId = await openAnew(shop, staff, 0);
  const { _id: countId } = await countCoins(shop, staff, 0);
  let commit!: () => void;
  const written = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let hold!: () => void;
  const isHeld = new Promise<void>((resolve) => {
    hold = resolve;
  });
  // The lock of the audit log stops the payment after its row is written.
  const blocker = shop.db.transaction().execute(async (tx) => {
    await sql`lock table audit_log in access exclusive mode`.execute(tx);
    hold();
    await written;
  });
  await isHeld;
  const payment = pay(78);
  await untilLockWaits(shop.db, 1);
  const closing = shop.app.inject(closeRequest(staff, { countId, stays: 0 }));
  await untilLockWaits(shop.db, 2);
  commit();
  await blocker;
  expect((await payment).statusCode).toBe(200);
  expect((await closing).json()).toMatchObject({
    code: 'CASH_CHANGED',
    message: '₹78.00 came in since. Compare again.',
  });
  expect((await inClosedDrawers(drawerId)).paid).toBe(78_00);
});

test('a payment that waits for an opening is in the new drawer', async () => {
  await closeOpenDrawer(shop, staff);
  let commit!: () => void;
  const written = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let opened!: () => void;
  const isOpened = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const opening = shop.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('drawers'), 0)`.execute(tx);
    await sql`insert into drawers (float_paise, opened_by, opening_key)
      values (0, ${staff.userId}, 'held')`.execute(tx);
    opened();
    await written;
  });
  await isOpened;
  const payment = pay(5);
  await untilLockWaits(shop.db, 1);
  commit();
  await opening;
  expect((await payment).statusCode).toBe(200);
  expect((await countCoins(shop, staff, 0)).expected).toBe(5);
});

test('of two closings by two counts at once, one closes the drawer', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await openAnew(shop, staff, 100);
    const counts = [await countCoins(shop, staff, 100), await countCoins(shop, colleague, 100)];
    const answers = await Promise.all(
      counts.map(({ _id: countId }) =>
        shop.app.inject(closeRequest(staff, { countId, stays: 50 })),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await readDrawer(shop, staff)).open).toBeNull();
  }
});
