import type { Delivery } from '@dalan/contract/delivery/delivery';
import { productTexts } from '@dalan/contract/catalog/catalog';
import { productImgPath } from '@dalan/contract/catalog/media';
import { daysLeft, isBelowMark, LEDGER_PAGE_SIZE } from '@dalan/contract/catalog/stock';
import type {
  LedgerRow,
  PromisedOrder,
  StockFlour,
  StockLedger,
} from '@dalan/contract/catalog/stock';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { firstIdAt, paceSince } from './pace.rules.ts';
import { listMovements } from './stock-ledger.queries.ts';
import type { MovementRow } from './stock-ledger.queries.ts';
import { isStocked, listFlours, listPromised } from './stock-list.queries.ts';
import type { FlourRow, PromisedRow } from './stock-list.queries.ts';
import type { StockKey } from './stock.queries.ts';

export type StockOf = { city: string; rule: Delivery };

/** Flours with none left come first, then those below the mark, then by how long they last. */
export async function listStock(db: Db, of: StockOf, now = new Date()): Promise<StockFlour[]> {
  return (await readFlours(db, of, undefined, now)).sort(
    (a, b) => urgency(a) - urgency(b) || lasts(a) - lasts(b) || a.name.localeCompare(b.name),
  );
}

function urgency(flour: StockFlour): number {
  if (flour.free <= 0) return 0;
  return isBelowMark(flour) ? 1 : 2;
}

function lasts({ free, sold }: StockFlour): number {
  return daysLeft(free, sold) ?? Infinity;
}

export async function getFlour(db: Db, of: StockOf, productId: string): Promise<StockFlour> {
  const [flour] = await readFlours(db, of, productId, new Date());
  if (flour === undefined) throw flourNotFound();
  return flour;
}

async function readFlours(
  db: Db,
  { city, rule }: StockOf,
  productId: string | undefined,
  now: Date,
): Promise<StockFlour[]> {
  const since = paceSince(rule, now);
  const rows = await listFlours(db, { city, since, firstOrderId: firstIdAt(since), productId });
  return rows.map(toFlour);
}

export async function readLedger(
  db: Db,
  asked: StockKey & { before: number | undefined },
): Promise<StockLedger> {
  await mustBeStocked(db, asked.productId);
  // One more than the page tells whether there are older ones.
  const rows = await listMovements(db, { ...asked, limit: LEDGER_PAGE_SIZE + 1 });
  return {
    rows: rows.slice(0, LEDGER_PAGE_SIZE).map(toLedgerRow),
    hasOlder: rows.length > LEDGER_PAGE_SIZE,
  };
}

export async function readPromised(db: Db, key: StockKey): Promise<{ orders: PromisedOrder[] }> {
  await mustBeStocked(db, key.productId);
  return { orders: (await listPromised(db, key)).map(toPromised) };
}

export async function mustBeStocked(db: Db, productId: string): Promise<void> {
  if (!(await isStocked(db, productId))) throw flourNotFound();
}

export function flourNotFound(): ShopError {
  return new ShopError('NOT_FOUND', productTexts.notFound);
}

function toFlour({ id, name, nameMr, mediaId, isActive, ...grams }: FlourRow): StockFlour {
  return {
    _id: id,
    name,
    nameMr,
    productImg: mediaId === null ? '' : productImgPath(mediaId),
    isActive,
    onHand: gramsToKg(grams.freeGrams + grams.promisedGrams),
    promised: gramsToKg(grams.promisedGrams),
    free: gramsToKg(grams.freeGrams),
    lowMark: gramsToKg(grams.lowMarkGrams),
    sold: gramsToKg(grams.soldGrams),
  };
}

export function toPromised({ id, grams, ...order }: PromisedRow): PromisedOrder {
  return { _id: id, ...order, kg: gramsToKg(grams) };
}

export function toLedgerRow(row: MovementRow): LedgerRow {
  const { id, at, reason, by, note, countedGrams, orderId, orderStatus, isOrderDeleted } = row;
  return {
    _id: id,
    at: at.toISOString(),
    reason,
    by: by ?? '',
    note,
    counted: countedGrams === null ? null : gramsToKg(countedGrams),
    order:
      orderId === null
        ? null
        : { _id: orderId, isDeleted: isOrderDeleted, isReturned: orderStatus === 'Returned' },
    change: gramsToKg(row.deltaGrams),
    freeAfter: gramsToKg(row.freeAfterGrams),
  };
}
