export { hasAuditEntry } from './audit-heads.queries.ts';
export type { AuditHead } from './audit-heads.queries.ts';
export { recordAudit } from './audit.queries.ts';
export { auditHeadJob } from './export-audit-head.ts';
