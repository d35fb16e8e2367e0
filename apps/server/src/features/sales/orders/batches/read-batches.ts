import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { BatchDetails, BatchesAnswer } from '@dalan/contract/mill/batches';
import type { BatchesQuery } from '@dalan/contract/mill/batches.schema';
import * as z from 'zod';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { batchAnswerTexts } from './batch-answer-texts.ts';
import {
  countBatches,
  findBatchId,
  listBatchesById,
  listBatchRows,
  listFloursWithBatches,
  listHolders,
} from './batch-lists.queries.ts';
import { toBatch, toBatchDetails } from './batch-mapper.rules.ts';

const USUAL_DAYS = '90';
const USUAL_PAGE_SIZE = 10;

export async function listBatches(
  db: Db,
  {
    q = '',
    page = 1,
    pageSize = USUAL_PAGE_SIZE,
    productId,
    days = USUAL_DAYS,
  }: z.output<typeof BatchesQuery>,
): Promise<BatchesAnswer> {
  const { day: today } = shopClock(new Date());
  const filter = {
    search: q.trim().toLowerCase(),
    productId,
    since: days === 'all' ? undefined : dayAfter(today, -Number(days)),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const rows = await listBatchRows(db, filter);
  const flours = await listFloursWithBatches(db);
  return {
    batches: rows.map((row) => toBatch(row, today)),
    count: await countBatches(db, filter),
    flours: flours.map(({ id, name }) => ({ _id: id, name })),
  };
}

const YEAR_AND_NUMBER = /^(?<year>\d{4})-(?<number>[A-Z]{2}-\d{4}-\d{1,9})$/i;

/** By its id, or by year and number. A milling that was undone is not found. */
export async function getBatch(db: Db, asked: string, shopPhone: string): Promise<BatchDetails> {
  const { year, number } = YEAR_AND_NUMBER.exec(asked)?.groups ?? {};
  const isId = z.uuid().safeParse(asked).success;
  const id =
    year === undefined || number === undefined
      ? isId
        ? asked
        : undefined
      : await findBatchId(db, { number: number.toUpperCase(), year: Number(year) });
  const [row] = id === undefined ? [] : await listBatchesById(db, [id]);
  if (row?.undoneAt !== null) {
    throw new ShopError('NOT_FOUND', batchAnswerTexts.notFound);
  }
  const { day: today } = shopClock(new Date());
  return toBatchDetails(row, await listHolders(db, row.id), { today, shopPhone });
}
