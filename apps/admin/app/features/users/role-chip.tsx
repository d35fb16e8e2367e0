import type { Role } from '@dalan/contract/people/accounts';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { roleLabels } from './user-texts.ts';

export function RoleChip({ role }: { role: Role }) {
  return role === 'admin' ? (
    <StatusChip text={roleLabels.admin} tone="secondary" />
  ) : (
    <StatusChip text={roleLabels.user} isOutlined />
  );
}
