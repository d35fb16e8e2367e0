import { buildApp } from './app.ts';
import { readConfigOrExit } from './config.ts';
import { watchVisits } from './features/office/visits/index.ts';
import { watchLetters } from './features/letters/outbox/index.ts';
import { watchSettings } from './features/shop/settings/index.ts';
import { openFileStore } from './integrations/file-store/open-file-store.ts';
import { enableGracefulShutdown } from './platform/graceful-shutdown.ts';
import { databaseOptions, openDatabase } from './platform/db/database.ts';
import { drain } from './platform/http/drain.ts';
import { createLog } from './platform/jobs/create-log.ts';
import { watchJobQueue } from './platform/jobs/watch-job-queue.ts';
import { createMetrics, serveMetrics } from './platform/telemetry/metrics.ts';
import { openTracing } from './platform/telemetry/open-tracing.ts';
import { watchDatabase } from './platform/telemetry/watch-database.ts';
import { loadStorefront } from './platform/web/storefront.ts';
import { requestObjectives } from './request-objectives.ts';

const config = readConfigOrExit();
const log = createLog(config.logLevel);
const tracing = await openTracing({
  ...config.tracing,
  serviceName: config.tracing.serviceName ?? 'dalan',
  onNotSent: (error) => log.warn({ err: error }, 'traces not sent'),
});
const metrics = createMetrics(requestObjectives);
const database = openDatabase({
  ...databaseOptions(config),
  poolSize: config.databasePoolSize,
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
const fileStore = await openFileStore(config);
const closing = new AbortController();
const app = await buildApp(config, {
  database,
  fileStore,
  metrics,
  closing: closing.signal,
  ...(config.isServingWeb && { storefront: await loadStorefront(config.storefrontDir) }),
});
// Beside a worker of its own, the server needs neither the job queue nor the mailer.
const jobs = config.isRunningWorker
  ? (await import('./start-jobs.ts')).startJobs(config, {
      db: database.db,
      fileStore,
      log: app.log,
      metrics,
    })
  : undefined;
app.addHook('onClose', async () => {
  await jobs?.stop();
  await database.close();
});

watchJobQueue(metrics, database.db);
watchDatabase(metrics, database.isReady);
watchSettings(metrics, database.db);
watchVisits(metrics, database.db);
// Without SMTP every mail stays unsent, and the gauge would only raise an alarm.
if (config.mail.smtpUrl !== undefined) watchLetters(metrics, database.db);
const metricsServer =
  config.metricsPort === undefined
    ? undefined
    : serveMetrics(metrics.registry, config.host, config.metricsPort);

enableGracefulShutdown({
  log: app.log,
  timeoutMs: config.closeTimeoutMs,
  close: async () => {
    metricsServer?.close();
    closing.abort();
    await drain(app.server, config.drainMs);
    await app.close();
    await tracing?.close();
  },
});

await app.listen({ host: config.host, port: config.port });
