import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** The columns of a product that staff fill in. */
export type ProductFields = {
  name: string;
  nameMr: string;
  category: string;
  description: string;
  text: string;
  searchAlso: string[];
  pricePaise: number;
  sale: boolean;
  isActive: boolean;
  mediaId: string | null;
};

export type ProductToInsert = ProductFields & { slug?: string; createdAt?: Date };

/** Undefined where another product has that slug already. */
export async function insertProduct(
  tx: Tx,
  product: ProductToInsert,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateProduct(
  tx: Tx,
  id: string,
  fields: Partial<ProductFields>,
): Promise<void> {
  await tx
    .updateTable('products')
    .set((column) => ({ ...fields, updatedAt: column.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Holds the product against other edits and against sales: no order reads a price that just changes. */
export async function lockProduct(
  tx: Tx,
  id: string,
): Promise<{ id: string; pricePaise: number } | undefined> {
  return tx
    .selectFrom('products')
    .select(['id', 'pricePaise'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Waits for orders that are being written and keeps new ones out until the end. */
export async function lockProductForRemoval(
  tx: Tx,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function isOrdered(tx: Tx, productId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('orderItems')
    .select('productId')
    .where('productId', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function archiveProduct(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('products')
    .set((column) => ({
      isActive: false,
      archivedAt: column.fn<Date>('now'),
      updatedAt: column.fn<Date>('now'),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteProductRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).execute();
}

/** Archived ones too: what staff took away does not come back by itself. */
export async function findProductBySlug(
  db: Db,
  slug: string,
): Promise<{ id: string; mediaId: string | null } | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'mediaId'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}
