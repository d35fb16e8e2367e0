import { createHash } from 'node:crypto';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { importTexts } from '@dalan/contract/catalog/product-import';
import type { ProductImport, ProductImportAnswer } from '@dalan/contract/catalog/product-import';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { changesBetween, recordAudit, recordAudits } from '../../../office/audit/index.ts';
import { openStocks } from '../../../mill/stock/index.ts';
import { figuresOf, namesOf, newProductFields } from '../change/product-fields.rules.ts';
import { isShortCodeTaken } from '../change/short-code-taken.ts';
import { planOf } from './check-product-import.ts';
import type { ProductToAdd, ProductToChange } from './import-plan.rules.ts';
import {
  deferShortCodes,
  findImport,
  insertImport,
  insertProducts,
  lockImports,
  lockVersions,
  updateProducts,
} from './import.queries.ts';

export type AskedImport = ProductImport & { actorId: string; idempotencyKey: string };
type Where = { city: string; actorId: string };

/** Imports all products of the file or none. Idempotent per key. */
export async function importProducts(
  context: { db: Db; city: string },
  asked: AskedImport,
): Promise<ProductImportAnswer> {
  try {
    return await importAll(context, asked);
  } catch (error) {
    if (!isShortCodeTaken(error)) throw error;
    throw new ShopError('PRODUCT_CHANGED', importTexts.changed('short codes'));
  }
}

async function importAll(
  { db, city }: { db: Db; city: string },
  asked: AskedImport,
): Promise<ProductImportAnswer> {
  const { actorId, idempotencyKey } = asked;
  const requestHash = createHash('sha256').update(asked.text).digest();
  return inTransaction(db, async (tx) => {
    await lockImports(tx);
    const earlier = await findImport(tx, { actorId, idempotencyKey });
    if (earlier !== undefined) {
      const { requestHash: hash, ...counts } = earlier;
      if (hash.equals(requestHash)) return counts;
      throw new ShopError('KEY_REUSED', importTexts.keyReused);
    }
    const plan = await planToSave(tx, city, asked);
    const where = { city, actorId };
    await deferShortCodes(tx);
    await changeAll(tx, plan.changed, where);
    await addAll(tx, plan.added, where);
    const counts = {
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged.length,
    };
    await insertImport(tx, { actorId, idempotencyKey, requestHash, ...counts });
    await recordAudit(tx, {
      actorId,
      action: 'products.imported',
      subjectId: 'products',
      details: counts,
    });
    return counts;
  });
}

/** Makes the plan again with the products as they are now, and compares it with the preview. */
async function planToSave(tx: Tx, city: string, { text, versions }: AskedImport) {
  const { plan } = await planOf({ db: tx, city }, text);
  const locked = await lockVersions(
    tx,
    plan.changed.map(({ row }) => row.id),
  );
  const now = new Map(locked.map(({ id, version }) => [id, version]));
  const stale = [
    ...plan.changed.filter(({ row }) => now.get(row.id) !== versions[row.id]),
    ...plan.unchanged.filter(({ row }) => row.version !== versions[row.id]),
  ].map(({ line }) => line);
  if (stale.length > 0) throw changedSince(stale.sort((a, b) => a - b));
  const [fault] = plan.faults;
  if (fault === undefined) return plan;
  const where = `line ${fault.line}`;
  throw new ShopError('INVALID_INPUT', importTexts.faulty, { fields: { [where]: fault.message } });
}

const LINES_NAMED = 10;

function changedSince(lines: number[]): ShopError {
  const more = lines.length - LINES_NAMED;
  const named = `lines ${lines.slice(0, LINES_NAMED).join(', ')}`;
  const text = importTexts.changed(more > 0 ? `${named} and ${more} more` : named);
  return new ShopError('PRODUCT_CHANGED', text, { details: { lines } });
}

async function changeAll(
  tx: Tx,
  changed: readonly ProductToChange[],
  { actorId }: Where,
): Promise<void> {
  const products = changed.map(({ row, fields }) => ({ ...row, ...fields }));
  await updateProducts(tx, products, actorId);
  await recordAudits(
    tx,
    changed.map(({ row, fields }) => ({
      actorId,
      action: 'product.changed',
      subjectId: row.id,
      details: {
        fields: namesOf(fields, row),
        changes: changesBetween(figuresOf(row), figuresOf(fields)),
      },
    })),
  );
}

async function addAll(
  tx: Tx,
  added: readonly ProductToAdd[],
  { city, actorId }: Where,
): Promise<void> {
  const products = added.map(({ asked }) => ({ ...newProductFields(asked), mediaId: null }));
  const ids = new Map((await insertProducts(tx, products)).map(({ id, name }) => [name, id]));
  const opened = added.map(({ asked }) => ({
    // Every name is inserted once: the plan refuses a name that is there twice.
    productId: ids.get(asked.name.trim()) ?? '',
    grams: kgToGrams(asked.quantity ?? 0),
    name: asked.name.trim(),
    pricePaise: rupeesToPaise(asked.pricePerKg),
  }));
  await openStocks(tx, opened, { city, actorId });
  await recordAudits(
    tx,
    opened.map(({ productId, grams, name, pricePaise }) => ({
      actorId,
      action: 'product.created',
      subjectId: productId,
      details: { name, pricePaise, stockGrams: grams },
    })),
  );
}
