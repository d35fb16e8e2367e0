import { setTimeout as delay } from 'node:timers/promises';
import { longestGapMs } from './people/history.ts';
import { startPostgresPair } from './machines/postgres-pair.ts';
import type { PostgresPair } from './machines/postgres-pair.ts';
import { missingDebianPrograms } from './machines/postgres-programs.ts';
import { missingProgram } from './machines/programs.ts';
import type { Drill } from './run-drill.ts';
import { countWaitingCommits } from './machines/synchronous-commits.ts';

const AWAY_MS = 1_000;
/** A standby that was down as well has to start before it can take over. */
const START_MS = 15_000;

let pair: PostgresPair;

/** The primary or the standby is lost; the server process survives it. */
export const standbyDrill: Drill = {
  name: 'standby',
  findObstacle: () => missingDebianPrograms() ?? missingProgram('haproxy'),
  startPostgres: async () => {
    pair = await startPostgresPair();
    return pair;
  },
  bring: async ({ history }) => {
    const problems: string[] = [];
    const caused: { fault: string; from: number }[] = [];
    const timed = (fault: string, cause: () => Promise<void>) => () => {
      caused.push({ fault, from: performance.now() });
      return cause();
    };
    return {
      outageMs: AWAY_MS + START_MS,
      faults: [
        // Orders acknowledged while the standby is down would be lost with the primary.
        timed('the standby was down and the primary dies', async () => {
          await pair.standby().kill();
          await delay(AWAY_MS);
          await pair.primary().kill();
          await pair.standby().start();
          await pair.promote();
          await pair.addStandby();
        }),
        timed('the primary dies', async () => {
          await pair.primary().kill();
          await pair.promote();
          await pair.addStandby();
        }),
        timed('the standby dies', async () => {
          await pair.standby().kill();
          await delay(AWAY_MS);
          const waiting = await countWaitingCommits(pair.primary().url('postgres'));
          if (waiting === 0) problems.push('no commit waited for the standby');
          await pair.waitForNobody();
          await delay(AWAY_MS);
          await pair.standby().start();
          await pair.waitForStandby();
        }),
      ],
      end: async () => problems,
      figures: () =>
        caused.map(({ fault, from }, number) => {
          const to = caused[number + 1]?.from ?? history.acknowledgedAt.at(-1) ?? from;
          return `${fault}: no order for ${longestGapMs(history, from, to)} ms`;
        }),
    };
  },
};
