import type { SheetPrinted } from '@dalan/contract/mill/milling';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { lockOrdersToMill, updateSheetPrinted } from './milling.queries.ts';

/** Orders that are not to mill any more are left alone. Returns how many got the mark. */
export async function markSheetPrinted(db: Db, orders: SheetPrinted['orders']): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = new Set(
      await lockOrdersToMill(
        tx,
        orders.map(({ orderId }) => orderId),
      ),
    );
    await updateSheetPrinted(
      tx,
      orders.filter(({ orderId }) => ids.has(orderId)),
    );
    return ids.size;
  });
}
