import type { FastifyReply } from 'fastify';
import type { Api } from './route.ts';

const publicRoute = { config: { access: 'public' } } as const;

type Health = {
  isDatabaseReady: () => Promise<boolean>;
  /** True once the catalogue is loaded. */
  isOpen: () => boolean;
  closing?: AbortSignal | undefined;
};

export function healthRoutes(app: Api, { isDatabaseReady, isOpen, closing }: Health): void {
  /** Tells only that the process runs. */
  app.get('/healthz', publicRoute, async (_request, reply) => tell(reply, 'ok', 200));

  /**
   * Tells the proxy to send requests, from the first catalogue load until shutdown. A database
   * outage does not count, because the shop still serves its cached catalogue.
   */
  app.get('/livez', publicRoute, async (_request, reply) => {
    if (closing?.aborted) return tell(reply, 'closing', 503);
    return isOpen() ? tell(reply, 'open', 200) : tell(reply, 'starting', 503);
  });

  /** Tells operators and installers that everything works, orders too. */
  app.get('/readyz', publicRoute, async (_request, reply) => {
    if (closing?.aborted) return tell(reply, 'closing', 503);
    const isReady = await isDatabaseReady();
    return isReady ? tell(reply, 'ready', 200) : tell(reply, 'database unavailable', 503);
  });
}

function tell(reply: FastifyReply, status: string, code: number) {
  return reply.code(code).header('cache-control', 'no-store').send({ status });
}
