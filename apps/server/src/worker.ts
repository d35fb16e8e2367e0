import { readConfigOrExit } from './config.ts';
import { openDiskFileStore } from './integrations/file-store/disk-file-store.ts';
import { enableGracefulShutdown } from './platform/graceful-shutdown.ts';
import { openDatabase } from './platform/db/database.ts';
import { createLog } from './platform/jobs/create-log.ts';
import { startJobs } from './start-jobs.ts';

/**
 * Runs the jobs in their own process, for servers with RUN_WORKER=false. Any number of workers may
 * run.
 */
const config = readConfigOrExit();
const log = createLog(config.logLevel);
const database = openDatabase({
  url: config.databaseUrl,
  poolSize: config.mail.concurrency,
  statementTimeoutMs: config.statementTimeoutMs,
  lockTimeoutMs: config.lockTimeoutMs,
  connectTimeoutMs: config.connectTimeoutMs,
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
const fileStore = openDiskFileStore(config.mediaDir);
const jobs = startJobs(config, { db: database.db, fileStore, log });

enableGracefulShutdown({
  log,
  timeoutMs: config.closeTimeoutMs,
  close: async () => {
    await jobs.stop();
    await database.close();
  },
});
