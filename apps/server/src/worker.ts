import { readConfigOrExit } from './config.ts';
import { openFileStore } from './integrations/file-store/open-file-store.ts';
import { enableGracefulShutdown } from './platform/graceful-shutdown.ts';
import { databaseOptions, openDatabase } from './platform/db/database.ts';
import { createLog } from './platform/jobs/create-log.ts';
import { createMetrics, serveMetrics } from './platform/telemetry/metrics.ts';
import { openTracing } from './platform/telemetry/open-tracing.ts';
import { startJobs } from './start-jobs.ts';

/**
 * Runs the jobs in their own process, for servers with RUN_WORKER=false. Any number of workers may
 * run.
 */
const config = readConfigOrExit();
const tracing = await openTracing({
  ...config.tracing,
  serviceName: config.tracing.serviceName ?? 'dalan-worker',
  onNotSent: (error) => log.warn({ err: error }, 'traces not sent'),
});
const log = createLog(config.logLevel);
const database = openDatabase({
  ...databaseOptions(config),
  poolSize: config.mail.concurrency,
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
const fileStore = await openFileStore(config);
const metrics = createMetrics();
const jobs = startJobs(config, { db: database.db, fileStore, log, metrics });
const metricsServer =
  config.metricsPort === undefined
    ? undefined
    : serveMetrics(metrics.registry, config.host, config.metricsPort);

enableGracefulShutdown({
  log,
  timeoutMs: config.closeTimeoutMs,
  close: async () => {
    metricsServer?.close();
    await jobs.stop();
    await database.close();
    await tracing?.close();
  },
});
