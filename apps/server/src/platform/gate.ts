import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from './shop-error.ts';

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets a few through at once and a few more wait; the rest are told to come back. */
export function createGate(options: { atOnce: number; waiting: number }): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (inside < options.atOnce) {
      inside += 1;
    } else {
      if (queue.length >= options.waiting) {
        throw new ShopError('UNAVAILABLE', errorTexts.unavailable);
      }
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      // Whoever leaves hands his place to the next, so `inside` changes only without a queue.
      const enterNext = queue.shift();
      if (enterNext) enterNext();
      else inside -= 1;
    }
  };
}
