import { setTimeout as delay } from 'node:timers/promises';
import { sendAtRate } from './arrivals.ts';
import type { Flow } from './arrivals.ts';
import { closeConnections } from './send-request.ts';
import { createVisitors } from './calls.ts';
import { COLLECT, COLLECTED_WITHIN_MS, readCollected } from './collected-memory.ts';
import { createSender } from './deck.ts';
import { growthOf } from './growth.ts';
import type { Growth } from './growth.ts';
import { openLoadShop, withPreparedShop } from './load-shop.ts';

export type MemoryRun = {
  samples: number;
  heap: Growth;
  resident: Growth;
  calls: number;
  errors: number;
};

type Memory = { heap: number; resident: number };

const EVERY_SECONDS = 10;
/** Samples of the warm-up do not count, while caches fill and the compiler works. */
const WARM_UP_SHARE = 0.2;
/** The load never stops early: a call without an answer after ten seconds counts as an error. */
const OPEN_SECONDS_MOST = 20;

/** Measures the memory of one server under a steady mixed load. */
export async function runMemory(
  { rate, minutes }: { rate: number; minutes: number },
  nodeArgs: string[] = [],
): Promise<MemoryRun> {
  const taken: Memory[] = [];
  let flow: Flow | undefined;
  await withPreparedShop(async (postgres) => {
    const shop = await openLoadShop(postgres, {
      name: 'memory',
      servers: 1,
      nodeArgs: [...COLLECT, ...nodeArgs],
    });
    const send = createSender(shop, await createVisitors(shop));
    const seconds = minutes * 60;
    const load = sendAtRate({ rate, seconds, openSecondsMost: OPEN_SECONDS_MOST }, send);
    for (let number = 1; number <= seconds / EVERY_SECONDS; number += 1) {
      await delay(EVERY_SECONDS * 1_000 - COLLECTED_WITHIN_MS);
      const { pid, metricsUrl } = shop.servers[0]!;
      const { heapBytes, residentBytes } = await readCollected(pid, metricsUrl);
      taken.push({ heap: heapBytes, resident: residentBytes });
      if ((number * EVERY_SECONDS) % 60 === 0) {
        const figures = `heap ${inMb(heapBytes)} MB, resident ${inMb(residentBytes)} MB`;
        console.log(`minute ${(number * EVERY_SECONDS) / 60}: ${figures}`);
      }
    }
    flow = await load;
    closeConnections();
    await shop.stop();
  });
  const counted = taken.slice(Math.floor(taken.length * WARM_UP_SHARE));
  const calls = flow?.samples ?? [];
  return {
    samples: counted.length,
    heap: growthOf(
      counted.map(({ heap }) => heap),
      EVERY_SECONDS,
    ),
    resident: growthOf(
      counted.map(({ resident }) => resident),
      EVERY_SECONDS,
    ),
    calls: calls.length,
    errors: calls.filter(({ isFine }) => !isFine).length,
  };
}

export function printMemory({ samples, heap, resident, calls, errors }: MemoryRun): void {
  console.log(`${calls} calls, ${errors} errors; ${samples} samples after the warm-up`);
  console.log('            first third   last third   growth   slope/h   verdict');
  for (const [name, growth] of Object.entries({ 'heap used': heap, resident })) {
    const { early, late, perHour, isLeak } = growth;
    const percent = `${(((late - early) / early) * 100).toFixed(1)} %`;
    console.log(
      [
        name.padEnd(10),
        `${inMb(early)} MB`.padStart(12),
        `${inMb(late)} MB`.padStart(12),
        percent.padStart(8),
        `${inMb(perHour)} MB`.padStart(9),
        isLeak ? '  GROWS' : '  steady',
      ].join(' '),
    );
  }
}

function inMb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
