import { daysToChoose } from '@dalan/contract/delivery';
import type { DayLeft, Delivery } from '@dalan/contract/delivery';
import { gramsToKg, kgToGrams } from '@dalan/contract/weight';
import type { Db } from '../../platform/db/database.ts';
import { listTakenGrams } from './delivery-days.queries.ts';

/** The days to choose from, with what is left of each; full ones included. */
export async function listDaysLeft(
  db: Db,
  { city, rule, now }: { city: string; rule: Delivery; now: Date },
): Promise<DayLeft[]> {
  const days = daysToChoose(rule, now);
  const { roomKg } = rule;
  if (roomKg === null) return days.map((day) => ({ day, leftKg: null }));
  const taken = await listTakenGrams(db, city, days);
  return days.map((day) => {
    const grams = taken.find((counted) => counted.day === day)?.takenGrams ?? 0;
    // Staff may overfill a day.
    return { day, leftKg: Math.max(0, gramsToKg(kgToGrams(roomKg) - grams)) };
  });
}
