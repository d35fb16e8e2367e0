import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { defaultShop } from '@dalan/contract/settings/shop';
import type { Shop } from '@dalan/contract/settings/shop';
import { bucketSettings, missingBucketSettings, readBucket } from './bucket-settings.ts';
import { readLimits, readOrderLimits } from './config-limits.ts';
import { exitOnUncaught } from './platform/telemetry/exit-on-uncaught.ts';
import { ConfigError, given, readSetting, variableName } from './read-setting.ts';
import { databaseUrl, passwordOf, redisUrl, smtpUrl } from './service-url.ts';

const repository = resolve(import.meta.dirname, '../../..');
const EX_CONFIG = 78;
const PORT_TEXT = 'Write a port as a number from 0 to 65535';
const port = z.coerce.number(PORT_TEXT).int(PORT_TEXT).min(0, PORT_TEXT).max(65_535, PORT_TEXT);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Passwords from examples: they are in every attacker's list. */
const PLACEHOLDER = /^(?:change[-_]?me|password|secret|example)$/i;

const proxies = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((list) => list.every(isProxy), 'Name the exact address of the proxy');

const RATIO_TEXT = 'Write a share from 0 to 1, such as 0.1';
const sampler = z.enum([
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
]);

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Port for Prometheus metrics, separate from the public one. If empty, there are no metrics. */
  METRICS_PORT: port.optional(),
  /** Public origin of the shop. Decides the cookie name and which `Origin` header is accepted. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'Write an address such as https://shop.example' })
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  /** `transaction` if DATABASE_URL leads to a pooler such as PgBouncer in that mode. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /**
   * Role that `db:migrate` grants row access, and nothing else. If empty, only the owner has
   * access.
   */
  APP_DATABASE_ROLE: z.string().optional(),
  REDIS_URL: redisUrl.optional(),
  /**
   * smtps://user:password@host:465, or smtp://host:587 with STARTTLS. If empty, no mail is sent.
   */
  SMTP_URL: smtpUrl.optional(),
  /** Sender address of mails. If empty, it is the shop's own. */
  MAIL_FROM: z.email().optional(),
  /** With `false`, only `node apps/server/src/worker.ts` runs the jobs and sends mails. */
  RUN_WORKER: flag.default(true),
  MEDIA_DIR: z.string().default(resolve(repository, '.data/media')),
  ...bucketSettings,
  STOREFRONT_DIR: z.string().default(resolve(repository, 'apps/storefront/build')),
  ADMIN_DIR: z.string().default(resolve(repository, 'apps/admin/build/client')),
  /** With `off`, phones that have the storefront's service worker remove it and all it kept. */
  STOREFRONT_WORKER: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Exact address of the proxy, or a comma-separated list. If empty, there is no proxy. */
  TRUST_PROXY: proxies.optional(),
  /**
   * Set to `false` where the development server serves the front ends, or a test needs only the
   * API.
   */
  SERVE_WEB: flag.default(true),
  /** Base address of an OTLP receiver. If empty, no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Write an address such as http://127.0.0.1:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: sampler.default('parentbased_always_on'),
  /** Share of the traces that are recorded, for the samplers with a ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(RATIO_TEXT)
    .min(0, RATIO_TEXT)
    .max(1, RATIO_TEXT)
    .default(1),
});

/** Production has no default database and accepts no example password. */
const CompleteEnvironment = Environment.superRefine((settings, context) => {
  const refuse = (variable: string, message: string) => {
    context.addIssue({ code: 'custom', path: [variable], message });
  };
  for (const [variable, message] of missingBucketSettings(settings)) refuse(variable, message);
  if (settings.NODE_ENV !== 'production') return;
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = settings;
  if (DATABASE_URL === undefined) refuse('DATABASE_URL', 'Name the database of the shop');
  for (const [variable, url] of Object.entries({ DATABASE_URL, REDIS_URL, SMTP_URL })) {
    if (PLACEHOLDER.test(passwordOf(url))) refuse(variable, 'Choose a password of your own');
  }
});

/** An IP address or a network, but not the whole internet (`/0`). */
function isProxy(text: string): boolean {
  const [address = '', prefix = '32'] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return /^[1-9]\d*$/.test(prefix) && Number(prefix) <= longest;
}

/** Links that are not shown if they are set to an empty value. */
const OPTIONAL_LINKS: string[] = ['whatsapp', 'instagram', 'facebook'] satisfies (keyof Shop)[];

/**
 * SHOP_NAME, SHOP_PHONE, … override the profile in packages/contract/src/settings/shop.ts field by field. An
 * empty value keeps the default: a shop always has a name and a phone number.
 */
function readShop(env: NodeJS.ProcessEnv): Shop {
  const overridden = Object.entries(defaultShop).map(([field, value]) => {
    const variable = variableName('SHOP', field);
    const given = env[variable]?.trim();
    if (given === '' && OPTIONAL_LINKS.includes(field)) return [field, ''];
    if (given === undefined || given === '') return [field, value];
    if (Array.isArray(value)) {
      const parts = given.split(',').map((part) => part.trim());
      return [field, parts.filter((part) => part !== '')];
    }
    return [
      field,
      typeof value === 'number' ? readSetting(z.coerce.number(), given, variable) : given,
    ];
  });
  return Object.fromEntries(overridden) as Shop;
}

function isLocalhost(origin: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

type DatabaseWaits = {
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  connectTimeoutMs: number;
};

const databaseWaits: DatabaseWaits = {
  statementTimeoutMs: 3_000,
  lockTimeoutMs: 2_000,
  connectTimeoutMs: 2_000,
};

export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = readSetting(CompleteEnvironment, given(env));
  const shop = readShop(env);
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`)
    .origin;
  const isProduction = settings.NODE_ENV === 'production';
  return Object.freeze({
    isProduction,
    host: settings.HOST,
    port: settings.PORT,
    metricsPort: settings.METRICS_PORT,
    publicOrigin,
    isHttps: publicOrigin.startsWith('https:'),
    databaseUrl: settings.DATABASE_URL ?? 'postgres://127.0.0.1:5432/dalan',
    isDatabasePooled: settings.DATABASE_POOLER === 'transaction',
    appDatabaseRole: settings.APP_DATABASE_ROLE,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL,
    mediaDir: settings.MEDIA_DIR,
    mediaBucket: readBucket(settings),
    storefrontDir: settings.STOREFRONT_DIR,
    adminDir: settings.ADMIN_DIR,
    hasStorefrontWorker: settings.STOREFRONT_WORKER === 'on',
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY ?? false,
    tracing: {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      serviceName: settings.OTEL_SERVICE_NAME,
      sampler: settings.OTEL_TRACES_SAMPLER,
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    },
    isServingWeb: settings.SERVE_WEB,
    isRunningWorker: settings.RUN_WORKER,
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? shop.email,
      concurrency: 5,
      pollMs: 1_000,
      connectTimeoutMs: 10_000,
      timeoutMs: 30_000,
      /** After a worker crash, another worker takes over its mails within a minute. */
      leaseMs: 45_000,
    },
    /** How often each worker looks for repeat orders to make. */
    repeatPollMs: 5_000,
    /** One city for now. Stock and orders already have a city column. */
    city: 'pune',
    shop,
    /** A public shop must not show placeholders. A demo on localhost may. */
    isPublic: isProduction && !isLocalhost(publicOrigin),
    limits: readLimits(env),
    orderLimits: readOrderLimits(env),
    /** Two cores hash about 40 passwords a second, so a full queue takes half a second. */
    hashing: { concurrency: 2, maxQueued: 20 },
    /**
     * Search pages are unlimited in number, so one is rendered at a time, for at most a quarter of
     * the time.
     */
    rendering: {
      plain: { cacheSize: 500, concurrency: 1, maxQueued: 100, restFactor: 0 },
      withQuery: { cacheSize: 100, concurrency: 1, maxQueued: 10, restFactor: 3 },
      maxQueuedLookups: 1_000,
    },
    /**
     * Known devices have a separate queue, so that a flood from unknown ones does not block them.
     */
    hashingOnKnownDevices: { concurrency: 1, maxQueued: 20 },
    ...databaseWaits,
    redisTimeoutMs: 100,
    requests: {
      headersTimeoutMs: 10_000,
      timeoutMs: 10_000,
      /** A 2 MB picture takes 17 seconds at 1 Mbit/s. */
      uploadTimeoutMs: 60_000,
    },
    bodyLimitBytes: 16 * 1024,
    catalogPollMs: 1_000,
    jobQueue: { pollSeconds: 10, expireSeconds: 300 },
    liveOrders: {
      /** An open list shows a new order within this time plus one query. */
      pollMs: 1_000,
      streams: {
        perUser: 10,
        perProcess: 200,
        heartbeatMs: 15_000,
        lifetimeMs: 600_000,
        unreadBytes: 64 * 1024,
      },
    },
    /**
     * The proxy checks health every two seconds, with a timeout of two. Without a proxy there is no
     * drain.
     */
    drainMs: settings.TRUST_PROXY === undefined ? 0 : 5_000,
    /** Time from the signal to the exit, including the drain. */
    closeTimeoutMs: 10_000,
  });
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Call it first in a program. Invalid settings exit with EX_CONFIG, so that no supervisor restarts
 * it.
 */
export function readConfigOrExit(): Config {
  const { DATABASE_URL, REDIS_URL, SMTP_URL, MEDIA_BUCKET_SECRET = '' } = process.env;
  const addresses = [DATABASE_URL, REDIS_URL, SMTP_URL].filter((url) => url !== undefined);
  const secrets = addresses.flatMap((url) => [
    url,
    URL.parse(url)?.password ?? '',
    passwordOf(url),
  ]);
  exitOnUncaught([...secrets, MEDIA_BUCKET_SECRET].filter((secret) => secret !== ''));
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EX_CONFIG);
  }
}
