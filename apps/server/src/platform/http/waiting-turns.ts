import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooManyRequests } from '../shop-error.ts';
import { hideKey } from './shared-limiter.ts';
import type { Limit, SharedLimiter } from './shared-limiter.ts';

export type WaitingTurns = {
  /** Throws TOO_MANY_REQUESTS until the key has come before and has waited since. Uses its turn up. */
  take: (key: string, delaySeconds: number) => Promise<void>;
  /** Whoever took a turn in vain may come again at once. */
  giveBack: (key: string) => Promise<void>;
};

/** How long a turn that has come is kept for somebody who waited for it. */
const KEPT_SECONDS = 600;

/**
 * A delay without an open connection: the first call is told when to come back and has its turn
 * from then on. Coming too early costs nothing, and no other key can take the turn away.
 */
export function openWaitingTurns(limiters: {
  open: (name: string, limit: Limit) => SharedLimiter;
}): WaitingTurns {
  const { memory, askRedis } = limiters.open('turns', { points: 1, seconds: KEPT_SECONDS });
  return {
    take: async (key, delaySeconds) => {
      const hidden = hideKey(key);
      const waitMs =
        (await askRedis((shared) => takeFrom(shared, hidden, delaySeconds))) ??
        (await takeFrom(memory, hidden, delaySeconds));
      if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
    },
    giveBack: async (key) => {
      const hidden = hideKey(key);
      await memory.set(hidden, 1, KEPT_SECONDS);
      await askRedis((shared) => shared.set(hidden, 1, KEPT_SECONDS));
    },
  };
}

type Turns = Pick<RateLimiterAbstract, 'penalty' | 'delete'>;

/** How long still to wait; zero where the turn had come and was taken. */
async function takeFrom(turns: Turns, key: string, delaySeconds: number): Promise<number> {
  const customDuration = delaySeconds + KEPT_SECONDS;
  const { msBeforeNext } = await turns.penalty(key, 1, { customDuration });
  const waitMs = msBeforeNext - KEPT_SECONDS * 1000;
  if (waitMs > 0) return waitMs;
  // Of several who come for one turn, the one who removes it has it.
  return (await turns.delete(key)) ? 0 : delaySeconds * 1000;
}
