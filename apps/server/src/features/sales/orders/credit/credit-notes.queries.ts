import { sql } from 'kysely';
import type { BillDocument } from '@dalan/contract/payments/bills';
import type { CreditNoteDocument } from '@dalan/contract/payments/credit-note-documents';
import type { CreditedLine, CreditKind, FlourFate } from '@dalan/contract/payments/credit-notes';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type LineToCredit = CreditedLine & {
  id: number;
  productId: string;
  grindKey: string | null;
  name: string;
};

/** Lists the lines of a locked order with what earlier notes took off them, in the order of the bill. */
export async function listLinesToCredit(tx: Tx, orderId: string): Promise<LineToCredit[]> {
  const { rows } = await sql<LineToCredit>`
    select item.id, item.product_id, item.grind ->> 'key' as grind_key, item.name,
      item.weight_grams, item.price_paise, item.total_paise, taken.*
    from order_items item cross join lateral (
      select coalesce(sum(grams), 0)::bigint as returned_grams,
        coalesce(sum(amount_paise), 0)::bigint as credited_paise,
        coalesce(sum(amount_paise) filter (where grams = 0), 0)::bigint as discount_paise
      from credit_note_lines where order_item_id = item.id
    ) taken
    where item.order_id = ${orderId} order by item.line_no
  `.execute(tx);
  return rows;
}

/** The delivery charge of an order, or 0 once it was given back. */
export async function getChargeLeft(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select case when exists (
      select from credit_notes where order_id = orders.id and delivery_paise > 0
    ) then 0 else delivery_charge_paise end as paise
    from orders where id = ${orderId}
  `.execute(tx);
  return rows[0]?.paise ?? 0;
}

/** What brought a counter sale to the rupee; 0 for all other orders. */
export async function getRoundOff(tx: Tx, orderId: string): Promise<number> {
  const { roundOffPaise } = await tx
    .selectFrom('orders')
    .select('roundOffPaise')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return roundOffPaise;
}

export type BillToCredit = { number: string; madeAt: Date; document: BillDocument };

/** The bill, and the name of the person who makes the note. */
export async function getBillToCredit(
  tx: Tx,
  orderId: string,
  actorId: string,
): Promise<BillToCredit & { by: string }> {
  const { rows } = await sql<BillToCredit & { by: string }>`
    select number, made_at, document, actor.name as by
    from bills join users actor on actor.id = ${actorId}
    where bills.order_id = ${orderId}
  `.execute(tx);
  const [bill] = rows;
  if (bill === undefined) throw new Error('the bill was made in this transaction at the latest');
  return bill;
}

export async function findNoteByKey(
  tx: Tx,
  orderId: string,
  idempotencyKey: string,
): Promise<{ requestHash: Buffer } | undefined> {
  return tx
    .selectFrom('creditNotes')
    .select('requestHash')
    .where('orderId', '=', orderId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

export type NoteToInsert = {
  orderId: string;
  kind: CreditKind;
  reason: string;
  flour: FlourFate | null;
  deliveryPaise: number;
  roundOffPaise: number;
  amountPaise: number;
  document: CreditNoteDocument;
  madeBy: string;
  eventId: number;
  idempotencyKey: string;
  requestHash: Buffer;
};
export type LineToInsert = { orderItemId: number; grams: number; amountPaise: number };

/** The trigger gives it the next number, and others wait until this transaction ends. */
export async function insertCreditNote(
  tx: Tx,
  note: NoteToInsert,
  lines: LineToInsert[],
): Promise<{ id: string; number: string }> {
  const { rows } = await sql<{ id: string; number: string }>`
    insert into credit_notes (order_id, kind, reason, flour, delivery_paise, round_off_paise,
      amount_paise, document, made_by, event_id, idempotency_key, request_hash)
    values (${note.orderId}, ${note.kind}, ${note.reason}, ${note.flour}, ${note.deliveryPaise},
      ${note.roundOffPaise}, ${note.amountPaise}, ${JSON.stringify(note.document)}::jsonb, ${note.madeBy},
      ${note.eventId}, ${note.idempotencyKey}, ${note.requestHash})
    returning id, number
  `.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error('an insert without a conflict returns its row');
  await tx
    .insertInto('creditNoteLines')
    .values(lines.map((line) => ({ ...line, creditNoteId: made.id })))
    .execute();
  return made;
}

export async function hasReturn(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('creditNotes')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'return')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type CreditNoteRow = {
  id: string;
  orderId: string;
  userId: string;
  number: string;
  madeAt: Date;
  document: CreditNoteDocument;
};

export async function findCreditNote(db: Db, id: string): Promise<CreditNoteRow | undefined> {
  const { rows } = await sql<CreditNoteRow>`
    select note.id, note.order_id, o.user_id, note.number, note.made_at, note.document
    from credit_notes note join orders o on o.id = note.order_id
    where note.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function listCreditNoteRowsOfOrders(db: Db, orderIds: string[]) {
  return db
    .selectFrom('creditNotes')
    .select(['orderId', 'number', 'madeAt', 'document'])
    .where('orderId', 'in', orderIds)
    .orderBy('orderId', 'desc')
    .orderBy('madeAt')
    .execute();
}
