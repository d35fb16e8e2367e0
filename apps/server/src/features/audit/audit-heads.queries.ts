import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** A row of the audit log by its number and its hash, which stands for all rows before it too. */
export type AuditHead = { entryId: number; hash: string };

/** Notes where the log ends, once a day; undefined where another did so, or the log is empty. */
export async function noteAuditHead(db: Db): Promise<AuditHead | undefined> {
  const { rows } = await sql<AuditHead>`select entry_id, hash from note_audit_head()`.execute(db);
  return rows[0];
}

export async function hasAuditEntry(db: Db, { entryId, hash }: AuditHead): Promise<boolean> {
  const { rows } = await sql`
    select from audit_log where id = ${entryId} and encode(hash, 'hex') = ${hash}
  `.execute(db);
  return rows.length === 1;
}
