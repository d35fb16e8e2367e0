import type { AuditChanges } from '@dalan/contract/office/audit';
import type { Product, ProductChange } from '@dalan/contract/catalog/catalog';
import { kgToGrams } from '@dalan/contract/money/weight';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { changesBetween, recordAudit } from '../../../office/audit/index.ts';
import { adjustStock } from '../../../mill/stock/index.ts';
import type { CatalogContext } from './create-product.ts';
import { getMediaId } from '../read/get-media-id.ts';
import { getProduct, productNotFound } from '../read/get-product.ts';
import { productChanged } from './product-changed.ts';
import { figuresOf, namesOf, productFields } from './product-fields.rules.ts';
import { withFreeShortCode } from './short-code-taken.ts';
import { lockProduct, updateProduct } from '../products.queries.ts';
import { productAnswerTexts } from '../product-answer-texts.ts';

/** Changes only the given fields. A stale version or stock refuses the whole change. */
export async function changeProduct(
  { db, city, catalog }: CatalogContext,
  actorId: string,
  asked: ProductChange,
): Promise<Product> {
  const save = async (tx: Tx): Promise<Product> => {
    // Lock stock before product, in the same order as orders do, to avoid deadlocks.
    const stock = await changeStock(tx, city, actorId, asked);
    const product = await lockProduct(tx, asked._id);
    if (product === undefined) throw productNotFound();
    if (asked.version !== undefined && asked.version !== product.version) {
      const text = productAnswerTexts.changedMeanwhile;
      throw await productChanged(tx, { city, id: product.id, text });
    }
    const { productImg = '' } = asked;
    const fields = {
      ...productFields(asked),
      // A product without a picture sends an empty path: the image is required only when adding.
      ...(productImg !== '' && { mediaId: await getMediaId(tx, productImg) }),
    };
    // The version covers the fields only, not the stock.
    if (Object.keys(fields).length > 0) await updateProduct(tx, product.id, fields, actorId);
    await recordAudit(tx, {
      actorId,
      action: 'product.changed',
      subjectId: product.id,
      details: {
        fields: namesOf(fields, product),
        changes: { ...stock, ...changesBetween(figuresOf(product), figuresOf(fields)) },
      },
    });
    return getProduct(tx, city, product.id);
  };
  const changed = await withFreeShortCode(db, asked, () => inTransaction(db, save));
  await catalog.refreshProduct(changed._id);
  return changed;
}

async function changeStock(
  tx: Tx,
  city: string,
  actorId: string,
  { _id: productId, quantity, expectedQuantity }: ProductChange,
): Promise<AuditChanges> {
  if (quantity === undefined) return {};
  const toGrams = kgToGrams(quantity);
  const fromGrams = await adjustStock(tx, {
    productId,
    city,
    toGrams,
    expectedGrams: expectedQuantity === undefined ? undefined : kgToGrams(expectedQuantity),
    actorId,
  });
  return changesBetween({ stockGrams: fromGrams }, { stockGrams: toGrams });
}
