import { shopClock } from '@dalan/contract/delivery';
import type { MillingSheet } from '@dalan/contract/milling';
import type { Db } from '../../../platform/db/database.ts';
import { listDaysToMill, listFloursById, listOrdersToMill } from './milling.queries.ts';
import { floursToMill, isToMill, notOnPaper, toSheetOrder } from './milling-sheet.rules.ts';

type Asked = { day?: string | undefined; ids?: string[] | undefined };

/** Of the orders with these ids, or of a day: without either, the next day with something to mill. */
export async function getMillingSheet(db: Db, { day, ids }: Asked): Promise<MillingSheet> {
  const days = await listDaysToMill(db);
  const { day: today } = shopClock(new Date());
  const chosen = day ?? days.find((next) => next.day >= today)?.day ?? today;
  const rows = await listOrdersToMill(db, ids === undefined ? { day: chosen } : { ids });
  const orders = rows.filter(isToMill);
  const flours = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  return {
    day: ids === undefined ? chosen : null,
    orders: orders.map(toSheetOrder),
    flours: floursToMill(await listFloursById(db, [...flours]), orders),
    notOnSheet: notOnPaper(
      rows.map((row) => ({ ...row, isOnPaper: isToMill(row) })),
      ids,
    ),
    days,
  };
}
