import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openedTracing } from '../telemetry/tracing.ts';
import type { RequestSpan } from '../telemetry/tracing.ts';

/** Checks of the proxy, files from memory, and streams that last for minutes. */
const NOT_TRACED = /^\/(?:healthz|livez|readyz|static\/\*|media\/|api\/admin\/events)/;

type Options = {
  /** Only a proxy may say to which trace a request belongs: it would decide what is recorded. */
  isBehindProxy: boolean;
};

/** One span for each request. Register it before the log, whose lines then have the span's ids. */
export function traceRequests(app: FastifyInstance, { isBehindProxy }: Options): void {
  const tracing = openedTracing();
  if (tracing === undefined) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const inSpanOf = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (NOT_TRACED.test(route)) return done();
    const { method } = request;
    const { traceparent } = request.headers;
    const span = tracing.openRequest({
      name: `${method} ${route}`,
      facts: { 'http.request.method': method, 'http.route': route },
      cause: isBehindProxy && typeof traceparent === 'string' ? traceparent : undefined,
    });
    spans.set(request, span);
    span.run(done);
  });
  // The body arrives in the connection's own context, and so does the end of the answer.
  app.addHook('preValidation', (request, _reply, done) => inSpanOf(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end({ status: reply.statusCode });
    inSpanOf(request, done);
  });
}
