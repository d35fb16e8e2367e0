import { sql } from 'kysely';
import type { Violation } from './violation.ts';

export const auditViolations: Violation[] = [
  {
    name: 'a changed audit row',
    breaks: 'the audit log is one unbroken chain',
    finding: () => 'row 3 ',
    statements: () => [sql`update audit_log set details = '{"orderStatus":"Paid"}' where id = 3`],
  },
  {
    name: 'a changed audit row with a recomputed hash',
    breaks: 'the audit log is one unbroken chain',
    finding: () => 'row 4 ',
    statements: () => [
      sql`update audit_log set actor_id = null where id = 3`,
      sql`update audit_log set hash = audit_log_hash(audit_log) where id = 3`,
    ],
  },
  {
    name: 'a deleted audit row',
    breaks: 'the audit log is one unbroken chain',
    finding: () => 'row 4 ',
    statements: () => [sql`delete from audit_log where id = 3`],
  },
  {
    name: 'deleted first audit rows',
    breaks: 'the audit log is one unbroken chain',
    finding: () => 'row 3 ',
    statements: () => [sql`delete from audit_log where id < 3`],
  },
  {
    name: 'a deleted last audit row after its head was recorded',
    breaks: 'the audit log contains every recorded head',
    finding: () => '2026-11-15',
    statements: () => [
      sql`insert into audit_heads (day, entry_id, hash)
        select '2026-11-15', id, hash from audit_log order by id desc limit 1`,
      sql`delete from audit_log where id = (select max(id) from audit_log)`,
    ],
  },
];
