import { setTimeout as delay } from 'node:timers/promises';
import { CSV_BOM, csvLine } from '@dalan/contract/office/csv';
import type { ExportQuery, ExportSubject } from '@dalan/contract/office/exports';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAudit } from '../audit/index.ts';
import { hasLabels, listProductsById, productColumns } from '../../shop/catalog/index.ts';
import {
  customerColumns,
  movementColumns,
  orderColumns,
  paymentColumns,
} from './export-columns.rules.ts';
import type { Columns, Cursor } from './export-columns.rules.ts';
import {
  hasAccounts,
  listCustomers,
  listMovements,
  listOrderLines,
  listPayments,
} from './export.queries.ts';
import type { Batch } from './export.queries.ts';

type Asked = { subject: ExportSubject; range: ExportQuery; actorId: string };

const BATCH_ROWS = 1_000;
/**
 * The export rests this many times as long as a batch took, so that orders go on at nearly full
 * rate.
 */
const REST = 3;
const REST_MAX_MS = 500;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Yields the lines of a CSV file in batches. Each batch is a statement of its own: while the reader
 * is slow, no transaction is open and no connection is held.
 */
export async function exportData(
  { db, city }: { db: Db; city: string },
  { subject, range, actorId }: Asked,
): Promise<AsyncIterable<string>> {
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      actorId,
      action: 'data.exported',
      subjectId: subject,
      details: { from: range.from ?? null, to: range.to ?? null },
    }),
  );
  switch (subject) {
    case 'orders':
      return linesOf(orderColumns({ hasAccounts: await hasAccounts(db) }), range, (batch) =>
        listOrderLines(db, batch),
      );
    case 'customers':
      return linesOf(customerColumns, {}, (batch) => listCustomers(db, batch));
    case 'products':
      return linesOf(productColumns({ hasLabels: await hasLabels(db) }), {}, ({ after, limit }) =>
        listProductsById(db, city, { afterId: after.id, limit }),
      );
    case 'stock':
      return linesOf(movementColumns, range, (batch) => listMovements(db, batch), '0');
    case 'payments':
      return linesOf(paymentColumns, range, (batch) => listPayments(db, batch));
  }
}

async function* linesOf<Row extends Partial<Cursor> & { id: string }>(
  columns: Columns<Row>,
  { from, to }: ExportQuery,
  list: (batch: Batch) => Promise<Row[]>,
  firstId = FIRST_ID,
): AsyncIterable<string> {
  const cells = Object.values(columns);
  const until = to === undefined ? 'infinity' : `${to} 24:00 ${SHOP_TIME_ZONE}`;
  let after: Cursor = {
    at: from === undefined ? '-infinity' : `${from} 00:00 ${SHOP_TIME_ZONE}`,
    id: firstId,
  };
  yield CSV_BOM + csvLine(Object.keys(columns));
  for (;;) {
    const startedAt = performance.now();
    const rows = await list({ after, until, limit: BATCH_ROWS });
    const last = rows.at(-1);
    if (last === undefined) return;
    after = { at: last.at ?? '', id: last.id };
    const lines = rows.map((row) => csvLine(cells.map((cellOf) => cellOf(row)))).join('');
    const tookMs = performance.now() - startedAt;
    yield lines;
    await delay(Math.min(tookMs * REST, REST_MAX_MS));
  }
}
