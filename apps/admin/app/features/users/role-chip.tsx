import type { Role } from '@dalan/contract/accounts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { roleWords } from './user-words.ts';

export function RoleChip({ role }: { role: Role }) {
  return role === 'admin' ? (
    <StatusChip word={roleWords.admin} tone="secondary" />
  ) : (
    <StatusChip word={roleWords.user} isOutlined />
  );
}
