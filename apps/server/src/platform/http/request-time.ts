import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Longer timeout for a route whose body takes longer to arrive and to process. */
    bodyTimeoutMs?: number;
  }
}

/** Node has one timeout for all requests, the longest. This sets one per route. */
export function limitRequestTime(app: FastifyInstance, standardMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const { bodyTimeoutMs } = request.routeOptions.config;
      const hangUp = () => raw.complete || raw.destroy();
      const timer = setTimeout(hangUp, bodyTimeoutMs ?? standardMs).unref();
      raw.once('close', () => clearTimeout(timer));
      // The connection is silent while the server processes the body.
      if (bodyTimeoutMs !== undefined) reply.raw.setTimeout(bodyTimeoutMs, () => raw.destroy());
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}
