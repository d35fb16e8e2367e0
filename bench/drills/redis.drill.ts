import { setTimeout as delay } from 'node:timers/promises';
import { watchLogIns } from './people/log-ins.ts';
import { REDIS_URL, startOwnRedis } from './machines/own-redis.ts';
import { missingProgram } from './machines/programs.ts';
import type { Drill } from './run-drill.ts';

const AWAY_MS = 2_000;

/** Redis only counts attempts: without it orders and log-ins work, and limits still hold. */
export const redisDrill: Drill = {
  name: 'redis',
  // The limit is high, because one customer logs in ten times a second.
  env: { REDIS_URL, LIMIT_LOG_INS_PER_ACCOUNT: '100000/900' },
  findObstacle: () => missingProgram('redis-server'),
  bring: async ({ shop }) => {
    const redis = await startOwnRedis();
    const logIns = await watchLogIns(shop.origin);
    return {
      faults: [
        async () => {
          await redis.kill();
          await delay(AWAY_MS);
          await redis.start();
        },
        async () => {
          redis.freeze();
          await delay(AWAY_MS);
          redis.thaw();
        },
        redis.flush,
      ],
      end: async () => {
        redis.freeze();
        const problems = await logIns.end();
        await redis.kill();
        return problems;
      },
    };
  },
};
