import type { User } from '@dalan/contract/people/accounts';
import { RowAction, RowActions } from '../../ui/list/row-action.tsx';

export const userDialogs = ['view', 'edit', 'delete'] as const;
export const userDialogsWithoutDelete = ['view', 'edit'] as const;
export type UserDialog = (typeof userDialogs)[number];

type UserActionsProps = {
  user: User;
  dialogs: readonly UserDialog[];
  onOpen: (dialog: UserDialog) => void;
};

export function UserActions({ user, dialogs, onOpen }: UserActionsProps) {
  return (
    <RowActions>
      <RowAction icon="view" label={`View ${user.name}`} onClick={() => onOpen('view')} />
      <RowAction icon="edit" label={`Edit ${user.name}`} onClick={() => onOpen('edit')} />
      {dialogs.includes('delete') && (
        <RowAction
          icon="delete"
          label={`Delete ${user.name}`}
          isDestructive
          onClick={() => onOpen('delete')}
        />
      )}
    </RowActions>
  );
}
