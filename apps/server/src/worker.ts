import { readConfigOrExit } from './config.ts';
import { openDiskFileStore } from './integrations/file-store/disk-file-store.ts';
import { closeInOrder } from './platform/close-in-order.ts';
import { openDatabase } from './platform/db/database.ts';
import { createLog } from './platform/jobs/create-log.ts';
import { startJobs } from './start-jobs.ts';

/** The jobs without the server, where RUN_WORKER=false keeps them out of it. Any number may run. */
const config = readConfigOrExit();
const log = createLog(config.logLevel);
const database = openDatabase({
  url: config.databaseUrl,
  poolSize: config.mail.atOnce,
  statementTimeoutMs: config.statementTimeoutMs,
  lockTimeoutMs: config.lockTimeoutMs,
  connectTimeoutMs: config.connectTimeoutMs,
  onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
});
const fileStore = openDiskFileStore(config.mediaDir);
const jobs = startJobs(config, { db: database.db, fileStore, log });

closeInOrder({
  log,
  timeoutMs: config.closeTimeoutMs,
  close: async () => {
    await jobs.stop();
    await database.close();
  },
});
