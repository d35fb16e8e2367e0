import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { NewCashCount, Run } from '@dalan/contract/mill/runs';
import { untilLockWaits } from '../../../../test/database/lock-waits.ts';
import { correctionRequest } from '../../../../test/requests/payment-requests.ts';
import {
  countRequest,
  deliver,
  packedOrder,
  plannedRun,
  readOrder,
  readRun,
  setStatus,
  startRequest,
} from '../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let vilas: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
  vilas = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'delivery' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

/**
 * Starts a run with one order of 200 rupees per entry of `paid`. Null is a stop that is not done
 * yet.
 */
async function runOut(paid: (number | null)[]) {
  const orders = [];
  while (orders.length < paid.length) orders.push(await packedOrder(shop, staff));
  const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders });
  await shop.app.inject(startRequest(staff, run));
  for (const [index, rupees] of paid.entries()) {
    if (rupees === null) continue;
    const orderId = orders[index]!._id;
    await deliver(shop, staff, { runId: run._id, orderId, cashPaise: rupees * 100 });
  }
  return { runId: run._id, orders };
}

const count = (runId: string, asked: Partial<NewCashCount>, key?: string) =>
  shop.app.inject(countRequest(staff, runId, asked, key));
const refusalOf = async (asked: ReturnType<typeof count>) => (await asked).json<ErrorAnswer>();

describe('counting', () => {
  test('compares with the cash that was recorded, and closes the run', async () => {
    const { runId } = await runOut([200, 100]);
    const notes = { '100': 2, '50': 1, '20': 2 };
    const answer = await count(runId, { expected: 300, notes, coins: 10 });
    expect(answer.json<Run>()).toMatchObject({
      state: 'closed',
      cashTaken: 300,
      counts: [{ expected: 300, counted: 300, coins: 10, notes, note: '', by: 'Sunanda More' }],
    });
  });

  test('wants a note for any difference', async () => {
    const { runId } = await runOut([200]);
    const short = { expected: 200, notes: { '100': 1 } };
    expect(await refusalOf(count(runId, short))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { note: 'Please say in a note why the count differs' },
    });
    expect((await count(runId, { ...short, note: '  ' })).statusCode).toBe(400);
    const kept = await count(runId, { ...short, note: ' No change at the door ' });
    expect(kept.json<Run>().counts).toMatchObject([{ note: 'No change at the door' }]);
  });

  test('is refused while stops are open, with how many', async () => {
    const { runId, orders } = await runOut([200, null, null]);
    const whole = { expected: 200, notes: { '200': 1 } };
    expect(await refusalOf(count(runId, whole))).toMatchObject({
      code: 'RUN_REFUSED',
      message: '2 actions of Vilas are not here yet',
    });
    await setStatus(shop, staff, orders[1]!._id, 'Delivered');
    await setStatus(shop, staff, orders[2]!._id, 'Cancelled');
    expect((await count(runId, whole)).statusCode).toBe(200);
  });

  test('is refused if the screen expected another sum, and before the start', async () => {
    const { runId } = await runOut([200]);
    expect(await refusalOf(count(runId, { expected: 100, notes: { '100': 1 } }))).toMatchObject({
      code: 'CASH_CHANGED',
      details: { expected: 200 },
    });
    const order = await packedOrder(shop, staff);
    const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [order] });
    expect((await refusalOf(count(run._id, {}))).code).toBe('RUN_REFUSED');
  });

  test('wants known notes, whole numbers and a key', async () => {
    const { runId } = await runOut([0]);
    for (const wrong of [
      { notes: { '2000': 1 } },
      { notes: { '500': 0.5 } },
      { notes: { '500': -1 } },
      { coins: 1.005 },
      { coins: -1 },
    ]) {
      expect((await count(runId, wrong)).statusCode).toBe(400);
    }
    const { headers } = staff;
    const withoutKey = { ...countRequest(staff, runId, {}), headers };
    expect((await shop.app.inject(withoutKey)).statusCode).toBe(400);
    expect((await count(runId, {})).statusCode).toBe(200);
  });
});

describe('a correction', () => {
  test('is a second row with a reason; the first stays', async () => {
    const { runId } = await runOut([200]);
    const whole = { expected: 200, notes: { '200': 1 } };
    const first = (await count(runId, whole)).json<Run>().counts[0]!;
    const fix = { expected: 200, notes: { '100': 1 }, corrects: first._id };
    expect((await refusalOf(count(runId, fix))).fields).toHaveProperty('note');
    const fixed = (await count(runId, { ...fix, note: 'One note was double' })).json<Run>();
    expect(fixed.counts).toMatchObject([
      { _id: first._id, counted: 200 },
      { corrects: first._id, counted: 100, note: 'One note was double' },
    ]);
    const again = { ...fix, note: 'Once more' };
    expect((await refusalOf(count(runId, again))).code).toBe('RUN_CHANGED');
    const wrong = await shop.app.inject(countRequest(staff, runId, whole));
    expect(wrong.json<ErrorAnswer>().code).toBe('RUN_CHANGED');
  });

  test('of a payment belongs to the run until it is closed, and not afterwards', async () => {
    const { runId, orders } = await runOut([200]);
    const { payments } = await readOrder(shop, staff, orders[0]!._id);
    const fix = { amount: 50, reason: 'Typed' };
    await shop.app.inject(correctionRequest(staff, payments[0]!._id, fix));
    expect((await readRun(shop, staff, runId)).cashTaken).toBe(150);
    await count(runId, { expected: 150, notes: { '100': 1, '50': 1 } });
    await shop.app.inject(correctionRequest(staff, payments[0]!._id, fix));
    expect((await readRun(shop, staff, runId)).cashTaken).toBe(150);
    expect((await readOrder(shop, staff, orders[0]!._id)).paidAmount).toBe(100);
  });
});

describe('at the same moment', () => {
  test('a double tap counts once; another count under the key is refused', async () => {
    const { runId } = await runOut([200]);
    const whole = { expected: 200, notes: { '200': 1 } };
    const taps = await Promise.all([1, 2, 3].map(() => count(runId, whole, 'a-key')));
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await readRun(shop, staff, runId)).counts).toHaveLength(1);
    const other = { ...whole, notes: { '100': 1 }, note: 'Why' };
    expect((await refusalOf(count(runId, other, 'a-key'))).code).toBe('KEY_REUSED');
  });

  test('two people count: one closes the run, the other is shown that', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { runId } = await runOut([200]);
      const whole = { expected: 200, notes: { '200': 1 } };
      const answers = await Promise.all([1, 2].map(() => count(runId, whole)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const lost = answers.find(({ statusCode }) => statusCode === 409)!;
      expect(lost.json<ErrorAnswer>()).toMatchObject({
        code: 'RUN_CHANGED',
        details: { run: { state: 'closed' } },
      });
    }
  });

  test("a late action of the rider comes first: the count sees its money and isn't kept", async () => {
    const { runId, orders } = await runOut([200, null]);
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<undefined>();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<undefined>();
    const late = shop.db.transaction().execute(async (tx) => {
      await sql`select from runs where id = ${runId} for update`.execute(tx);
      await sql`update run_stops set outcome = 'delivered', done_at = now()
        where run_id = ${runId} and order_id = ${orders[1]!._id}`.execute(tx);
      await sql`insert into order_events (order_id, kind, order_status, payment_status)
        values (${orders[1]!._id}, 'payment recorded', 'Shipped', 'Paid')`.execute(tx);
      await sql`insert into letters (kind, subject_id)
        select 'order/customer', max(id) from order_events where order_id = ${orders[1]!._id}`.execute(
        tx,
      );
      await sql`insert into payments (order_id, event_id, method, amount_paise, reference, reason,
          recorded_by, idempotency_key, run_id)
        select ${orders[1]!._id}::uuid, max(id), 'cash', 20000, '', '', ${staff.userId}::uuid,
          'late', ${runId}::uuid
        from order_events where order_id = ${orders[1]!._id}`.execute(tx);
      await sql`update orders set payment_status = 'Paid', version = version + 1
        where id = ${orders[1]!._id}`.execute(tx);
      locked(undefined);
      await mayCommit;
    });
    await isLocked;
    const counting = count(runId, { expected: 200, notes: { '200': 1 } });
    await untilLockWaits(shop.db, 1);
    commit(undefined);
    await late;
    expect((await counting).json<ErrorAnswer>()).toMatchObject({
      code: 'CASH_CHANGED',
      details: { expected: 400 },
    });
    expect((await readRun(shop, staff, runId)).state).toBe('out');
  });
});
