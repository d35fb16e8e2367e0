import { gramsToKg } from '@dalan/contract/money/weight';
import { setLowMark } from '../../src/features/mill/stock/index.ts';
import type { Mill } from './mill.ts';

const DAY_MS = 86_400_000;
/** A mark is what sells until the next milling. */
const DAYS_TO_LAST = 1.5;

/** The owner marks each flour by its pace. */
export async function setLowMarks(mill: Mill): Promise<void> {
  const { database, city, owner: actorId, opened, now } = mill;
  const days = (now().getTime() - opened.getTime()) / DAY_MS;
  for (const { id: productId, soldGrams } of mill.flours) {
    const lowMarkKg = roundUp(gramsToKg((soldGrams / days) * DAYS_TO_LAST));
    await setLowMark(database.db, { productId, city, lowMarkKg, actorId });
  }
}

/** Rounds as people choose figures: to whole kilograms, from ten on to fives. */
function roundUp(kg: number): number {
  const step = kg < 10 ? 1 : 5;
  return Math.ceil(kg / step) * step;
}
