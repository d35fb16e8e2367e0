export { hasAuditEntry } from './audit-heads.queries.ts';
export type { AuditHead } from './audit-heads.queries.ts';
export { listEntriesAbout } from './audit-page.queries.ts';
export { recordAudit, recordAudits } from './audit.queries.ts';
export type { AuditEntry } from './audit.queries.ts';
export { changesBetween } from './changes.rules.ts';
export { auditHeadJob } from './export-audit-head.ts';
