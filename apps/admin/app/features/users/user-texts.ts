import type { Role } from '@dalan/contract/accounts';
import { userMaster } from '@dalan/contract/masters';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

const { texts } = userMaster;

export const roleLabels: Record<Role, string> = { user: 'User', admin: 'Admin' };

export function listTexts(search: string): ListTexts {
  return {
    noun: 'users',
    empty: {
      title: texts.none,
      text: 'Customers appear here as soon as they register in the shop.',
    },
    noMatch: {
      title: texts.none,
      text: `Nothing matches “${search}” in name, email, phone or role.`,
    },
    failed: { title: texts.notFetched, text: 'Nothing is lost: only this list did not come.' },
  };
}
