import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { MillingDue, MillingSheet } from '@dalan/contract/mill/milling';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { BatchWithRoom } from '@dalan/contract/mill/batches';
import type { Db } from '../../../../platform/db/database.ts';
import { suggestShortCodes } from '../../../shop/catalog/index.ts';
import { listRooms } from '../batches/batches.queries.ts';
import type { RoomRow } from '../batches/batches.queries.ts';
import { listDaysToMill, listFloursById, listOrdersToMill } from './milling.queries.ts';
import { floursToMill, isToMill, notOnPaper, toSheetOrder } from './milling-sheet.rules.ts';
import type { FlourRow } from './milling-sheet.rules.ts';

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
    flours: floursToMill(await withCodes(db, [...flours]), orders),
    rooms: (await listRooms(db, [...flours])).map(toRoom),
    notOnSheet: notOnPaper(
      rows.map((row) => ({ ...row, isOnPaper: isToMill(row) })),
      ids,
    ),
    days,
  };
}

/** A flour without a code is shown with the one that its first batch gives it. */
async function withCodes(db: Db, ids: string[]): Promise<FlourRow[]> {
  const flours = await listFloursById(db, ids);
  const codes = await suggestShortCodes(db, ids);
  return flours.map((flour) => ({ ...flour, shortCode: codes.get(flour.id) ?? '' }));
}

function toRoom({ id, grindKey, roomGrams, ...room }: RoomRow): BatchWithRoom {
  return {
    _id: id,
    ...room,
    ...(grindKey !== null && { grind: grindKey }),
    roomKg: gramsToKg(roomGrams),
  };
}
