import { sql } from 'kysely';
import { LOW_STOCK_KG } from '@dalan/contract/catalog';
import { kgToGrams } from '@dalan/contract/weight';
import type { Db } from '../../platform/db/database.ts';
import type { ProductRow } from './product-mapper.rules.ts';

export type Revisions = {
  products: string;
  /** Changes with every gram. */
  stock: string;
  /** Changes when a product card changes: out of stock, low with the amount left, or in stock. */
  stockLevels: string;
};

/**
 * Detects changes with one cheap statement: every update gives a row a new xmin. Media rows never
 * change, so the products suffice.
 */
export async function getRevisions(db: Db, city: string): Promise<Revisions> {
  const { rows } = await sql<Revisions>`
    select product.revision as products, stock.exact as stock, stock.levels as stock_levels
    from (
      select count(*) || ':' || coalesce(bit_xor(hash_record_extended(row(id, xmin::text), 0)), 0)
        as revision
      from products
    ) product, (
      select
        coalesce(bit_xor(hash_record_extended(row(product_id, on_hand_grams), 0)), 0)::text as exact,
        coalesce(bit_xor(hash_record_extended(row(product_id, case
          when on_hand_grams <= 0 then 'out'
          when on_hand_grams <= ${kgToGrams(LOW_STOCK_KG)} then on_hand_grams::text
          else 'in'
        end), 0)), 0)::text as levels
      from stock where city = ${city}
    ) stock
  `.execute(db);
  const [revisions] = rows;
  if (revisions === undefined) throw new Error('no row from the revision query');
  return revisions;
}

/** For visitors, newest first. */
export async function listActiveProducts(db: Db, city: string): Promise<ProductRow[]> {
  return productsIn(db, city)
    .where('products.isActive', '=', true)
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .execute();
}

export async function findProductRow(
  db: Db,
  city: string,
  id: string,
): Promise<ProductRow | undefined> {
  return productsIn(db, city).where('products.id', '=', id).executeTakeFirst();
}

/** Every product that is not archived, with its picture and its stock. */
export function productsIn(db: Db, city: string) {
  return db
    .selectFrom('products')
    .leftJoin('media', 'media.id', 'products.mediaId')
    .leftJoin('stock', (join) =>
      join.onRef('stock.productId', '=', 'products.id').on('stock.city', '=', city),
    )
    .where('products.archivedAt', 'is', null)
    .select([
      'products.id',
      'products.name',
      'products.nameMr',
      'products.category',
      'products.description',
      'products.text',
      'products.searchAlso',
      'products.pricePaise',
      'products.sale',
      'products.isActive',
      'products.shelfLifeDays',
      'products.hsn',
      'products.gstRate',
      'products.createdAt',
      'products.version',
      'products.mediaId',
      'media.alt',
      'media.colourFrom',
      'media.colourTo',
      'stock.onHandGrams',
    ]);
}
