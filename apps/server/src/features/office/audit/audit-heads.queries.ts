import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Number and hash of an audit log row. The hash covers all rows before it. */
export type AuditHead = { entryId: number; hash: string };

/** Records the head once a day. Undefined if it is already recorded, or the log is empty. */
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
