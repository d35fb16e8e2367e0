import type { ProductImportPreview } from '@dalan/contract/catalog/product-import';
import type { Db } from '../../../../platform/db/database.ts';
import { listShortCodes } from '../products.queries.ts';
import { idsIn, planImport } from './import-plan.rules.ts';
import type { ImportPlan, Known } from './import-plan.rules.ts';
import { previewOf } from './import-preview.rules.ts';
import { listNamesAndCategories, listProductsByIds } from './import.queries.ts';
import { readCsvFile } from './read-csv-file.ts';

type Context = { db: Db; city: string };

/** Tells what a file would do. Saves nothing. */
export async function checkProductImport(
  context: Context,
  text: string,
): Promise<ProductImportPreview> {
  const { plan, known } = await planOf(context, text);
  return previewOf(plan, known);
}

export async function planOf(
  { db, city }: Context,
  text: string,
): Promise<{ plan: ImportPlan; known: Known }> {
  const { records, faults } = readCsvFile(text);
  const rows = await listProductsByIds(db, city, idsIn(records));
  const known = {
    products: new Map(rows.map((row) => [row.id, row])),
    all: await listNamesAndCategories(db),
    codes: await listShortCodes(db),
  };
  const plan = planImport(records, known);
  return { plan: faults.length === 0 ? plan : { ...plan, faults }, known };
}
