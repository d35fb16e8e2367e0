import type { Db } from '../../../platform/db/database.ts';

/** Of all flours, also those that are no longer sold. */
export async function listNamesOfFlours(db: Db, ids: string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'nameMr', 'nameHi'])
    .where('id', 'in', ids)
    .execute();
}
