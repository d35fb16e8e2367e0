import { sql } from 'kysely';
import { LOW_STOCK_KG } from '@dalan/contract/catalog/catalog';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { editedColumns } from './product-mapper.rules.ts';
import type { ProductRow } from './product-mapper.rules.ts';

/** A share of the products, by the last byte of their random ids. */
export type ShardRevision = {
  shard: number;
  products: string;
  /** Changes with every gram. */
  stock: string;
  /** Changes when a product card changes: out of stock, low with the amount left, or in stock. */
  stockLevels: string;
};

/** Shard of `products.id`, the same as `shardOf` in the snapshot. */
const shard = (id: string) => sql<number>`get_byte(uuid_send(${sql.ref(id)}), 15)`;

/**
 * Detects changes with one cheap statement: every update gives a row a new xmin. Media rows never
 * change, so the products suffice. Of 10,000 products a shard has about 40.
 */
export async function listShardRevisions(
  db: Db,
  city: string,
  shards?: readonly number[],
): Promise<ShardRevision[]> {
  const among = (id: string) =>
    shards === undefined ? sql`true` : sql`${shard(id)} = any(${[...shards]}::int[])`;
  const { rows } = await sql<ShardRevision>`
    select shard, coalesce(product.revision, '') as products, coalesce(stock.exact, '') as stock,
      coalesce(stock.levels, '') as stock_levels
    from (
      select ${shard('id')} as shard,
        count(*) || ':' || bit_xor(hash_record_extended(row(id, xmin::text), 0)) as revision
      from products where ${among('id')} group by 1
    ) product full join (
      select ${shard('product_id')} as shard,
        bit_xor(hash_record_extended(row(product_id, on_hand_grams), 0))::text as exact,
        bit_xor(hash_record_extended(row(product_id, case
          when on_hand_grams <= 0 then 'out'
          when on_hand_grams <= ${kgToGrams(LOW_STOCK_KG)} then on_hand_grams::text
          else 'in'
        end), 0))::text as levels
      from stock where city = ${city} and ${among('product_id')} group by 1
    ) stock using (shard)
    order by shard
  `.execute(db);
  return rows;
}

export type ActiveRow = ProductRow & {
  /** The time has microseconds, since products of one import share the millisecond. */
  createdAtMicros: number;
};

/** Products that visitors see, in any order. */
export async function listActiveProducts(
  db: Db,
  city: string,
  shards: readonly number[],
): Promise<ActiveRow[]> {
  return productsIn(db, city)
    .select(
      sql<number>`(extract(epoch from products.created_at) * 1000000)::bigint`.as(
        'createdAtMicros',
      ),
    )
    .where('products.isActive', '=', true)
    .where(sql<boolean>`${shard('products.id')} = any(${[...shards]}::int[])`)
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
    .select(editedColumns.map((column) => `products.${column}` as const))
    .select([
      'products.id',
      'products.createdAt',
      'products.version',
      'products.mediaId',
      'media.alt',
      'media.colourFrom',
      'media.colourTo',
      'stock.onHandGrams',
    ]);
}
