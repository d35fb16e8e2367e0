import { weekdayOf } from '@dalan/contract/delivery/delivery';
import type { Repeat } from '@dalan/contract/orders/repeats';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import type { RepeatContext } from './decide-repeat.ts';
import { describeRepeat } from './describe-repeat.ts';
import { listAllRepeats, listRunningRepeats } from './repeats.queries.ts';

export async function listMyRepeats(
  { db, rule, language }: RepeatContext,
  userId: string,
): Promise<Repeat[]> {
  const rows = await listRunningRepeats(db, userId);
  const now = new Date();
  return rows.map((row) => describeRepeat(row, { rule: rule(), now, language }));
}

/** Lists repeats for the file with a customer's own data. */
export async function listRepeatsKept(db: Db, userId: string): Promise<object[]> {
  const rows = await listAllRepeats(db, userId);
  return rows.map(({ id, items, nextOn, ...row }) => ({
    _id: id,
    everyWeeks: row.everyWeeks,
    weekday: weekdayOf(nextOn),
    nextOn,
    isStopped: row.isStopped,
    items: items.map(({ name, weightGrams }) => ({ name, quantityKg: gramsToKg(weightGrams) })),
    deliveryAddress: row.deliveryAddress,
    contactNumber: row.contactNumber,
    pincode: row.pincode,
  }));
}
