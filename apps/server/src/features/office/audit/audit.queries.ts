import { sql } from 'kysely';
import type { AuditAction, AuditDetails } from '@dalan/contract/office/audit';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Who did what to which subject. Details hold field names and figures, never personal data. */
export type AuditEntry = {
  /** Undefined for anonymous callers and the command line. */
  actorId?: string | undefined;
  action: AuditAction;
  subjectId?: string | undefined;
  details?: AuditDetails | undefined;
};

/** Rows in one statement. */
const CHUNK = 200;

/**
 * Adds an audit row in the transaction of the change. A trigger chains the hashes. Call it last:
 * other writers of the log wait until the commit.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit_log (actor_id, action, subject_id, details)
    values (${entry.actorId ?? null}, ${entry.action}, ${entry.subjectId ?? ''},
      ${JSON.stringify(entry.details ?? {})}::jsonb)
  `.execute(tx);
}

/** Adds many rows of one change. Call it last, like `recordAudit`. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  for (let done = 0; done < entries.length; done += CHUNK) {
    const rows = entries
      .slice(done, done + CHUNK)
      .map(({ actorId, action, subjectId, details }) => ({
        actor: actorId ?? null,
        action,
        subject: subjectId ?? '',
        details: details ?? {},
      }));
    await sql`
      insert into audit_log (actor_id, action, subject_id, details)
      select actor, action, subject, details
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as entry (actor uuid, action text, subject text, details jsonb)
    `.execute(tx);
  }
}
