import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { addCounter } from './add-counter.ts';

/** What the shop promises its customers. deploy/monitoring has the shares that must be good. */
const objectives = ['order_taken', 'page_served', 'mail_sent'] as const;
type Objective = (typeof objectives)[number];

export type CountOutcome = (objective: Objective, isGood: boolean) => void;

export type RequestObjective = {
  objective: Objective;
  method: string;
  /** The routes as they were registered. */
  routes: readonly string[];
  /** A later answer is not good, either. */
  withinMs: number;
};

/** Every series exists from the start, because Prometheus does not see the first rise of a new one. */
export function countObjectives(registry: Registry): CountOutcome {
  const count = addCounter(registry, {
    name: 'objective_events_total',
    help: 'Orders, pages and mails, by whether the shop kept its promise',
    labels: { objective: objectives, result: ['good', 'bad'] },
  });
  return (objective, isGood) => count({ objective, result: isGood ? 'good' : 'bad' });
}

/** A refusal (4xx) is a good answer: the shop was there, and said why. */
export function watchRequests(
  app: FastifyInstance,
  requests: readonly RequestObjective[],
  count: CountOutcome,
): void {
  const byRoute = new Map(
    requests.flatMap((one) => one.routes.map((route) => [`${one.method} ${route}`, one] as const)),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const asked = byRoute.get(`${request.method} ${request.routeOptions.url}`);
    if (asked !== undefined) {
      const isInTime = reply.elapsedTime <= asked.withinMs;
      count(asked.objective, isInTime && reply.statusCode < 500);
    }
    done();
  });
}
