import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a body that may take longer to arrive, and to be answered, than those of other routes. */
    bodyTimeoutMs?: number;
  }
}

/** Node knows one limit for all requests, the longest. Here each route gets its own. */
export function limitRequestTime(app: FastifyInstance, standardMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const { bodyTimeoutMs } = request.routeOptions.config;
      const hangUp = () => raw.complete || raw.destroy();
      const timer = setTimeout(hangUp, bodyTimeoutMs ?? standardMs).unref();
      raw.once('close', () => clearTimeout(timer));
      // While the server works on what came, the connection is silent.
      if (bodyTimeoutMs !== undefined) reply.raw.setTimeout(bodyTimeoutMs, () => raw.destroy());
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}
