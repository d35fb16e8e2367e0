import { readConfigOrExit } from './config.ts';
import { openDiskFileStore } from './integrations/file-store/disk-file-store.ts';
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

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), config.closeTimeoutMs).unref();
    void jobs
      .stop()
      .then(database.close)
      .then(() => process.exit(0));
  });
}
