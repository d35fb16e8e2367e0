import type { Db } from '../../platform/db/database.ts';
import { startPolling } from '../../platform/jobs/start-polling.ts';
import type { Polling } from '../../platform/jobs/start-polling.ts';
import { advance, positionBefore } from './history-position.rules.ts';
import { getNewestEventId, listHistoryAfter } from './order-history.queries.ts';
import type { HistoryEntry } from './order-history.queries.ts';

type Options = {
  db: Db;
  pollMs: number;
  onChanged: (entries: HistoryEntry[]) => void;
  log: { warn: (details: object, message: string) => void };
};

export type OrderWatch = {
  /** Once this resolves, whatever is committed later will be told. Twice is the same as once. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const ENTRIES_AT_ONCE = 1_000;

/** Reads the history that every order writes anyway: whoever places one pays nothing for this. */
export function watchOrders(options: Options): OrderWatch {
  let watching: Promise<Polling> | undefined;
  return {
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
      // One that never began has nothing to stop, and whoever started it heard why.
      await ended?.then(
        (polling) => polling.stop(),
        () => undefined,
      );
    },
  };
}

async function begin({ db, pollMs, onChanged, log }: Options): Promise<Polling> {
  let position = positionBefore(await getNewestEventId(db));
  let isFailing = false;

  async function readOn(): Promise<HistoryEntry[]> {
    const entries = await listHistoryAfter(db, position, ENTRIES_AT_ONCE);
    const ids = entries.map(({ id }) => id);
    position = advance(position, ids, performance.now());
    isFailing = false;
    return entries;
  }

  // What is there already is no news.
  await readOn();
  return startPolling(
    async () => {
      const entries = await readOn();
      if (entries.length > 0) onChanged(entries);
      return entries.length >= ENTRIES_AT_ONCE;
    },
    {
      everyMs: pollMs,
      longestPauseMs: pollMs,
      onError: (error) => {
        if (!isFailing) log.warn({ err: error }, 'open lists of orders wait: nothing can be read');
        isFailing = true;
      },
    },
  );
}
