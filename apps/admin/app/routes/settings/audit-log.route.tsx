import { AuditLog } from '../../features/audit/audit-log.tsx';

export default function AuditLogRoute() {
  return <AuditLog />;
}
