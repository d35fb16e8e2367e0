import type { Role } from '@dalan/contract/people/accounts';
import { userSortFields } from '@dalan/contract/people/accounts';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

export const userMaster = {
  pageSizes: [5, 10],
  sortFields: userSortFields,
  /** Opens what the customer owes, or lets them owe. */
  account: 'Account',
  /** Shown wherever the specification shows a password: the API never returns one. */
  hiddenPassword: '••••••••',
  texts: {
    none: 'No Users Found',
    notFetched: 'Failed to fetch users',
    updated: 'User updated successfully',
    notUpdated: 'Failed to update user',
    emailTaken: 'Another account uses this email',
    confirmDeletion: 'Are you sure you want to delete this user?',
    deleted: 'User deleted successfully',
    notDeleted: 'Failed to delete user',
  },
} as const;

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
      text: `Nothing matches “${search}” in name, email, phone, role or day.`,
    },
    failed: { title: texts.notFetched, text: 'Nothing is lost: only this list did not come.' },
  };
}

/** Shown for a customer who only ever called and has no e-mail. */
export const NO_EMAIL = '–';
