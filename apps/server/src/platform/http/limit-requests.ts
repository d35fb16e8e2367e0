import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey, isLoopback } from '../ip-address.ts';
import { refuse } from '../limits/rate-limit.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Limit } from '../limits/shared-limiter.ts';

/** This is a `preHandler`, so that only valid requests count. */
export function limitByAddress(limit: RateLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    await limit.take(addressKey(request.ip));
  };
}

/**
 * A wide limit on all requests of one address, counted in memory only. Loopback has no limit: it is
 * our page renderer, or a proxy with everybody behind it.
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
