import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

/** What was done, by whom, to what. Details name fields and figures, never a person's data. */
type AuditEntry = {
  /** Nobody where a stranger tried or the command line acted. */
  actorId?: string | undefined;
  /** Subject and past tense: `product.created`, `user.deleted`, `session.refused`. */
  action: string;
  subjectId?: string | undefined;
  details?: Record<string, string | number | boolean | string[]> | undefined;
};

/**
 * One row of the audit log, in the transaction of the change it tells of. The trigger chains it.
 * Call it last: until the commit, every other writer of the log waits.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit_log (actor_id, action, subject_id, details)
    values (${entry.actorId ?? null}, ${entry.action}, ${entry.subjectId ?? ''},
      ${JSON.stringify(entry.details ?? {})}::jsonb)
  `.execute(tx);
}
