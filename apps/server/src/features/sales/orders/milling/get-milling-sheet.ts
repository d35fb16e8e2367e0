import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { MillingDue, MillingSheet } from '@dalan/contract/mill/milling';
import type { Db } from '../../../../platform/db/database.ts';
import { listDaysToMill, listFloursById, listOrdersToMill } from './milling.queries.ts';
import { floursToMill, isToMill, notOnPaper, toSheetOrder } from './milling-sheet.rules.ts';

type Asked = {
  day?: string | undefined;
  due?: MillingDue | undefined;
  ids?: string[] | undefined;
};

/**
 * Makes the sheet of a day, of all late or later days, of chosen orders, or else of the next day to
 * mill.
 */
export async function getMillingSheet(db: Db, { day, due, ids }: Asked): Promise<MillingSheet> {
  const days = await listDaysToMill(db);
  const { day: today } = shopClock(new Date());
  const tomorrow = dayAfter(today);
  const several = due === 'overdue' || due === 'later' ? due : null;
  const named = { today, tomorrow, overdue: undefined, later: undefined };
  const chosen = day ?? (due && named[due]) ?? days.find((next) => next.day >= today)?.day ?? today;
  const ofDays = {
    overdue: { before: today },
    later: { after: tomorrow },
    one: { day: chosen },
  }[several ?? 'one'];
  const rows = await listOrdersToMill(db, ids === undefined ? ofDays : { ids });
  const orders = rows.filter(isToMill);
  const flours = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  return {
    day: ids === undefined && several === null ? chosen : null,
    due: several,
    orders: orders.map(toSheetOrder),
    flours: floursToMill(await listFloursById(db, [...flours]), orders),
    notOnSheet: notOnPaper(
      rows.map((row) => ({ ...row, isOnPaper: isToMill(row) })),
      ids,
    ),
    days,
  };
}
