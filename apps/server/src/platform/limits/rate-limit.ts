import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../shop-error.ts';
import { connectLimiters, hashKey } from './shared-limiter.ts';
import type { Limit, SharedLimiter, SharedLimiterOptions } from './shared-limiter.ts';
import { openEnforcedWaits } from './enforced-waits.ts';
import type { EnforcedWaits } from './enforced-waits.ts';

export type RateLimit = {
  /** Counts one try. Throws TOO_MANY_REQUESTS if the key has no points left. */
  take: (key: string) => Promise<void>;
  /**
   * Counts one try without refusing. Returns the points used beyond the limit (negative if below).
   */
  add: (key: string) => Promise<number>;
  /** Throws like `take`, but does not count. */
  check: (key: string) => Promise<void>;
  giveBack: (key: string) => Promise<void>;
};

/** One limiter per name, and the enforced waits. */
export function openRateLimits<Name extends string>(
  limits: Record<Name, Limit>,
  options: SharedLimiterOptions,
): { limits: Record<Name, RateLimit>; waits: EnforcedWaits; close: () => void } {
  const limiters = connectLimiters(options);
  const open = Object.entries<Limit>(limits).map(([name, limit]) => {
    return [name, rateLimitOf(limiters.open(name, limit), limit.points)] as const;
  });
  return {
    limits: Object.fromEntries(open) as Record<Name, RateLimit>,
    waits: openEnforcedWaits(limiters),
    close: limiters.close,
  };
}

/** Every process also counts in memory, so that a Redis outage does not lift the limits. */
function rateLimitOf({ memory, askRedis }: SharedLimiter, points: number): RateLimit {
  return {
    take: async (key) => {
      const hidden = hashKey(key);
      await memory.consume(hidden).catch(refuse);
      await askRedis((shared) => shared.consume(hidden)).catch(async (refusal: unknown) => {
        await memory.reward(hidden);
        refuse(refusal);
      });
    },
    add: async (key) => {
      const hidden = hashKey(key);
      const here = await memory.penalty(hidden);
      const everywhere = await askRedis((shared) => shared.penalty(hidden));
      return Math.max(here.consumedPoints, everywhere?.consumedPoints ?? 0) - points;
    },
    check: async (key) => {
      const hidden = hashKey(key);
      const counts = [await memory.get(hidden), await askRedis((shared) => shared.get(hidden))];
      const isUsedUp = counts.find(
        (count) => count && count.consumedPoints >= points && count.msBeforeNext > 0,
      );
      if (isUsedUp) refuse(isUsedUp);
    },
    giveBack: async (key) => {
      const hidden = hashKey(key);
      await memory.reward(hidden);
      await askRedis((shared) => shared.reward(hidden));
    },
  };
}

/** Throws the rejection of a limiter as a refusal, and any other error as it is. */
export function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  throw tooManyRequests(refusal.msBeforeNext / 1000);
}
