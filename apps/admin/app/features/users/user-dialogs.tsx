import type { User } from '@dalan/contract/accounts';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UpdateUserDialog } from './update-user-dialog.tsx';
import type { UserDialog } from './user-actions.tsx';
import { ViewUserDialog } from './view-user-dialog.tsx';

type Shown = { kind: UserDialog; row: User; index: number };
type UserDialogsProps = { shown: Shown; state: DialogState; onEdit: (shown: Shown) => void };

/** Comes with the first dialog that is opened, not with the list. */
export function UserDialogs({ shown, state, onEdit }: UserDialogsProps) {
  const { kind, row } = shown;
  if (kind === 'edit') return <UpdateUserDialog user={row} state={state} />;
  if (kind === 'delete') return <DeleteUserDialog user={row} state={state} />;
  return <ViewUserDialog user={row} state={state} onEdit={() => onEdit(shown)} />;
}
