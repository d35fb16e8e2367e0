import { suggestShortCode } from '@dalan/contract/catalog/short-codes';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { listFlourCodes, updateShortCode } from '../products.queries.ts';

/** The two letters of each flour. A flour without them is given some that no other flour has. */
export async function suggestShortCodes(
  db: Db | Tx,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const codes = await codesOf(db, productIds);
  return new Map(codes.map(({ id, code }) => [id, code]));
}

/** As `suggestShortCodes`, and the flours keep the letters that they are given. */
export async function ensureShortCodes(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const codes = await codesOf(tx, productIds);
  for (const { id, code, isNew } of codes) if (isNew) await updateShortCode(tx, id, code);
  return new Map(codes.map(({ id, code }) => [id, code]));
}

async function codesOf(
  db: Db | Tx,
  productIds: readonly string[],
): Promise<{ id: string; code: string; isNew: boolean }[]> {
  const flours = await listFlourCodes(db);
  const taken = new Set(flours.flatMap(({ shortCode }) => shortCode ?? []));
  return flours
    .filter(({ id }) => productIds.includes(id))
    .map(({ id, name, shortCode }) => {
      const code = shortCode ?? suggestShortCode(name, taken);
      if (code === undefined) throw new Error('all short codes of flours are taken');
      taken.add(code);
      return { id, code, isNew: shortCode === null };
    });
}
