import type { Log } from '../../../../platform/jobs/create-log.ts';
import { startPolling } from '../../../../platform/jobs/start-polling.ts';
import type { Polling } from '../../../../platform/jobs/start-polling.ts';
import { makeDueRepeat } from './make-due-repeat.ts';
import type { RepeatMaker } from './make-due-repeat.ts';

const LONGEST_PAUSE_MS = 60_000;

/** Any number of workers may run it. */
export function startMakingRepeats(maker: RepeatMaker & { log: Log; pollMs: number }): Polling {
  return startPolling(() => makeDueRepeat(maker), {
    everyMs: maker.pollMs,
    longestPauseMs: LONGEST_PAUSE_MS,
    onError: (error) => maker.log.warn({ err: error }, 'making repeat orders failed, will retry'),
  });
}
