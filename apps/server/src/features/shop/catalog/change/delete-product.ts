import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { clearStock, lockStockInAllCities } from '../../../mill/stock/index.ts';
import type { CatalogContext } from './create-product.ts';
import { productNotFound } from '../read/get-product.ts';
import { productChanged } from './product-changed.ts';
import {
  archiveProduct,
  deleteProductRow,
  isInUse,
  lockProductForRemoval,
} from '../products.queries.ts';
import { productAnswerTexts } from '../product-answer-texts.ts';

type Deletion = { id: string; version: number | undefined };

/** Archives a product that orders, repeat orders or batches have, so that they stay readable. */
export async function deleteProduct(
  { db, city, catalog }: CatalogContext,
  actorId: string,
  { id, version }: Deletion,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Lock stock before product, in the same order as orders do, to avoid deadlocks.
    await lockStockInAllCities(tx, id);
    const product = await lockProductForRemoval(tx, id);
    if (product === undefined) throw productNotFound();
    if (version !== undefined && version !== product.version) {
      const text = productAnswerTexts.changedBeforeDeletion;
      throw await productChanged(tx, { city, id: product.id, text });
    }
    const isKept = await isInUse(tx, id);
    if (isKept) {
      await archiveProduct(tx, id);
    } else {
      await clearStock(tx, id, actorId);
      await deleteProductRow(tx, id);
    }
    await recordAudit(tx, {
      actorId,
      action: isKept ? 'product.archived' : 'product.removed',
      subjectId: product.id,
      details: { name: product.name },
    });
  });
  await catalog.refreshProduct(id);
}
