import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/jobs/create-log.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { noteAuditHead } from './audit-heads.queries.ts';

type Options = { db: Db; log: Log };

/**
 * Records the daily head in a table and in the server's log. The log leaves the machine: a database
 * superuser can rewrite the whole chain, but not that line.
 */
export async function exportAuditHead({ db, log }: Options): Promise<void> {
  const head = await noteAuditHead(db);
  if (head !== undefined) log.info({ auditHead: head }, 'audit log head recorded');
}

/**
 * The job runs hourly, so that a day with an outage has its head, too. The table takes one per day.
 */
export function auditHeadJob(options: Options): ScheduledJob {
  return { name: 'record-audit-head', cron: '7 * * * *', run: () => exportAuditHead(options) };
}
