import { errorTexts } from '@dalan/contract/errors';
import { ordersInDanger, stockLimits, stockTexts } from '@dalan/contract/catalog/stock';
import type { PromisedOrder, StockChange } from '@dalan/contract/catalog/stock';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { flourNotFound, toPromised } from './read-stock.ts';
import { findMovementByKey } from './stock-ledger.queries.ts';
import type { KeptMovement } from './stock-ledger.queries.ts';
import { isStocked, listPromised } from './stock-list.queries.ts';
import { ensureStockRow, lockStock, moveStock } from './stock.queries.ts';
import type { StockKey } from './stock.queries.ts';

/** Texts that only the server says. */
const stockAnswerTexts = {
  keyReused: 'Another movement was kept under this key. Please open the form again.',
} as const;

type Asked = StockKey & { change: StockChange; actorId: string; idempotencyKey: string };
/** Grams of a flour, and the orders that it is promised to. */
type Held = { freeGrams: number; onHandGrams: number; orders: PromisedOrder[] };

const logged = {
  received: { action: 'stock.received' },
  waste: { action: 'stock.wasted' },
  count: { action: 'stock.counted' },
} as const;

/** Receives, wastes or counts, with one ledger row. Idempotent per key. */
export async function changeStock(db: Db, asked: Asked): Promise<void> {
  const { productId, city, change, actorId, idempotencyKey } = asked;
  await inTransaction(db, async (tx) => {
    await ensureStockRow(tx, asked);
    // Orders of this flour wait from here on, so that what is read next stays true.
    const stock = await lockStock(tx, asked);
    if (stock === undefined || !(await isStocked(tx, productId))) throw flourNotFound();
    const earlier = await findMovementByKey(tx, asked);
    if (earlier !== undefined) {
      if (isSame(earlier, asked)) return;
      throw keyReused();
    }
    const held = await readHeld(tx, asked, stock.onHandGrams);
    const deltaGrams = deltaOf(change, held);
    const isKept = await moveStock(tx, {
      productId,
      city,
      deltaGrams,
      reason: change.do,
      actorId,
      note: change.reason.trim(),
      countedGrams: countedGramsOf(change),
      idempotencyKey,
    });
    if (!isKept) throw keyReused();
    const isGrams = stock.onHandGrams + deltaGrams;
    await recordAudit(tx, {
      ...logged[change.do],
      actorId,
      subjectId: productId,
      details: { changes: { stockGrams: [stock.onHandGrams, isGrams] } },
    });
  });
}

async function readHeld(tx: Tx, key: StockKey, freeGrams: number): Promise<Held> {
  const promised = await listPromised(tx, key);
  const onHandGrams = promised.reduce((sum, { grams }) => sum + grams, freeGrams);
  return { freeGrams, onHandGrams, orders: promised.map(toPromised) };
}

/** Returns what the change adds to the free stock. Throws if the change is impossible. */
function deltaOf(change: StockChange, { freeGrams, onHandGrams, orders }: Held): number {
  if (change.do === 'received') {
    const delta = kgToGrams(change.kg);
    if (freeGrams + delta <= kgToGrams(stockLimits.kgMax)) return delta;
    throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, {
      fields: { kg: stockTexts.tooMuch },
    });
  }
  const free = gramsToKg(freeGrams);
  const onHand = gramsToKg(onHandGrams);
  if (change.do === 'count' && kgToGrams(change.expected) !== onHandGrams) {
    const movedKg = gramsToKg(onHandGrams - kgToGrams(change.expected));
    throw new ShopError('STOCK_CHANGED', stockTexts.moved(movedKg, onHand), {
      details: { quantity: onHand },
    });
  }
  const delta =
    change.do === 'waste' ? -kgToGrams(change.kg) : kgToGrams(change.counted) - onHandGrams;
  if (freeGrams + delta >= 0) return delta;
  const afterGrams = onHandGrams + delta;
  const message = afterGrams < 0 ? stockTexts.onlyOnHand(onHand) : stockTexts.promised(free);
  throw new ShopError('STOCK_PROMISED', message, {
    details: { quantity: free, promised: ordersInDanger(orders, gramsToKg(afterGrams)) },
  });
}

function isSame(kept: KeptMovement, { productId, change }: Asked): boolean {
  const isSameAmount =
    change.do === 'count'
      ? kept.countedGrams === countedGramsOf(change)
      : Math.abs(kept.deltaGrams) === kgToGrams(change.kg);
  return (
    isSameAmount &&
    kept.productId === productId &&
    kept.reason === change.do &&
    kept.note === change.reason.trim()
  );
}

function countedGramsOf(change: StockChange): number | null {
  return change.do === 'count' ? kgToGrams(change.counted) : null;
}

function keyReused(): ShopError {
  return new ShopError('KEY_REUSED', stockAnswerTexts.keyReused);
}
