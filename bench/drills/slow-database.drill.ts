import { setTimeout as delay } from 'node:timers/promises';
import { drillPort } from './machines/programs.ts';
import type { Drill } from './run-drill.ts';
import { createTcpProxy } from './machines/tcp-proxy.ts';

const PORT = drillPort(3);
const SLOW_FOR_MS = 4_000;
const BACK_WITHIN_MS = 15_000;
const SUNK_FOR_MS = { short: 8_000, whole: 20_000 };

const proxy = createTcpProxy(PORT);

/** The connection to PostgreSQL is slow, drops all packets, or breaks: no call may hang. */
export const slowDatabaseDrill: Drill = {
  name: 'slow-database',
  // This is three times the shop's promise, because the machine may be busy.
  answerMostMs: 15_000,
  prepare: async (databaseUrl) => {
    const url = new URL(databaseUrl);
    await proxy.open(Number(url.port));
    url.port = String(PORT);
    return { env: { DATABASE_URL: url.href } };
  },
  bring: async ({ history, isWhole }) => {
    const sunkForMs = isWhole ? SUNK_FOR_MS.whole : SUNK_FOR_MS.short;
    const problems: string[] = [];
    const untilOrdersGoOn = async (fault: string) => {
      const before = history.acknowledgedAt.length;
      const late = performance.now() + BACK_WITHIN_MS;
      while (history.acknowledgedAt.length === before) {
        if (performance.now() > late) {
          problems.push(`${fault}: no order for ${BACK_WITHIN_MS} ms after its end`);
          return;
        }
        await delay(50);
      }
    };
    return {
      outageMs: sunkForMs,
      faults: [
        async () => {
          await slowDown(200);
          await slowDown(2_000);
          await untilOrdersGoOn('slow');
        },
        async () => {
          proxy.dropAll();
          await delay(sunkForMs);
          proxy.recover();
          // Only the server's own timeouts close the dead connections.
          await untilOrdersGoOn('sunk');
        },
        async () => {
          proxy.reset();
          await untilOrdersGoOn('reset');
        },
      ],
      end: async () => problems,
      figures: () => [`slowest order call: ${history.slowestMs} ms`],
    };
  },
};

async function slowDown(ms: number): Promise<void> {
  proxy.slowDown(ms);
  await delay(SLOW_FOR_MS);
  proxy.slowDown(0);
}
