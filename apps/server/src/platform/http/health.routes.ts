import type { Api } from './route.ts';

const publicRoute = { config: { access: 'public' } } as const;

export function healthRoutes(app: Api, isReady: () => Promise<boolean>): void {
  /** The process lives. */
  app.get('/healthz', publicRoute, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  /** The process can serve: a proxy sends visitors elsewhere while this says 503. */
  app.get('/readyz', publicRoute, async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'database unavailable' });
  });
}
