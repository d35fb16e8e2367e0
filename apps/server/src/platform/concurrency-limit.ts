import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from './shop-error.ts';

/** Work under a key shares the queue fairly with other keys. */
export type ConcurrencyLimit = <Result>(
  work: () => Promise<Result>,
  sharedBy?: string,
) => Promise<Result>;

type Waiter = { enter: () => void; refuse: (refusal: ShopError) => void };

/**
 * Runs a limited number of calls at once, queues some more and refuses the rest. Keys are served
 * round-robin; a full queue evicts from the key with the most entries in favour of one with fewer.
 */
export function createConcurrencyLimit(options: {
  concurrency: number;
  maxQueued: number;
}): ConcurrencyLimit {
  let running = 0;
  let queued = 0;
  /** Insertion order is service order. */
  const queues = new Map<string, Waiter[]>();

  const wait = (key: string) => {
    if (queued >= options.maxQueued) makeRoom(key);
    queued += 1;
    return new Promise<void>((enter, refuse) => {
      const queue = queues.get(key) ?? [];
      queue.push({ enter, refuse });
      queues.set(key, queue);
    });
  };

  /** Evicts the newest entry of the longest queue, unless the new key's queue would be as long. */
  const makeRoom = (key: string) => {
    const own = queues.get(key) ?? [];
    const longest = [...queues.values()].reduce(longer, own);
    const last = longest.length > own.length + 1 ? longest.pop() : undefined;
    if (last === undefined) throw busy();
    queued -= 1;
    last.refuse(busy());
  };

  const takeNext = (): Waiter | undefined => {
    for (const [key, queue] of queues) {
      const next = queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      queued -= 1;
      return next;
    }
    return undefined;
  };

  return async (work, sharedBy = '') => {
    if (running < options.concurrency) running += 1;
    else await wait(sharedBy);
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue, so `running` drops only if the queue is
      // empty.
      const next = takeNext();
      if (next) next.enter();
      else running -= 1;
    }
  };
}

function longer(one: Waiter[], other: Waiter[]): Waiter[] {
  return other.length > one.length ? other : one;
}

function busy(): ShopError {
  return new ShopError('UNAVAILABLE', errorTexts.unavailable);
}
