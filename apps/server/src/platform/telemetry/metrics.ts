import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { countObjectives, watchRequests } from './objectives.ts';
import type { CountOutcome, RequestObjective } from './objectives.ts';

export type Metrics = {
  registry: Registry;
  watch: (app: FastifyInstance) => void;
  countOutcome: CountOutcome;
};

export function createMetrics(requests: readonly RequestObjective[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const countOutcome = countObjectives(registry);
  return {
    registry,
    countOutcome,
    watch: (app) => {
      watchRequests(app, requests, countOutcome);
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        const labels = { method: request.method, route, status: reply.statusCode };
        duration.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}

/** Served on a separate port, which the public proxy does not forward to. */
export function serveMetrics(registry: Registry, host: string, port: number): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
