import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../shop-error.ts';
import { addressKey, isLoopback } from './address.ts';
import { connectLimiters, hideKey } from './shared-limiter.ts';
import type { Limit, SharedLimiter, SharedLimiterOptions } from './shared-limiter.ts';
import { openWaitingTurns } from './waiting-turns.ts';
import type { WaitingTurns } from './waiting-turns.ts';

export type RateLimit = {
  /** Counts one. Throws TOO_MANY_REQUESTS where the key has used up its points. */
  take: (key: string) => Promise<void>;
  /** Counts one and refuses nobody. Says by how many the key is over its points, or below zero. */
  add: (key: string) => Promise<number>;
  /** Throws as `take` would, and counts nothing. */
  check: (key: string) => Promise<void>;
  giveBack: (key: string) => Promise<void>;
};

/** One limiter for each name, and the turns of those who must wait. */
export function openRateLimits<Name extends string>(
  limits: Record<Name, Limit>,
  options: SharedLimiterOptions,
): { limits: Record<Name, RateLimit>; turns: WaitingTurns; close: () => void } {
  const limiters = connectLimiters(options);
  const open = Object.entries<Limit>(limits).map(([name, limit]) => {
    return [name, rateLimitOf(limiters.open(name, limit), limit.points)] as const;
  });
  return {
    limits: Object.fromEntries(open) as Record<Name, RateLimit>,
    turns: openWaitingTurns(limiters),
    close: limiters.close,
  };
}

/** Every process also counts in memory, so that a dying Redis frees nobody. */
function rateLimitOf({ memory, askRedis }: SharedLimiter, points: number): RateLimit {
  return {
    take: async (key) => {
      const hidden = hideKey(key);
      await memory.consume(hidden).catch(refuse);
      await askRedis((shared) => shared.consume(hidden)).catch(async (refusal: unknown) => {
        await memory.reward(hidden);
        refuse(refusal);
      });
    },
    add: async (key) => {
      const hidden = hideKey(key);
      const here = await memory.penalty(hidden);
      const everywhere = await askRedis((shared) => shared.penalty(hidden));
      return Math.max(here.consumedPoints, everywhere?.consumedPoints ?? 0) - points;
    },
    check: async (key) => {
      const hidden = hideKey(key);
      const counts = [await memory.get(hidden), await askRedis((shared) => shared.get(hidden))];
      const isUsedUp = counts.find(
        (count) => count && count.consumedPoints >= points && count.msBeforeNext > 0,
      );
      if (isUsedUp) refuse(isUsedUp);
    },
    giveBack: async (key) => {
      const hidden = hideKey(key);
      await memory.reward(hidden);
      await askRedis((shared) => shared.reward(hidden));
    },
  };
}

/** A `preHandler`: only what passed validation counts against the caller's address. */
export function limitByAddress(limit: RateLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    await limit.take(addressKey(request.ip));
  };
}

/**
 * The wide limit over everything one address asks of this process, counted in memory alone.
 * Loopback is our own page renderer, or a proxy behind which everybody stands: never limited.
 */
export function limitAllRequests(app: FastifyInstance, { points, seconds }: Limit): void {
  const memory = new RateLimiterMemory({ points, duration: seconds });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isLoopback(request.ip)) return done();
    memory
      .consume(addressKey(request.ip))
      .catch(refuse)
      .then(() => done(), done);
  });
}

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  throw tooManyRequests(refusal.msBeforeNext / 1000);
}
