import type { FastifyReply } from 'fastify';
import type { Api } from './route.ts';

const publicRoute = { config: { access: 'public' } } as const;

type Health = {
  isDatabaseReady: () => Promise<boolean>;
  /** Whether there is anything to show yet. */
  isOpen: () => boolean;
  closing?: AbortSignal | undefined;
};

export function healthRoutes(app: Api, { isDatabaseReady, isOpen, closing }: Health): void {
  /** The process lives. */
  app.get('/healthz', publicRoute, async (_request, reply) => tell(reply, 'ok', 200));

  /**
   * Whether a proxy may send visitors here: from the first look at the catalogue until it closes.
   * A database that is away does not close the shop, which shows what it knows.
   */
  app.get('/livez', publicRoute, async (_request, reply) => {
    if (closing?.aborted) return tell(reply, 'closing', 503);
    return isOpen() ? tell(reply, 'open', 200) : tell(reply, 'starting', 503);
  });

  /** Whether everything works, orders too: what operators and installers wait for. */
  app.get('/readyz', publicRoute, async (_request, reply) => {
    if (closing?.aborted) return tell(reply, 'closing', 503);
    const isReady = await isDatabaseReady();
    return isReady ? tell(reply, 'ready', 200) : tell(reply, 'database unavailable', 503);
  });
}

function tell(reply: FastifyReply, status: string, code: number) {
  return reply.code(code).header('cache-control', 'no-store').send({ status });
}
