import { dayAfter, openDaysFrom, shopClock } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { Db } from '../../../platform/db/database.ts';
import { findFirstDayToMill } from './confirm.queries.ts';

/** The next day with orders to mill, else the next open day. Late orders are milled today. */
export async function findMillingDay(db: Db, rule: Delivery, now = new Date()): Promise<string> {
  const { day: today } = shopClock(now);
  const [next = today] = openDaysFrom(rule, dayAfter(today), 1);
  return (await findFirstDayToMill(db, today)) ?? next;
}
