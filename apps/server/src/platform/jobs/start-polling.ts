import { setTimeout as delay } from 'node:timers/promises';

export type PollingOptions = {
  everyMs: number;
  /** After errors the pause doubles, up to this. */
  longestPauseMs: number;
  onError: (error: unknown) => void;
};

export type Polling = {
  /** Resolves when the piece of work under way is done; no other begins. */
  stop: () => Promise<void>;
};

/** Runs `work` again and again, one at a time; at once where it says that there may be more. */
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

/** Ends early, and without an error, where the signal says so. */
async function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  await delay(pauseMs, undefined, { signal }).catch(() => undefined);
}
