import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { findProductRow } from '../catalog.queries.ts';
import { toProduct } from '../product-mapper.rules.ts';

/** Finds inactive products, too: only staff call it. */
export async function getProduct(db: Db, city: string, id: string): Promise<Product> {
  const row = await findProductRow(db, city, id);
  if (row === undefined) throw productNotFound();
  return toProduct(row);
}

export function productNotFound(): ShopError {
  return new ShopError('NOT_FOUND', productTexts.notFound);
}
