import { setTimeout as delay } from 'node:timers/promises';

export type PollingOptions = {
  everyMs: number;
  /** Upper bound of the exponential back-off after errors. */
  longestPauseMs: number;
  onError: (error: unknown) => void;
};

export type Polling = {
  /** Resolves when the current run is done. No other run starts. */
  stop: () => Promise<void>;
};

/**
 * Runs `work` repeatedly, one at a time. If it returns true there may be more, and it runs again
 * without a pause.
 */
export function startPolling(work: () => Promise<boolean>, options: PollingOptions): Polling {
  const { everyMs, longestPauseMs, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let failuresInARow = 0;

  async function runOnce(): Promise<boolean> {
    try {
      const hasMore = await work();
      failuresInARow = 0;
      return hasMore;
    } catch (error) {
      failuresInARow += 1;
      onError(error);
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      if (await runOnce()) continue;
      const pauseMs = failuresInARow === 0 ? everyMs : everyMs * 2 ** failuresInARow;
      await pause(Math.min(pauseMs, Math.max(everyMs, longestPauseMs)), signal);
    }
  }

  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Returns early, without an error, when the signal aborts. */
async function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  await delay(pauseMs, undefined, { signal }).catch(() => undefined);
}
