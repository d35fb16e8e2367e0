import { daysToChoose } from '@dalan/contract/delivery/delivery';
import type { DayLeft, Delivery } from '@dalan/contract/delivery/delivery';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { listTakenGrams } from './delivery-days.queries.ts';

type Asked = { city: string; rule: Delivery; now: Date };

/** Lists the days to choose from, full ones included, with what is left of each. */
export async function listDaysLeft(db: Db, asked: Asked): Promise<DayLeft[]> {
  const days = await listDaysForStaff(db, { ...asked, rule: { ...asked.rule, isOn: true } });
  // Staff may overfill a day.
  return days.map(({ day, leftKg }) => ({ day, leftKg: leftKg && Math.max(0, leftKg) }));
}

/** `leftKg` is below zero if staff overfilled the day. With the rule off, days have no limit. */
export async function listDaysForStaff(db: Db, { city, rule, now }: Asked): Promise<DayLeft[]> {
  const days = daysToChoose(rule, now);
  const roomKg = rule.isOn ? rule.roomKg : null;
  if (roomKg === null) return days.map((day) => ({ day, leftKg: null }));
  const taken = await listTakenGrams(db, city, days);
  return days.map((day) => {
    const grams = taken.find((counted) => counted.day === day)?.takenGrams ?? 0;
    return { day, leftKg: gramsToKg(kgToGrams(roomKg) - grams) };
  });
}
