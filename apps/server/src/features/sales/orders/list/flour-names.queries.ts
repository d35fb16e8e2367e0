import type { Db } from '../../../../platform/db/database.ts';

/** Finds the names of flours, also of those that are no longer sold. */
export async function listWordsOfFlours(db: Db, ids: string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'nameMr', 'nameHi', 'description', 'descriptionMr', 'descriptionHi'])
    .where('id', 'in', ids)
    .execute();
}
