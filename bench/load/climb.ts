import { setTimeout as delay } from 'node:timers/promises';
import type { Step } from './step.ts';

const REFINEMENTS = 2;
const REST_MS = 1_000;

export type Climb = { knee?: Step; beyond?: Step };

/**
 * Raises the rate until one fails twice in a row (once may be other work on the machine), then
 * searches between it and the last rate that held.
 */
export async function climb(rates: number[], run: (rate: number) => Promise<Step>): Promise<Climb> {
  const found: Climb = {};
  const isHeld = async (rate: number) => {
    let step = await run(rate);
    if (!step.hasHeld) {
      await delay(REST_MS);
      step = await run(rate);
    }
    await delay(REST_MS);
    found[step.hasHeld ? 'knee' : 'beyond'] = step;
    return step.hasHeld;
  };
  for (const rate of rates) if (!(await isHeld(rate))) break;
  if (found.beyond === undefined || found.knee === undefined) return found;
  for (let round = 0; round < REFINEMENTS; round += 1) {
    await isHeld(Math.round((found.knee.rate + found.beyond.rate) / 2));
  }
  return found;
}
