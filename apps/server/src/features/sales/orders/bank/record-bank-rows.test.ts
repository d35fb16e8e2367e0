import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { BankRecorded } from '@dalan/contract/bank/bank-rows';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { countStatements } from '../../../../../test/database/count-statements.ts';
import { bankRequest, bankRowFor } from '../../../../../test/requests/bank-requests.ts';
import {
  claimRequest,
  correctionRequest,
  paymentRequest,
} from '../../../../../test/requests/payment-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function read(orderId: string): Promise<Order> {
  const url = `/api/admin/orders/${orderId}`;
  return (await shop.app.inject({ url, headers: shop.staff.headers })).json<Order>();
}

async function countOf(table: 'payments' | 'bank_rows' | 'bank_imports'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
  `.execute(shop.db);
  return rows[0]!.count;
}

type Row = ReturnType<typeof bankRowFor>;

/** Nothing is recorded, and the refusal names these orders. */
async function expectRefused(rows: Row[], named: { order: Order; why: string }[]) {
  const before = [await countOf('payments'), await countOf('bank_rows')];
  const answer = await shop.app.inject(bankRequest(shop.staff, rows));
  expect(answer.statusCode, answer.body).toBe(409);
  const { code, message, details } = answer.json<ErrorAnswer>();
  expect(code).toBe('BANK_CHANGED');
  expect(message).toMatch(/^Nothing was recorded/);
  expect(details?.bankRows).toEqual(
    named.map(({ order, why }) => ({ orderId: order._id, name: 'Asha', why })),
  );
  expect([await countOf('payments'), await countOf('bank_rows')]).toEqual(before);
}

describe('recording rows of a statement', () => {
  test('makes ordinary payments with reference, history, mail, claim and audit', async () => {
    const [claimed, other] = [await shop.place('Delivered'), await shop.place()];
    await shop.app.inject(claimRequest(shop.buyer, claimed._id, '431277120045'));
    const rows = [
      bankRowFor(claimed, { reference: '0000431277120045', text: 'UPI-ASHA-431277120045' }),
      bankRowFor(other, {
        reference: 'N321224',
        text: 'NEFT CR-ASHA',
        amount: other.amountToPay / 2,
      }),
    ];
    const answer = await shop.app.inject(bankRequest(shop.staff, rows));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<BankRecorded>().payments).toEqual(
      expect.arrayContaining([
        {
          orderId: claimed._id,
          name: 'Asha',
          amount: claimed.amountToPay,
          paymentStatus: 'Paid',
        },
        {
          orderId: other._id,
          name: 'Asha',
          amount: other.amountToPay / 2,
          paymentStatus: 'Partially Paid',
        },
      ]),
    );
    const paid = await read(claimed._id);
    expect(paid).toMatchObject({
      paymentStatus: 'Paid',
      orderStatus: 'Delivered',
      paidAmount: claimed.amountToPay,
      claim: { state: 'found' },
      payments: [{ method: 'UPI', reference: '431277120045', by: 'Staff Kulkarni' }],
    });
    expect(paid.history.at(-1)).toMatchObject({ kind: 'payment recorded', paymentStatus: 'Paid' });
    expect((await read(other._id)).payments).toMatchObject([
      { method: 'other', reference: 'N321224' },
    ]);
    const { rows: letters } = await sql`
      select from letters join order_events event on event.id::text = subject_id
      where letters.kind = 'order/customer' and event.kind = 'payment recorded'
        and order_id = any(${[claimed._id, other._id]}::uuid[])
    `.execute(shop.db);
    expect(letters).toHaveLength(2);
    const { rows: audit } = await sql<{ action: string; details: unknown }>`
      select action, details from audit_log order by id desc limit 3
    `.execute(shop.db);
    expect(audit.map(({ action }) => action)).toEqual([
      'bank.recorded',
      'order.payment_recorded',
      'order.payment_recorded',
    ]);
    expect(audit[0]?.details).toEqual({
      payments: 2,
      amount: claimed.amountToPay + other.amountToPay / 2,
      from: '2026-11-01',
      to: '2026-11-17',
    });
  });

  test('keeps only fingerprint, day, amounts and payment, nothing of the text', async () => {
    const order = await shop.place();
    await shop.app.inject(
      bankRequest(shop.staff, [bankRowFor(order, { text: 'UPI-SECRET NAME' })]),
    );
    const { rows } = await sql<{ kept: string }>`
      select bank_rows::text || bank_imports::text as kept
      from bank_rows join bank_imports on bank_imports.id = import_id
    `.execute(shop.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ kept }) => /SECRET|UPI|4312/.test(kept))).toEqual([]);
  });

  test('takes as few statements for fifty rows as for two', async () => {
    const counts: number[] = [];
    for (const many of [2, 50]) {
      const rows: Row[] = [];
      for (let placed = 0; placed < many; placed += 1) rows.push(bankRowFor(await shop.place()));
      const before = await countOf('payments');
      const statements = await countStatements(() =>
        shop.app.inject(bankRequest(shop.staff, rows)),
      );
      expect((await countOf('payments')) - before).toBe(many);
      counts.push(statements);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  });

  test('is done once per key, whatever the sequence of the rows', async () => {
    const rows = [bankRowFor(await shop.place()), bankRowFor(await shop.place())];
    const key = randomUUID();
    const first = await shop.app.inject(bankRequest(shop.staff, rows, key));
    const again = await shop.app.inject(bankRequest(shop.staff, rows.toReversed(), key));
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const other = [bankRowFor(await shop.place())];
    const reused = await shop.app.inject(bankRequest(shop.staff, other, key));
    expect(reused.json<ErrorAnswer>().code).toBe('KEY_REUSED');
  });

  test('records of a larger row only what is open', async () => {
    const order = await shop.place();
    const row = bankRowFor(order, { amount: order.amountToPay + 8 });
    const unasked = await shop.app.inject(bankRequest(shop.staff, [row]));
    expect(unasked.statusCode).toBe(400);
    const asked = await shop.app.inject(bankRequest(shop.staff, [{ ...row, isTooMuch: true }]));
    expect(asked.json<BankRecorded>().payments).toMatchObject([{ amount: order.amountToPay }]);
    expect(await read(order._id)).toMatchObject({ paymentStatus: 'Paid' });
    await expectRefused([{ ...row, isTooMuch: true }], [{ order, why: 'recorded' }]);
  });
});

describe('nothing at all is recorded', () => {
  test('if one row was recorded before, also for another order or from another file', async () => {
    const [order, other, third] = [await shop.place(), await shop.place(), await shop.place()];
    const row = bankRowFor(order, { reference: '', text: 'CASH DEPOSIT' });
    expect((await shop.app.inject(bankRequest(shop.staff, [row]))).statusCode).toBe(200);
    const moved = { ...row, orderId: other._id, text: ' cash  deposit' };
    await expectRefused([bankRowFor(third), moved], [{ order: other, why: 'recorded' }]);
    const second = await shop.app.inject(bankRequest(shop.staff, [{ ...moved, copy: 2 }]));
    expect(second.statusCode, second.body).toBe(200);
  });

  test('if the payment was recorded by hand with its reference, until that is taken off', async () => {
    const [order, other] = [await shop.place(), await shop.place()];
    const amount = order.amountToPay;
    const byHand = { method: 'UPI', amount, reference: '431299990001' } as const;
    const paid = await shop.app.inject(paymentRequest(shop.staff, order._id, byHand));
    const row = bankRowFor(other, { reference: '0000431299990001' });
    await expectRefused([row], [{ order: other, why: 'recorded' }]);
    const payment = paid.json<Order>().payments[0]!;
    const correction = { amount, reason: 'Wrong order' };
    await shop.app.inject(correctionRequest(shop.staff, payment._id, correction));
    expect((await shop.app.inject(bankRequest(shop.staff, [row]))).statusCode).toBe(200);
  });

  test('if one transfer was recorded by hand for two orders, also when one was taken off', async () => {
    const [order, other, third] = [await shop.place(), await shop.place(), await shop.place()];
    const reference = '431299990002';
    const shares: string[] = [];
    for (const [{ _id }, amount] of [[order, 3] as const, [other, 2] as const]) {
      const byHand = { method: 'UPI', amount, reference } as const;
      const paid = await shop.app.inject(paymentRequest(shop.staff, _id, byHand));
      shares.push(paid.json<Order>().payments[0]!._id);
    }
    const row = bankRowFor(third, { reference, text: 'UPI-ASHA', amount: 5 });
    await expectRefused([row], [{ order: third, why: 'recorded' }]);
    const correction = { amount: 2, reason: 'Given back' };
    await shop.app.inject(correctionRequest(shop.staff, shares[1]!, correction));
    await expectRefused([row], [{ order: third, why: 'recorded' }]);
    await shop.app.inject(correctionRequest(shop.staff, shares[0]!, { ...correction, amount: 3 }));
    expect((await shop.app.inject(bankRequest(shop.staff, [row]))).statusCode).toBe(200);
  });

  test('if an order has another open amount, was settled or has ended', async () => {
    const [paid, settled, cancelled] = [await shop.place(), await shop.place(), await shop.place()];
    const rows = [paid, settled, cancelled].map((order) => bankRowFor(order));
    const part = { method: 'cash', amount: 1 } as const;
    await shop.app.inject(paymentRequest(shop.staff, paid._id, part));
    await shop.setStatus(settled._id, { orderStatus: 'Delivered', paymentStatus: 'Paid' });
    await shop.setStatus(cancelled._id, { orderStatus: 'Cancelled' });
    await expectRefused(
      [bankRowFor(await shop.place()), ...rows],
      [
        { order: paid, why: 'other amount' },
        { order: settled, why: 'order ended' },
        { order: cancelled, why: 'order ended' },
      ],
    );
  });

  test.each([
    ['a day outside the statement', (row: Row) => [{ ...row, day: '2026-11-18' }]],
    ['the same row twice', (row: Row) => [row, { ...row, orderId: randomUUID() }]],
    ['an order twice', (row: Row) => [row, { ...row, copy: 2 }]],
    ['no row', () => []],
    ['a fraction of a paisa', (row: Row) => [{ ...row, amount: 1.001 }]],
    ['a text that is too long', (row: Row) => [{ ...row, text: 'x'.repeat(501) }]],
  ])('with %s', async (_what, rowsOf) => {
    const order = await shop.place();
    const answer = await shop.app.inject(bankRequest(shop.staff, rowsOf(bankRowFor(order))));
    expect(answer.statusCode, answer.body).toBe(400);
    expect((await read(order._id)).payments).toEqual([]);
  });
});
