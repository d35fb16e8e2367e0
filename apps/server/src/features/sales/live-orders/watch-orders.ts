import type { Db } from '../../../platform/db/database.ts';
import { startPolling } from '../../../platform/jobs/start-polling.ts';
import type { Polling } from '../../../platform/jobs/start-polling.ts';
import { advance, positionBefore } from './history-position.rules.ts';
import {
  getNewestEventId,
  getRunsRevision,
  hasChangedWithin,
  listHistoryAfter,
} from './order-history.queries.ts';
import type { HistoryEntry } from './order-history.queries.ts';

type Options = {
  db: Db;
  pollMs: number;
  onChanged: (entries: HistoryEntry[]) => void;
  /** Called also when stops are sorted, which the history of the orders does not show. */
  onRunsChanged: () => void;
  log: { warn: (details: object, message: string) => void };
};

export type OrderWatch = {
  /** Changes committed after this resolves are reported. Idempotent. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Whether an order or a run changed in the last `ms`. */
  hasChangedWithin: (ms: number) => Promise<boolean>;
};

const BATCH_SIZE = 1_000;

/**
 * Polls the order history, which is written anyway, so that placing an order costs nothing extra.
 */
export function watchOrders(options: Options): OrderWatch {
  let watching: Promise<Polling> | undefined;
  return {
    hasChangedWithin: (ms) => hasChangedWithin(options.db, ms),
    start: async () => {
      const started = (watching ??= begin(options));
      try {
        await started;
      } catch (error) {
        if (watching === started) watching = undefined;
        throw error;
      }
    },
    stop: async () => {
      const ended = watching;
      watching = undefined;
      // A failed start has nothing to stop, and its caller got the error.
      await ended?.then(
        (polling) => polling.stop(),
        () => undefined,
      );
    },
  };
}

async function begin({ db, pollMs, onChanged, onRunsChanged, log }: Options): Promise<Polling> {
  let position = positionBefore(await getNewestEventId(db));
  let runsRevision = await getRunsRevision(db);
  let isFailing = false;

  async function readNew(): Promise<HistoryEntry[]> {
    const entries = await listHistoryAfter(db, position, BATCH_SIZE);
    const ids = entries.map(({ id }) => id);
    position = advance(position, ids, performance.now());
    isFailing = false;
    return entries;
  }

  async function reportRuns(): Promise<void> {
    const revision = await getRunsRevision(db);
    if (revision !== runsRevision) onRunsChanged();
    runsRevision = revision;
  }

  // Skips existing entries.
  await readNew();
  return startPolling(
    async () => {
      const entries = await readNew();
      if (entries.length > 0) onChanged(entries);
      await reportRuns();
      return entries.length >= BATCH_SIZE;
    },
    {
      everyMs: pollMs,
      longestPauseMs: pollMs,
      onError: (error) => {
        if (!isFailing)
          log.warn({ err: error }, 'order history not readable: live order lists are delayed');
        isFailing = true;
      },
    },
  );
}
