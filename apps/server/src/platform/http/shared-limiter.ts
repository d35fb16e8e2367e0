import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export type Limit = { points: number; seconds: number };

export type SharedLimiterOptions = {
  /** Shared by all processes; without it each process counts for itself. */
  redisUrl: string | undefined;
  redisTimeoutMs: number;
  onRedisLost: (error: Error) => void;
};

export type SharedLimiter = {
  memory: RateLimiterMemory;
  /** Undefined where there is no Redis, or it is away. A refusal is thrown. */
  askRedis: <Answer>(
    ask: (limiter: RateLimiterRedis) => Promise<Answer>,
  ) => Promise<Answer | undefined>;
};

const REDIS_PAUSE_MS = 5_000;

/** Counters that live in this process and, where there is one, in the Redis of all processes. */
export function connectLimiters(options: SharedLimiterOptions) {
  const redis =
    options.redisUrl === undefined ? undefined : connect(options.redisUrl, options.redisTimeoutMs);
  const ask = redis && pauseAfterFailure(redis, options.onRedisLost);
  redis?.on('error', options.onRedisLost);
  return {
    open: (name: string, { points, seconds }: Limit): SharedLimiter => {
      const limiter = { keyPrefix: `dalan:limit:${name}`, points, duration: seconds };
      const shared = redis && new RateLimiterRedis({ ...limiter, storeClient: redis });
      return {
        memory: new RateLimiterMemory(limiter),
        askRedis: async (question) => (shared && ask ? ask(() => question(shared)) : undefined),
      };
    },
    close: () => redis?.disconnect(),
  };
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
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (redis.status !== 'ready' || performance.now() < pausedUntil) return undefined;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      pausedUntil = performance.now() + REDIS_PAUSE_MS;
      onRedisLost(error as Error);
      return undefined;
    }
  };
}

/** Keys are made of e-mails and addresses; neither Redis nor a memory dump shall show them. */
export function hideKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
