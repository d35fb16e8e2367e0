import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooManyRequests } from '../shop-error.ts';
import { hashKey } from './shared-limiter.ts';
import type { Limit, SharedLimiter } from './shared-limiter.ts';

export type EnforcedWaits = {
  /**
   * Throws TOO_MANY_REQUESTS until the key has waited the delay since its first call. Success
   * consumes the entry.
   */
  take: (key: string, delaySeconds: number) => Promise<void>;
  /** Lets the key's next call through at once. */
  giveBack: (key: string) => Promise<void>;
};

/** How long after its delay an entry stays valid. */
const VALID_SECONDS = 600;

/**
 * A delay without an open connection: refuses the first call with `retryAfterSeconds` and lets one
 * later call through. Early calls do not extend the delay.
 */
export function openEnforcedWaits(limiters: {
  open: (name: string, limit: Limit) => SharedLimiter;
}): EnforcedWaits {
  const { memory, askRedis } = limiters.open('turns', { points: 1, seconds: VALID_SECONDS });
  return {
    take: async (key, delaySeconds) => {
      const hidden = hashKey(key);
      const waitMs =
        (await askRedis((shared) => takeFrom(shared, hidden, delaySeconds))) ??
        (await takeFrom(memory, hidden, delaySeconds));
      if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
    },
    giveBack: async (key) => {
      const hidden = hashKey(key);
      await memory.set(hidden, 1, VALID_SECONDS);
      await askRedis((shared) => shared.set(hidden, 1, VALID_SECONDS));
    },
  };
}

type WaitStore = Pick<RateLimiterAbstract, 'penalty' | 'delete'>;

/** The remaining wait, or zero if the entry was due and is now consumed. */
async function takeFrom(store: WaitStore, key: string, delaySeconds: number): Promise<number> {
  const customDuration = delaySeconds + VALID_SECONDS;
  const { msBeforeNext } = await store.penalty(key, 1, { customDuration });
  const waitMs = msBeforeNext - VALID_SECONDS * 1000;
  if (waitMs > 0) return waitMs;
  // If several calls come at once, only the one that deletes the entry is let through.
  return (await store.delete(key)) ? 0 : delaySeconds * 1000;
}
