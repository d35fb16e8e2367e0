import { sql } from 'kysely';
import type { ProductImportAnswer } from '@dalan/contract/catalog/product-import';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { productsIn } from '../catalog.queries.ts';
import { editedColumns } from '../product-mapper.rules.ts';
import type { ProductFields, ProductRow } from '../product-mapper.rules.ts';
import { rowOf } from '../products.queries.ts';
import type { ProductToInsert } from '../products.queries.ts';

/** Rows in one statement. */
const CHUNK = 200;

function* chunksOf<Row>(rows: readonly Row[]): Iterable<Row[]> {
  for (let done = 0; done < rows.length; done += CHUNK) yield rows.slice(done, done + CHUNK);
}

/**
 * Lets one import run at a time, because two could add the same product. Call it first in the
 * transaction.
 */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product_imports'))`.execute(tx);
}

/** Short codes are compared when the transaction ends, so that two flours can swap theirs. */
export async function deferShortCodes(tx: Tx): Promise<void> {
  await sql`set constraints short_code_is_of_one_flour deferred`.execute(tx);
}

export type ImportKey = { actorId: string; idempotencyKey: string };
type StoredImport = ProductImportAnswer & { requestHash: Buffer };

export async function findImport(tx: Tx, key: ImportKey): Promise<StoredImport | undefined> {
  return tx
    .selectFrom('productImports')
    .select(['requestHash', 'added', 'changed', 'unchanged'])
    .where('actorId', '=', key.actorId)
    .where('idempotencyKey', '=', key.idempotencyKey)
    .executeTakeFirst();
}

export async function insertImport(tx: Tx, stored: ImportKey & StoredImport): Promise<void> {
  await tx.insertInto('productImports').values(stored).execute();
}

export async function listProductsByIds(
  db: Db,
  city: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  return productsIn(db, city)
    .where('products.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Lists a page of all products, by id. */
export async function listProductsById(
  db: Db,
  city: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<ProductRow[]> {
  return productsIn(db, city)
    .where('products.id', '>', afterId)
    .orderBy('products.id')
    .limit(limit)
    .execute();
}

/** True if any flour has a label fact or a short code. */
export async function hasLabels(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`(label <> '{}' or short_code is not null)`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listNamesAndCategories(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'category'])
    .where('archivedAt', 'is', null)
    .execute();
}

/** Locks the products against edits and sales, in the order of their ids as orders do. */
export async function lockVersions(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  return tx
    .selectFrom('products')
    .select(['id', 'version'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertProducts(
  tx: Tx,
  products: readonly ProductToInsert[],
): Promise<{ id: string; name: string }[]> {
  const inserted: { id: string; name: string }[] = [];
  for (const chunk of chunksOf(products)) {
    const rows = await tx
      .insertInto('products')
      .values(chunk.map(rowOf))
      .returning(['id', 'name'])
      .execute();
    inserted.push(...rows);
  }
  return inserted;
}

export async function updateProducts(
  tx: Tx,
  products: readonly (ProductFields & { id: string })[],
  updatedBy: string,
): Promise<void> {
  const columns = editedColumns.map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`,
  );
  for (const chunk of chunksOf(products)) {
    const rows = chunk.map(withColumnNames);
    await sql`
      update products set ${sql.join(columns)},
        updated_by = ${updatedBy}, version = products.version + 1, updated_at = now()
      from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) given
      where products.id = given.id
    `.execute(tx);
  }
}

/** Spells the columns as the table does: `name_mr`. */
function withColumnNames(product: object): object {
  return Object.fromEntries(
    Object.entries(product).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value as unknown,
    ]),
  );
}
