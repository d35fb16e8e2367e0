import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { letterRoutes } from './features/letters/letters.routes.ts';
import { millRoutes } from './features/mill/mill.routes.ts';
import { officeRoutes } from './features/office/office.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { salesRoutes } from './features/sales/sales.routes.ts';
import { shopRoutes } from './features/shop/shop.routes.ts';
import { openParts } from './open-parts.ts';
import type { Adapters } from './open-parts.ts';
import { guardRoutes } from './platform/http/access.ts';
import { apiReferenceRoutes } from './platform/http/api-reference.routes.ts';
import { refuseCrossSite } from './platform/http/cross-site.ts';
import { answerErrors, answerMalformedUrl } from './platform/http/errors.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { limitAllRequests } from './platform/http/limit-requests.ts';
import { limitRequestTime } from './platform/http/request-time.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { loggerOptions, logRequests } from './platform/telemetry/logger.ts';
import { webRoutes } from './platform/web/web.routes.ts';
import { wellKnownRoutes } from './platform/web/well-known.routes.ts';

/** Registers every plugin and route. Does not listen. */
export async function buildApp(config: Config, adapters: Adapters) {
  const app = createFastify(config);
  traceRequests(app, { isBehindProxy: config.trustProxy !== false });
  logRequests(app);
  answerErrors(app);
  setSecurityHeaders(app, config.isHttps);
  await app.register(cookie);
  adapters.metrics?.watch(app);
  limitRequestTime(app, config.requests.timeoutMs);
  limitAllRequests(app, config.limits.requestsPerAddress);
  refuseCrossSite(app, config.publicOrigin);
  const parts = openParts(app, config, adapters);
  const { catalog, settings } = parts;
  guardRoutes(app, parts.findCaller);
  await apiReferenceRoutes(app, config.shop);

  peopleRoutes(app, parts);
  await shopRoutes(app, parts);
  salesRoutes(app, parts);
  millRoutes(app, parts);
  letterRoutes(app, parts);
  officeRoutes(app, parts);

  healthRoutes(app, {
    isDatabaseReady: adapters.database.isReady,
    isOpen: () => catalog.pageRevision() !== '',
    closing: adapters.closing,
  });
  wellKnownRoutes(app, { publicOrigin: config.publicOrigin, shop: settings.shop });
  if (adapters.storefront) {
    await webRoutes(app, {
      ...config,
      storefront: adapters.storefront,
      settings: settings.current,
      revision: () => `${catalog.pageRevision()} ${settings.revision()}`,
      rendersPerAddress: parts.limits.rendersPerAddress,
    });
  }
  return app;
}

function createFastify(config: Config) {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: Math.max(config.requests.timeoutMs, config.requests.uploadTimeoutMs),
    connectionTimeout: config.requests.timeoutMs,
    forceCloseConnections: 'idle',
    frameworkErrors: answerMalformedUrl,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: config.requests.headersTimeoutMs, maxHeaderSize: 16 * 1024 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON only: a form on another site can post text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  return app;
}
