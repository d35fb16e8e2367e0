import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { KeptBankColumns } from '@dalan/contract/bank/bank-rows';
import { bankLimits } from '@dalan/contract/bank/bank-rows';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { openPaise } from '../../../../platform/db/order-money.ts';
import { isOwed } from '../../../../platform/db/order-step.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type ImportRow = {
  id: string;
  madeAt: Date;
  by: string;
  firstDay: string;
  lastDay: string;
  recorded: number;
};

export async function listImports(db: Db): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select bank_imports.id, made_at, users.name as by, first_day, last_day, (
      select count(*)::int from bank_rows where import_id = bank_imports.id
    ) as recorded
    from bank_imports join users on users.id = made_by
    order by made_at desc, bank_imports.id desc limit ${bankLimits.importsShown}
  `.execute(db);
  return rows;
}

export async function listKeptColumns(db: Db): Promise<KeptBankColumns[]> {
  const { rows } = await sql<KeptBankColumns>`
    select head, columns, day_order from bank_columns
    order by kept_at desc limit ${bankLimits.headsMax}
  `.execute(db);
  return rows;
}

type ColumnsToKeep = KeptBankColumns & { headHash: Buffer; keptBy: string };

/** The last choice counts. Undefined if it is the one that is kept already. */
export async function upsertColumns(tx: Tx, kept: ColumnsToKeep): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into bank_columns (head_hash, head, columns, day_order, kept_by)
    values (${kept.headHash}, ${kept.head}::text[], ${kept.columns}::text[], ${kept.dayOrder},
      ${kept.keptBy}::uuid)
    on conflict (head_hash) do update
    set columns = excluded.columns, day_order = excluded.day_order, kept_by = excluded.kept_by,
      kept_at = now()
    where bank_columns.columns <> excluded.columns
      or bank_columns.day_order is distinct from excluded.day_order
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

export type OpenOrderRow = {
  id: string;
  name: string;
  openPaise: number;
  dueOn: string;
  claimReference: string | null;
  onAccount: boolean;
};

/** One more than are compared, so that the caller sees whether there are more. */
export async function listOpenOrders(db: Db): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    select o.id, users.name, ${openPaise} as open_paise, o.due_on, o.on_account,
      claim.reference as claim_reference
    from orders o join users on users.id = o.user_id
    left join payment_claims claim on claim.order_id = o.id and claim.answer is null
    where o.deleted_at is null and ${isOwed}
      and o.order_status <> all(${[...statusesWithoutStock]}::text[])
    order by o.created_at desc, o.id desc limit ${bankLimits.ordersMax + 1}
  `.execute(db);
  return rows;
}

type Days = { from: string; to: string };

export async function listRecordedRows(
  db: Db,
  { from, to }: Days,
): Promise<{ fingerprint: Buffer; madeAt: Date }[]> {
  const { rows } = await sql<{ fingerprint: Buffer; madeAt: Date }>`
    select fingerprint, made_at
    from bank_rows join bank_imports on bank_imports.id = import_id
    where day between ${from}::date and ${to}::date
    order by day desc limit ${bankLimits.recordedBeforeMax}
  `.execute(db);
  return rows;
}

export type ReferenceRow = { reference: string; amountPaise: number };

/**
 * The amounts that a row of the bank may have if these payments are its own: each payment, or one on
 * account with all its shares; for UPI also all that has the reference, because staff write one
 * transfer for several orders by hand. What was taken off as a whole counts only beside what is left.
 */
function amountsByReference(picked: RawBuilder<unknown>): RawBuilder<ReferenceRow> {
  return sql<ReferenceRow>`
    with paid as materialized (
      select reference, amount_paise, received_at, coalesce(account_payment_id, id) as transfer_id, (
        select sum(amount_paise) from payments part
        where part.order_id = paid.order_id and (part.id = paid.id or part.corrects = paid.id)
      ) > 0 as is_left
      from payments paid
      where ${picked} and corrects is null and credit_note_id is null
    ), upi as (
      select * from paid where reference ~ '^[0-9]{12}$'
    )
    select reference, amount_paise from (
      select reference, sum(amount_paise)::bigint as amount_paise, max(received_at) as received_at
      from paid group by reference, transfer_id having bool_or(is_left)
      union
      select reference, sum(amount_paise)::bigint, max(received_at)
      from upi group by reference having bool_or(is_left)
      union
      select reference, sum(amount_paise)::bigint, max(received_at)
      from upi where is_left group by reference
    ) amounts
    order by received_at desc limit ${bankLimits.recordedBeforeMax}`;
}

/** People may record a payment some days before the bank shows it. */
const DAYS_BEFORE = 7;

export async function listUpiReferences(db: Db, { from }: Days): Promise<ReferenceRow[]> {
  const { rows } = await amountsByReference(sql`
    received_at >=
      (${from}::date - ${DAYS_BEFORE}::int)::timestamp at time zone ${SHOP_TIME_ZONE}
    and reference ~ '^[0-9]{12}$'`).execute(db);
  return rows;
}

/** Those of the references that a payment has. */
export async function findPaidReferences(tx: Tx, references: string[]): Promise<ReferenceRow[]> {
  const { rows } = await amountsByReference(
    sql`reference = any(${references}::text[]) and reference <> ''`,
  ).execute(tx);
  return rows;
}
