import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from './shop-error.ts';

/** Work that names a key shares the queue fairly with that of other keys. */
export type Gate = <Result>(work: () => Promise<Result>, sharedBy?: string) => Promise<Result>;

type Waiter = { enter: () => void; refuse: (refusal: ShopError) => void };

/**
 * Lets a few through at once and a few more wait; the rest are told to come back. The waiting are
 * served in turn by key, and a full queue makes room for a key that has less of it than another.
 */
export function createGate(options: { atOnce: number; waiting: number }): Gate {
  let inside = 0;
  let waiting = 0;
  /** In the order in which the keys are served. */
  const queues = new Map<string, Waiter[]>();

  const wait = (key: string) => {
    if (waiting >= options.waiting) makeRoom(key);
    waiting += 1;
    return new Promise<void>((enter, refuse) => {
      const queue = queues.get(key) ?? [];
      queue.push({ enter, refuse });
      queues.set(key, queue);
    });
  };

  /** The last to come of the longest queue leaves, unless the newcomer's would be as long. */
  const makeRoom = (key: string) => {
    const own = queues.get(key)?.length ?? 0;
    const longest = [...queues.values()].reduce(longer, []);
    const last = longest.length > own + 1 ? longest.pop() : undefined;
    if (last === undefined) throw busy();
    waiting -= 1;
    last.refuse(busy());
  };

  const takeNext = (): Waiter | undefined => {
    for (const [key, queue] of queues) {
      const next = queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      waiting -= 1;
      return next;
    }
    return undefined;
  };

  return async (work, sharedBy = '') => {
    if (inside < options.atOnce) inside += 1;
    else await wait(sharedBy);
    try {
      return await work();
    } finally {
      // Whoever leaves hands their place to the next, so `inside` changes only without a queue.
      const next = takeNext();
      if (next) next.enter();
      else inside -= 1;
    }
  };
}

function longer(one: Waiter[], other: Waiter[]): Waiter[] {
  return other.length > one.length ? other : one;
}

function busy(): ShopError {
  return new ShopError('UNAVAILABLE', errorTexts.unavailable);
}
