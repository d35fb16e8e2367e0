import { sql } from 'kysely';
import { productFigures } from '@dalan/contract/catalog/catalog';
import type { ProductFigure } from '@dalan/contract/catalog/catalog';
import type { CodeOwner } from '@dalan/contract/catalog/short-codes';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { NewProductFields, ProductFields } from './product-mapper.rules.ts';

export type ProductToInsert = NewProductFields & {
  mediaId: string | null;
  slug?: string;
  createdAt?: Date;
};

/** Undefined if the slug is taken. */
export async function insertProduct(
  tx: Tx,
  product: ProductToInsert,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('products')
    .values(rowOf(product))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateProduct(
  tx: Tx,
  id: string,
  fields: Partial<ProductFields>,
  updatedBy: string,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      ...rowOf(fields),
      updatedBy,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Grinds and label facts are documents in the database. */
export function rowOf<Fields extends Partial<ProductFields>>({ grinds, label, ...fields }: Fields) {
  return {
    ...fields,
    ...(grinds && { grinds: JSON.stringify(grinds) }),
    ...(label && { label: JSON.stringify(label) }),
  };
}

type LockedProduct = Pick<ProductFields, ProductFigure | 'label'> & {
  id: string;
  version: number;
};

/**
 * Locks the product against edits and sales, so that no order reads a price that is about to
 * change.
 */
export async function lockProduct(tx: Tx, id: string): Promise<LockedProduct | undefined> {
  return tx
    .selectFrom('products')
    .select(['id', 'version', 'label', ...productFigures])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Undefined if the product was never changed, or its editor was erased. */
export async function findEditorName(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.updatedBy')
    .select('users.name')
    .where('products.id', '=', id)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** Waits for orders in progress and blocks new ones until the end of the transaction. */
export async function lockProductForRemoval(
  tx: Tx,
  id: string,
): Promise<{ id: string; name: string; version: number } | undefined> {
  return tx
    .selectFrom('products')
    .select(['id', 'name', 'version'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** True if an order, a repeat order or a batch has the flour. */
export async function isInUse(tx: Tx, productId: string): Promise<boolean> {
  const { rows } = await sql<{ isInUse: boolean }>`
    select exists (select from order_items where product_id = ${productId})
      or exists (select from repeat_items where product_id = ${productId})
      or exists (select from batches where product_id = ${productId}) as is_in_use
  `.execute(tx);
  return rows[0]?.isInUse === true;
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

/** Includes archived products, so that the seed does not restore one that staff deleted. */
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

/** Includes flours without a code, and archived ones. */
export async function listFlourCodes(
  db: Db | Tx,
): Promise<{ id: string; name: string; shortCode: string | null }[]> {
  return db.selectFrom('products').select(['id', 'name', 'shortCode']).orderBy('id').execute();
}

/** It is no edit of staff, so the version stays: an open form is not stale by it. */
export async function updateShortCode(tx: Tx, id: string, shortCode: string): Promise<void> {
  await tx.updateTable('products').set({ shortCode }).where('id', '=', id).execute();
}

/** Includes archived products, because they keep their codes. */
export async function listShortCodes(db: Db): Promise<CodeOwner[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .select((product) => [
      product.ref('shortCode').$notNull().as('shortCode'),
      product('archivedAt', 'is not', null).$castTo<boolean>().as('isDeleted'),
    ])
    .where('shortCode', 'is not', null)
    .execute();
}
