import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { endpoints } from '@dalan/contract/endpoints';
import { homeOf } from '@dalan/contract/settings/home';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { placeholdersOf } from '@dalan/contract/settings/settings';
import { HomeContent } from '@dalan/contract/settings/home.schema';
import { sampleTexts } from '@dalan/contract/settings/legal';
import { Setup, Shop } from '@dalan/contract/settings/shop.schema';
import type { Config } from './config.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { createPasswords, findCallerByToken } from './features/accounts/index.ts';
import { passwordRoutes } from './features/accounts/passwords/password.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { productImportRoutes } from './features/catalog/import/import.routes.ts';
import { createImportThread, openCatalog } from './features/catalog/index.ts';
import { clientErrorRoutes } from './features/client-errors/client-errors.routes.ts';
import { countClientErrors } from './features/client-errors/index.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { deliveryRoutes } from './features/delivery/delivery.routes.ts';
import { recountDeliveryDays } from './features/delivery/index.ts';
import { exportRoutes } from './features/export/export.routes.ts';
import { letterRoutes } from './features/letters/letters.routes.ts';
import { liveOrderRoutes } from './features/live-orders/live-orders.routes.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { ownDataRoutes } from './features/own-data/own-data.routes.ts';
import type { FileStore } from './integrations/file-store/file-store.ts';
import type { Database } from './platform/db/database.ts';
import { createConcurrencyLimit } from './platform/concurrency-limit.ts';
import { billRoutes } from './features/orders/bills/bills.routes.ts';
import { bulkOrderRoutes } from './features/orders/bulk/bulk-orders.routes.ts';
import { confirmRoutes } from './features/orders/confirm/confirm.routes.ts';
import { millingRoutes } from './features/orders/milling/milling.routes.ts';
import { changeOrderRoutes } from './features/orders/change/change-order.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { phoneOrderRoutes } from './features/orders/phone/phone-orders.routes.ts';
import { paymentRoutes } from './features/orders/payments/payments.routes.ts';
import { repeatRoutes } from './features/repeats/repeats.routes.ts';
import { riderRoutes } from './features/runs/rider/rider.routes.ts';
import { freeRunsOf } from './features/runs/index.ts';
import { runRoutes } from './features/runs/runs.routes.ts';
import { logPlaceholders, openSettings } from './features/settings/index.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { relyingPartyOf } from './features/passkeys/index.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { stockRoutes } from './features/stock/stock.routes.ts';
import { figuresRoutes } from './features/figures/figures.routes.ts';
import { todayRoutes } from './features/today/today.routes.ts';
import { guardRoutes } from './platform/http/access.ts';
import { hasDuty } from './platform/caller.ts';
import { refuseCrossSite } from './platform/http/cross-site.ts';
import { apiReferenceRoutes } from './platform/http/api-reference.routes.ts';
import { answerErrors, answerMalformedUrl } from './platform/http/errors.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { limitAllRequests } from './platform/http/limit-requests.ts';
import { openRateLimits } from './platform/limits/rate-limit.ts';
import { limitRequestTime } from './platform/http/request-time.ts';
import { routeFor } from './platform/http/route.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import {
  callerFinder,
  DEVICE_COOKIE,
  oncePerRequest,
  SESSION_COOKIE,
  tokenCookie,
} from './platform/http/session-cookie.ts';
import { loggerOptions, logRequests } from './platform/telemetry/logger.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import type { Storefront } from './platform/web/storefront.ts';
import { webRoutes } from './platform/web/web.routes.ts';
import { wellKnownRoutes } from './platform/web/well-known.routes.ts';

export type Adapters = {
  database: Database;
  fileStore: FileStore;
  /** Omit to serve the API alone. */
  storefront?: Storefront;
  metrics?: Pick<Metrics, 'watch'> & Partial<Pick<Metrics, 'registry'>>;
  /** Once aborted, the readiness checks fail while requests are still answered. */
  closing?: AbortSignal;
};

/** Registers every plugin and route. Does not listen. */
export async function buildApp(config: Config, adapters: Adapters) {
  const { database, fileStore } = adapters;
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

  logRequests(app);
  answerErrors(app);
  setSecurityHeaders(app, config.isHttps);
  await app.register(cookie);
  adapters.metrics?.watch(app);
  limitRequestTime(app, config.requests.timeoutMs);
  limitAllRequests(app, config.limits.requestsPerAddress);
  refuseCrossSite(app, config.publicOrigin);
  const session = tokenCookie(SESSION_COOKIE, config.isHttps);
  const findCallerUncached = callerFinder(session, (token) => findCallerByToken(database, token));
  const findCaller = oncePerRequest(findCallerUncached);
  guardRoutes(app, findCaller);
  await apiReferenceRoutes(app, config.shop);

  const rateLimits = openRateLimits(config.limits, {
    redisUrl: config.redisUrl,
    redisTimeoutMs: config.redisTimeoutMs,
    onRedisLost: (error) =>
      app.log.warn({ err: error }, 'Redis unavailable: rate limits are per process'),
  });
  app.addHook('onClose', rateLimits.close);

  const settings = openSettings({
    db: database.db,
    firstShop: config.shop,
    pollMs: config.catalogPollMs,
    log: app.log,
  });
  app.addHook('preClose', () => settings.close());
  const placeholders = () => (config.isPublic ? placeholdersOf(settings.current()) : []);
  app.addHook('onListen', async () => {
    await settings.refresh();
    logPlaceholders(app.log, placeholders());
  });
  settingsRoutes(app, {
    db: database.db,
    firstShop: config.shop,
    settings,
    onSaved: async (tx, page) => {
      if (page === 'delivery') await recountDeliveryDays(tx);
    },
  });
  deliveryRoutes(app, {
    db: database.db,
    city: config.city,
    rule: () => settings.current().delivery,
  });
  app.route({
    ...routeFor(endpoints.getShop, { schema: { response: { 200: Shop } } }),
    handler: () => settings.shop(),
  });
  app.route({
    ...routeFor(endpoints.getHome, {
      schema: { querystring: LanguageQuery, response: { 200: HomeContent } },
    }),
    handler: ({ query }) => homeOf(settings.current(), query.language),
  });
  app.route({
    ...routeFor(endpoints.getSetup, { schema: { response: { 200: Setup } } }),
    handler: () => ({
      placeholders: placeholders(),
      samples: sampleTexts(settings.current()),
    }),
  });
  const accounts = {
    db: database.db,
    passwords: createPasswords(createConcurrencyLimit(config.hashing)),
    passwordsOnKnownDevices: createPasswords(createConcurrencyLimit(config.hashingOnKnownDevices)),
    limits: rateLimits.limits,
    waits: rateLimits.waits,
    cookies: { session, device: tokenCookie(DEVICE_COOKIE, config.isHttps) },
  };
  accountRoutes(app, { ...accounts, findCaller });
  passwordRoutes(app, { ...accounts, sendsMail: config.mail.smtpUrl !== undefined });
  const relyingParty = relyingPartyOf(config.publicOrigin, config.shop.name);
  passkeyRoutes(app, { ...accounts, relyingParty });
  staffRoutes(app, {
    ...accounts,
    relyingParty,
    onDisabled: (riderId, actorId) => freeRunsOf(database.db, { riderId, actorId }),
  });
  wellKnownRoutes(app, { publicOrigin: config.publicOrigin, shop: settings.shop });
  const catalog = openCatalog({
    db: database.db,
    city: config.city,
    pollMs: config.catalogPollMs,
    log: app.log,
  });
  app.addHook('preClose', () => catalog.close());
  healthRoutes(app, {
    isDatabaseReady: database.isReady,
    isOpen: () => catalog.pageRevision() !== '',
    closing: adapters.closing,
  });
  catalogRoutes(app, { db: database.db, city: config.city, catalog, findCaller });
  await productImportRoutes(app, {
    run: createImportThread({
      database: {
        url: config.databaseUrl,
        statementTimeoutMs: config.statementTimeoutMs,
        lockTimeoutMs: config.lockTimeoutMs,
        connectTimeoutMs: config.connectTimeoutMs,
      },
      city: config.city,
    }),
    catalog,
    uploadTimeoutMs: config.requests.uploadTimeoutMs,
  });
  exportRoutes(app, { db: database.db, city: config.city });
  await mediaRoutes(app, {
    media: { db: database.db, fileStore },
    limit: rateLimits.limits.uploadsPerAdmin,
    uploadTimeoutMs: config.requests.uploadTimeoutMs,
  });
  billRoutes(app, { db: database.db, seller: settings.current });
  millingRoutes(app, { db: database.db, rule: () => settings.current().delivery });
  const orders = {
    db: database.db,
    database,
    city: config.city,
    shopPhone: () => settings.shop().phone,
    delivery: {
      current: () => ({
        rule: settings.current().delivery,
        version: settings.versions().delivery,
      }),
      refresh: () => settings.refresh(),
    },
    limits: config.orderLimits,
    seller: settings.current,
    onStockMoved: () => {
      catalog.stockMoved();
    },
  };
  orderRoutes(app, orders);
  phoneOrderRoutes(app, orders);
  changeOrderRoutes(app, orders);
  repeatRoutes(app, {
    ...orders,
    rule: () => settings.current().delivery,
    linkLimit: rateLimits.limits.repeatLinksPerAddress,
  });
  bulkOrderRoutes(app, { db: database.db, seller: settings.current });
  confirmRoutes(app, {
    db: database.db,
    mill: () => ({ rule: settings.current().delivery, shop: settings.shop() }),
    seller: settings.current,
    onStockMoved: () => {
      catalog.stockMoved();
    },
  });
  paymentRoutes(app, {
    db: database.db,
    limit: rateLimits.limits.paymentClaimsPerAccount,
  });
  riderRoutes(app, {
    db: database.db,
    settings: settings.current,
    onStockMoved: () => {
      catalog.stockMoved();
    },
  });
  runRoutes(app, { db: database.db, city: config.city, seller: settings.current });
  liveOrderRoutes(app, {
    db: database.db,
    ...config.liveOrders,
    isStillStaff: async (request) =>
      hasDuty(await findCallerUncached(request), endpoints.watchOrders.duties),
  });
  stockRoutes(app, {
    db: database.db,
    city: config.city,
    rule: () => settings.current().delivery,
    onStockMoved: () => {
      catalog.stockMoved();
    },
  });
  todayRoutes(app, {
    db: database.db,
    city: config.city,
    rule: () => settings.current().delivery,
  });
  figuresRoutes(app, { db: database.db, areas: () => settings.current().delivery.areas });
  contactRoutes(app, { db: database.db, limits: rateLimits.limits });
  letterRoutes(app, { db: database.db });
  const registry = adapters.metrics?.registry;
  clientErrorRoutes(app, {
    db: database.db,
    limits: rateLimits.limits,
    count: registry === undefined ? () => undefined : countClientErrors({ registry }),
  });
  auditRoutes(app, { db: database.db });
  ownDataRoutes(app, {
    db: database.db,
    shopName: (language) => {
      const { name, nameMr } = settings.shop();
      return language === 'en' ? name : nameMr || name;
    },
    limit: rateLimits.limits.dataFilesPerAccount,
  });
  if (adapters.storefront) {
    await webRoutes(app, {
      ...config,
      storefront: adapters.storefront,
      settings: settings.current,
      revision: () => `${catalog.pageRevision()} ${settings.revision()}`,
      rendersPerAddress: rateLimits.limits.rendersPerAddress,
    });
  }
  return app;
}
