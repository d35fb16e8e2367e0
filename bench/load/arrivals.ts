import { setTimeout as delay } from 'node:timers/promises';
import type { Sample } from './latency.ts';

export type Sent = { kind: string; isFine: boolean };
export type Flow = {
  samples: Sample[];
  seconds: number;
  isGivenUp: boolean;
};

/** With so many open calls, sending more would only measure the queue. */
const OPEN_SECONDS_MOST = 3;

/**
 * Sends calls at a constant rate, whether earlier ones are answered or not (open loop): customers do
 * not wait for each other. Ends when the last call is answered.
 */
export async function sendAtRate(
  {
    rate,
    seconds,
    openSecondsMost = OPEN_SECONDS_MOST,
  }: { rate: number; seconds: number; openSecondsMost?: number },
  send: () => Promise<Sent>,
): Promise<Flow> {
  const samples: Sample[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  const planned = (number: number) => start + (number * 1_000) / rate;
  const sendOne = async (plannedAt: number) => {
    const latenessMs = performance.now() - plannedAt;
    const sent = await send();
    samples.push({ ...sent, latenessMs, latencyMs: performance.now() - plannedAt });
  };
  let number = 0;
  while (number < rate * seconds && open.size <= rate * openSecondsMost) {
    while (number < rate * seconds && planned(number) <= performance.now()) {
      const call: Promise<void> = sendOne(planned(number)).finally(() => open.delete(call));
      open.add(call);
      number += 1;
    }
    await delay(Math.max(1, planned(number) - performance.now()));
  }
  const isGivenUp = number < rate * seconds;
  await Promise.all(open);
  return { samples, seconds: (performance.now() - start) / 1_000, isGivenUp };
}
