import type { NewProduct, Product } from '@dalan/contract/catalog/catalog';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { addProduct } from './add-product.ts';
import type { Catalog } from '../read/catalog-snapshot.ts';
import { getMediaId } from '../read/get-media-id.ts';
import { getProduct } from '../read/get-product.ts';
import { newProductFields } from './product-fields.rules.ts';
import { withFreeShortCode } from './short-code-taken.ts';

export type CatalogContext = { db: Db; city: string; catalog: Catalog };

export async function createProduct(
  { db, city, catalog }: CatalogContext,
  actorId: string,
  asked: NewProduct,
): Promise<Product> {
  const add = async (tx: Tx): Promise<Product> => {
    const mediaId = await getMediaId(tx, asked.productImg);
    const id = await addProduct(tx, {
      product: { ...newProductFields(asked), mediaId },
      city,
      stockGrams: kgToGrams(asked.quantity ?? 0),
      actorId,
    });
    if (id === undefined) throw new Error('insert without a slug cannot conflict');
    return getProduct(tx, city, id);
  };
  const created = await withFreeShortCode(db, asked, () => inTransaction(db, add));
  await catalog.refreshProduct(created._id);
  return created;
}
