import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/jobs/create-log.ts';
import { startPolling } from '../../platform/jobs/start-polling.ts';
import type { Polling } from '../../platform/jobs/start-polling.ts';
import { noteAuditHead } from './audit-heads.queries.ts';

type Options = { db: Db; log: Log };

/**
 * Once a day the end of the audit log goes into a table and into the server's log. The log leaves
 * the machine: a master of the database can rewrite the whole chain, but not that line.
 */
export async function exportAuditHead({ db, log }: Options): Promise<void> {
  const head = await noteAuditHead(db);
  if (head !== undefined) log.info({ auditHead: head }, 'the audit log ends here today');
}

export function startAuditExport(options: Options & { everyMs: number }): Polling {
  const work = async () => {
    await exportAuditHead(options);
    return false;
  };
  return startPolling(work, {
    everyMs: options.everyMs,
    longestPauseMs: options.everyMs,
    onError: (error) => options.log.warn({ err: error }, 'the end of the audit log was not noted'),
  });
}
