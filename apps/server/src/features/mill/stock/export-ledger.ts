import { CSV_BOM, csvLine } from '@dalan/contract/office/csv';
import { movementNote, movementTitle } from '@dalan/contract/catalog/stock';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Db } from '../../../platform/db/database.ts';
import { mustBeStocked, toLedgerRow } from './read-stock.ts';
import { listMovements } from './stock-ledger.queries.ts';
import type { StockKey } from './stock.queries.ts';

const ROWS_AT_ONCE = 500;

/** Yields the whole ledger of a flour, newest first, and reads it while it is sent. */
export async function exportLedger(db: Db, key: StockKey): Promise<AsyncIterable<string>> {
  await mustBeStocked(db, key.productId);
  return linesOf(db, key);
}

async function* linesOf(db: Db, key: StockKey): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(['Day', 'Time', 'What', 'Who', 'Reason', 'kg', 'Free after it, kg']);
  let before: number | undefined;
  for (;;) {
    const rows = await listMovements(db, { ...key, before, limit: ROWS_AT_ONCE });
    yield rows.map(toLine).join('');
    if (rows.length < ROWS_AT_ONCE) return;
    before = rows.at(-1)?.id;
  }
}

function toLine(movement: Parameters<typeof toLedgerRow>[0]): string {
  const row = toLedgerRow(movement);
  const { day, time } = shopClock(movement.at);
  const { by, change, freeAfter } = row;
  return csvLine([day, time, movementTitle(row), by, movementNote(row), change, freeAfter]);
}
