import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export type Limit = { points: number; seconds: number };

export type SharedLimiterOptions = {
  /** Shared by all processes. Without it each process counts alone. */
  redisUrl: string | undefined;
  redisTimeoutMs: number;
  onRedisLost: (error: Error) => void;
};

export type SharedLimiter = {
  memory: RateLimiterMemory;
  /** Undefined if there is no Redis or it is unavailable. Rethrows a refusal of the limiter. */
  askRedis: <Answer>(
    ask: (limiter: RateLimiterRedis) => Promise<Answer>,
  ) => Promise<Answer | undefined>;
};

const REDIS_PAUSE_MS = 5_000;

/** Counters in this process and, if configured, in the Redis shared by all processes. */
export function connectLimiters(options: SharedLimiterOptions) {
  const redis =
    options.redisUrl === undefined ? undefined : connect(options.redisUrl, options.redisTimeoutMs);
  const ask = redis && skipAfterFailure(redis, options.onRedisLost);
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
    // Calls fail at once, so that no request waits for Redis to come back.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
}

/** After a failure Redis is skipped for a while, so that a frozen Redis slows a single request. */
function skipAfterFailure(redis: Redis, onRedisLost: (error: Error) => void) {
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

/** Keys contain e-mails and addresses. Hashed, they show in neither Redis nor a memory dump. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
