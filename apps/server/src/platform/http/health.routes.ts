import type { Api } from './route.ts';

const publicRoute = { config: { access: 'public' } } as const;

export function healthRoutes(
  app: Api,
  isReady: () => Promise<boolean>,
  closing?: AbortSignal,
): void {
  const findStatus = async () => {
    if (closing?.aborted) return 'closing';
    return (await isReady()) ? 'ready' : 'database unavailable';
  };

  /** The process lives. */
  app.get('/healthz', publicRoute, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  /** The process can serve: a proxy sends visitors elsewhere while this says 503. */
  app.get('/readyz', publicRoute, async (_request, reply) => {
    const status = await findStatus();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
