import { sql } from 'kysely';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import { payloadWithCause } from '../../../../platform/db/payload-with-cause.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type NewPaymentRow = {
  orderId: string;
  paymentStatus: PaymentStatus;
  method: PaymentMethod;
  amountPaise: number;
  reference: string;
};

type By = {
  actorId: string;
  idempotencyKey: string;
  /** Set if they are shares of one payment on account. Then the orders' own letters are left out. */
  accountPaymentId?: string;
};

/**
 * Sets the payment status of each order, and adds the event, the customer's letter and the payment,
 * in one statement. Returns the payments.
 */
export async function insertPaymentRows(
  tx: Tx,
  payments: NewPaymentRow[],
  { actorId, idempotencyKey, accountPaymentId }: By,
): Promise<{ id: string; orderId: string }[]> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    with paid as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb)
        as paid ("orderId" uuid, "paymentStatus" text, method text, "amountPaise" bigint, reference text)
    ), moved as (
      update orders
      set payment_status = paid."paymentStatus", version = version + 1, updated_at = now()
      from paid where orders.id = paid."orderId"
      returning orders.id, orders.order_status, orders.payment_status
    ), told as (
      insert into order_events (order_id, kind, order_status, payment_status, actor_id)
      select id, 'payment recorded', order_status, payment_status, ${actorId}::uuid
      from moved order by id
      returning id, order_id
    ), mailed as (
      insert into letters (kind, subject_id, payload)
      select 'order/customer', id::text, ${payloadWithCause()}::jsonb from told
      where ${accountPaymentId ?? null}::uuid is null order by id
    )
    insert into payments (order_id, event_id, method, amount_paise, reference, recorded_by,
      idempotency_key, account_payment_id)
    select paid."orderId", told.id, paid.method, paid."amountPaise", paid.reference,
      ${actorId}::uuid, ${idempotencyKey}, ${accountPaymentId ?? null}::uuid
    from paid join told on told.order_id = paid."orderId" order by told.id
    returning id, order_id
  `.execute(tx);
  return rows;
}

/** Recording a payment answers the customers who said that they have paid. */
export async function answerOpenClaims(
  tx: Tx,
  orderIds: string[],
  { actorId }: Pick<By, 'actorId'>,
): Promise<void> {
  await sql`
    update payment_claims
    set answer = 'found', answered_at = now(), answered_by = ${actorId}::uuid
    where order_id = any(${orderIds}::uuid[]) and answer is null
  `.execute(tx);
}
