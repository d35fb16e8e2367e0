import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from '../shop-error.ts';
import { addressKey, isLoopback } from './address.ts';

export type Limit = { points: number; seconds: number };

export type RateLimit = {
  /** Counts one. Throws TOO_MANY_REQUESTS where the key has used up its points. */
  take: (key: string) => Promise<void>;
  giveBack: (key: string) => Promise<void>;
};

export type RateLimitOptions = {
  /** Shared by all processes; without it each process counts for itself. */
  redisUrl: string | undefined;
  redisTimeoutMs: number;
  onRedisLost: (error: Error) => void;
};

const REDIS_PAUSE_MS = 5_000;

/** One limiter for each name. Every process also counts in memory, so that a dying Redis frees nobody. */
export function openRateLimits<Name extends string>(
  limits: Record<Name, Limit>,
  options: RateLimitOptions,
): { limits: Record<Name, RateLimit>; close: () => void } {
  const redis =
    options.redisUrl === undefined ? undefined : connect(options.redisUrl, options.redisTimeoutMs);
  const askRedis = redis && pauseAfterFailure(redis, options.onRedisLost);
  redis?.on('error', options.onRedisLost);

  const open = Object.entries<Limit>(limits).map(([name, { points, seconds }]) => {
    const limiter = { keyPrefix: `dalan:limit:${name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(limiter);
    const shared = redis && new RateLimiterRedis({ ...limiter, storeClient: redis });
    const rateLimit: RateLimit = {
      take: async (key) => {
        const hidden = hideKey(key);
        await memory.consume(hidden).catch(refuse);
        if (!shared) return;
        await askRedis?.(() => shared.consume(hidden)).catch(async (refusal: unknown) => {
          await memory.reward(hidden);
          refuse(refusal);
        });
      },
      giveBack: async (key) => {
        const hidden = hideKey(key);
        await memory.reward(hidden);
        if (shared) await askRedis?.(() => shared.reward(hidden));
      },
    };
    return [name, rateLimit] as const;
  });
  return {
    limits: Object.fromEntries(open) as Record<Name, RateLimit>,
    close: () => redis?.disconnect(),
  };
}

/** Counts one against each limit, or against none where one is used up. Returns the way back. */
export async function takeAll(
  tries: readonly { limit: RateLimit; key: string }[],
): Promise<() => Promise<void>> {
  const taken: (typeof tries)[number][] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(({ limit, key }) => limit.giveBack(key)));
  };
  for (const one of tries) {
    try {
      await one.limit.take(one.key);
      taken.push(one);
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
  }
  return giveBack;
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

function connect(url: string, timeoutMs: number): Redis {
  return new Redis(url, {
    commandTimeout: timeoutMs,
    connectTimeout: 2_000,
    // A command that cannot be sent now fails now: nobody waits for Redis to come back.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
}

/** After a failure Redis is left alone for a while, so that a frozen one slows a single request. */
function pauseAfterFailure(redis: Redis, onRedisLost: (error: Error) => void) {
  let pausedUntil = 0;
  return async (ask: () => Promise<unknown>): Promise<void> => {
    if (redis.status !== 'ready' || performance.now() < pausedUntil) return;
    try {
      await ask();
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      pausedUntil = performance.now() + REDIS_PAUSE_MS;
      onRedisLost(error as Error);
    }
  };
}

/** Keys are made of e-mails and addresses; neither Redis nor a memory dump shall show them. */
function hideKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function refuse(refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw new ShopError('TOO_MANY_REQUESTS', errorTexts.tooManyRequests(retryAfterSeconds), {
    details: { retryAfterSeconds },
  });
}
