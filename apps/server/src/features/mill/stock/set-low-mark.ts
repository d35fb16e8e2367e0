import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { flourNotFound } from './read-stock.ts';
import { isStocked } from './stock-list.queries.ts';
import { ensureStockRow, lockStock, updateLowMark } from './stock.queries.ts';
import type { StockKey } from './stock.queries.ts';

type Asked = StockKey & { lowMarkKg: number; actorId: string };

export async function setLowMark(db: Db, asked: Asked): Promise<void> {
  const { productId, lowMarkKg, actorId } = asked;
  await inTransaction(db, async (tx) => {
    await ensureStockRow(tx, asked);
    const stock = await lockStock(tx, asked);
    if (stock === undefined || !(await isStocked(tx, productId))) throw flourNotFound();
    const wasKg = gramsToKg(stock.lowMarkGrams);
    if (wasKg === lowMarkKg) return;
    await updateLowMark(tx, { ...asked, lowMarkGrams: kgToGrams(lowMarkKg) });
    await recordAudit(tx, {
      actorId,
      action: 'stock.mark_changed',
      subjectId: productId,
      details: { changes: { lowMarkKg: [wasKg, lowMarkKg] } },
    });
  });
}
