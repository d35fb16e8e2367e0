import type { Config } from './config.ts';
import { eventListeners } from './event-listeners.ts';
import { findCallerByToken } from './features/people/accounts/index.ts';
import { openCatalog } from './features/shop/catalog/index.ts';
import { openSettings } from './features/shop/settings/index.ts';
import type { FileStore } from './integrations/file-store/file-store.ts';
import type { Database } from './platform/db/database.ts';
import type { Api } from './platform/http/route.ts';
import {
  callerFinder,
  DEVICE_COOKIE,
  oncePerRequest,
  SESSION_COOKIE,
  tokenCookie,
} from './platform/http/session-cookie.ts';
import { openRateLimits } from './platform/limits/rate-limit.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import type { Storefront } from './platform/web/storefront.ts';

export type Adapters = {
  database: Database;
  fileStore: FileStore;
  /** Without a storefront, only the API is served. */
  storefront?: Storefront;
  metrics?: Pick<Metrics, 'watch'> & Partial<Pick<Metrics, 'registry'>>;
  /** Once aborted, the readiness checks fail while requests are still answered. */
  closing?: AbortSignal;
};

/** What the areas share. They take from it what their features need. */
export type Parts = ReturnType<typeof openParts>;

/** Opens the parts that several features use, and closes them with the app. */
export function openParts(app: Api, config: Config, adapters: Adapters) {
  const { database, fileStore, metrics } = adapters;
  const { db } = database;

  const { close, ...rateLimits } = openRateLimits(config.limits, {
    redisUrl: config.redisUrl,
    redisTimeoutMs: config.redisTimeoutMs,
    onRedisLost: (error) =>
      app.log.warn({ err: error }, 'Redis unavailable: rate limits are per process'),
  });
  app.addHook('onClose', close);

  const polled = { db, pollMs: config.catalogPollMs, log: app.log };
  const settings = openSettings({ ...polled, firstShop: config.shop });
  app.addHook('preClose', () => settings.close());
  const catalog = openCatalog({ ...polled, city: config.city });
  app.addHook('preClose', () => catalog.close());

  const cookies = {
    session: tokenCookie(SESSION_COOKIE, config.isHttps),
    device: tokenCookie(DEVICE_COOKIE, config.isHttps),
  };
  const findCallerNow = callerFinder(cookies.session, (token) =>
    findCallerByToken(database, token),
  );
  return {
    config,
    database,
    db,
    city: config.city,
    fileStore,
    registry: metrics?.registry,
    ...rateLimits,
    settings,
    /** The rule that the owner saved on the page Delivery. */
    rule: () => settings.current().delivery,
    catalog,
    events: eventListeners({ db, catalog }),
    cookies,
    findCaller: oncePerRequest(findCallerNow),
    /** Asks the database again, for streams that outlive their session. */
    findCallerNow,
  };
}
