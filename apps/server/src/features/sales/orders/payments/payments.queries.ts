import { sql } from 'kysely';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import {
  creditedPaise,
  paidPaise,
  soldPaise,
  toPayPaise,
} from '../../../../platform/db/order-money.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type Balance = { toPayPaise: number; paidPaise: number };

/** The whole money of an order: what was sold, given back and paid. */
export type OrderMoney = Balance & {
  soldPaise: number;
  creditedPaise: number;
  refundedPaise: number;
  hasPayments: boolean;
};

/** Call it after the order is locked: a statement of its own sees what was committed meanwhile. */
export async function getBalance(tx: Tx, orderId: string): Promise<Balance> {
  const balances = await getBalances(tx, [orderId]);
  return balances.get(orderId) ?? { toPayPaise: 0, paidPaise: 0 };
}

/** The same for many locked orders. */
export async function getBalances(tx: Tx, orderIds: string[]): Promise<Map<string, Balance>> {
  const { rows } = await sql<Balance & { id: string }>`
    select o.id, ${toPayPaise} as to_pay_paise, ${paidPaise} as paid_paise
    from orders o where o.id = any(${orderIds}::uuid[])
  `.execute(tx);
  return new Map(rows.map(({ id, ...balance }) => [id, balance]));
}

/** Call it after the order is locked, like `getBalance`. */
export async function getOrderMoney(tx: Tx, orderId: string): Promise<OrderMoney> {
  const { rows } = await sql<OrderMoney>`
    select ${soldPaise} as sold_paise, ${creditedPaise} as credited_paise,
      ${toPayPaise} as to_pay_paise, ${paidPaise} as paid_paise,
      (select coalesce(-sum(amount_paise), 0)::bigint from payments
        where order_id = o.id and credit_note_id is not null) as refunded_paise,
      exists (select from payments where order_id = o.id) as has_payments
    from orders o where o.id = ${orderId}
  `.execute(tx);
  const [money] = rows;
  if (money === undefined) throw new Error('the order is locked and must exist');
  return money;
}

export type RecordedPayment = {
  id: string;
  orderId: string;
  method: PaymentMethod;
  amountPaise: number;
  corrects: string | null;
  reason: string;
  /** The run on which a rider took it. */
  runId: string | null;
  /** Set only for money that was given back. */
  creditNoteId: string | null;
};

export async function findPaymentByKey(
  tx: Tx,
  orderId: string,
  idempotencyKey: string,
): Promise<RecordedPayment | undefined> {
  const { rows } = await sql<RecordedPayment>`
    select id, order_id, method, amount_paise, corrects, reason, run_id, credit_note_id from payments
    where order_id = ${orderId} and idempotency_key = ${idempotencyKey}
  `.execute(tx);
  return rows[0];
}

export async function findPayment(db: Db, id: string): Promise<RecordedPayment | undefined> {
  const { rows } = await sql<RecordedPayment>`
    select id, order_id, method, amount_paise, corrects, reason, run_id, credit_note_id
    from payments where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Returns what earlier corrections leave of a payment. */
export async function getRestOfPayment(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ restPaise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as rest_paise from payments
    where id = ${id} or corrects = ${id}
  `.execute(tx);
  return rows[0]?.restPaise ?? 0;
}

export type PaymentToInsert = Omit<RecordedPayment, 'id' | 'runId' | 'creditNoteId'> & {
  runId?: string | null;
  creditNoteId?: string;
  eventId: number;
  reference: string;
  recordedBy: string;
  idempotencyKey: string;
  /** Now, unless a rider took the money earlier. */
  receivedAt?: Date;
};

export async function insertPayment(tx: Tx, payment: PaymentToInsert): Promise<string> {
  const { id } = await tx
    .insertInto('payments')
    .values(payment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False once the run's cash was counted. Lock the run before the order. */
export async function holdRunWhileOpen(tx: Tx, runId: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    select state from runs where id = ${runId} for share
  `.execute(tx);
  return rows[0] !== undefined && rows[0].state !== 'closed';
}
