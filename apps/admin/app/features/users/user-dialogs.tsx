import type { User } from '@dalan/contract/people/accounts';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UpdateUserDialog } from './update-user-dialog.tsx';
import type { UserDialog } from './user-actions.tsx';
import { ViewUserDialog } from './view-user-dialog.tsx';

type UserDialogsProps = { kind: UserDialog; user: User; state: DialogState; onEdit: () => void };

/** This is loaded lazily, when the first dialog opens. */
export function UserDialogs({ kind, user, state, onEdit }: UserDialogsProps) {
  if (kind === 'edit') return <UpdateUserDialog user={user} state={state} />;
  if (kind === 'delete') return <DeleteUserDialog user={user} state={state} />;
  return <ViewUserDialog user={user} state={state} onEdit={onEdit} />;
}
