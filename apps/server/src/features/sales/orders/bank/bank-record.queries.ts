import { sql } from 'kysely';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import type { Tx } from '../../../../platform/db/transaction.ts';

type Call = { actorId: string; idempotencyKey: string };

export async function findImportByKey(
  tx: Tx,
  { actorId, idempotencyKey }: Call,
): Promise<{ id: string; requestHash: Buffer } | undefined> {
  return tx
    .selectFrom('bankImports')
    .select(['id', 'requestHash'])
    .where('madeBy', '=', actorId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

type NewImport = Call & { from: string; to: string; requestHash: Buffer };

/** Undefined if this person uses the key for something else at the same time. */
export async function insertImport(tx: Tx, made: NewImport): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into bank_imports (first_day, last_day, made_by, idempotency_key, request_hash)
    values (${made.from}::date, ${made.to}::date, ${made.actorId}::uuid, ${made.idempotencyKey},
      ${made.requestHash})
    on conflict (made_by, idempotency_key) do nothing
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Those of the fingerprints that are recorded. */
export async function findRecorded(tx: Tx, fingerprints: Buffer[]): Promise<Buffer[]> {
  const { rows } = await sql<{ fingerprint: Buffer }>`
    select fingerprint from bank_rows where fingerprint = any(${fingerprints}::bytea[])
  `.execute(tx);
  return rows.map(({ fingerprint }) => fingerprint);
}

export type RowToInsert = {
  fingerprint: Buffer;
  day: string;
  amountPaise: number;
  recordedPaise: number;
  paymentId: string;
};

/**
 * Returns the fingerprints that were inserted. Waits for others who insert the same ones: all callers
 * insert in the sequence of the fingerprints, so that none waits for another in a circle.
 */
export async function insertBankRows(
  tx: Tx,
  importId: string,
  rows: RowToInsert[],
): Promise<Buffer[]> {
  const asText = rows.map(({ fingerprint, ...row }) => ({
    ...row,
    fingerprint: fingerprint.toString('hex'),
  }));
  const inserted = await sql<{ fingerprint: Buffer }>`
    insert into bank_rows (fingerprint, import_id, day, amount_paise, recorded_paise, payment_id)
    select decode(fingerprint, 'hex'), ${importId}::uuid, day, "amountPaise", "recordedPaise",
      "paymentId"
    from jsonb_to_recordset(${JSON.stringify(asText)}::jsonb)
      as row (fingerprint text, day date, "amountPaise" bigint, "recordedPaise" bigint,
        "paymentId" uuid)
    order by fingerprint
    on conflict (fingerprint) do nothing
    returning fingerprint
  `.execute(tx);
  return inserted.rows.map(({ fingerprint }) => fingerprint);
}

export type RecordedRow = {
  orderId: string;
  name: string;
  amountPaise: number;
  paymentStatus: PaymentStatus;
};

/** The payments of an import, with the status that each set. */
export async function listPaymentsOfImport(tx: Tx, importId: string): Promise<RecordedRow[]> {
  const { rows } = await sql<RecordedRow>`
    select paid.order_id, users.name, paid.amount_paise, event.payment_status
    from bank_rows
    join payments paid on paid.id = payment_id
    join order_events event on event.id = paid.event_id
    join orders on orders.id = paid.order_id
    join users on users.id = orders.user_id
    where import_id = ${importId} order by paid.event_id
  `.execute(tx);
  return rows;
}

/** Names of the customers, by order. */
export async function findNamesOfOrders(tx: Tx, orderIds: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select orders.id, users.name from orders join users on users.id = orders.user_id
    where orders.id = any(${orderIds}::uuid[])
  `.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
