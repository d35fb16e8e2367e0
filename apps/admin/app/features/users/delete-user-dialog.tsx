import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@dalan/contract/accounts';
import { ApiError } from '@dalan/contract/client';
import { userMaster } from '@dalan/contract/masters';
import { api } from '../../lib/api.ts';
import { formatPhone } from '../../lib/phone.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DeleteDialog } from '../../ui/dialog/delete-dialog.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { USERS_KEY } from './use-users.ts';

const { texts } = userMaster;

export function DeleteUserDialog({ user, state }: { user: User; state: DialogState }) {
  const deletion = useDeleteUser(user, state.onClose);
  const { error } = deletion;
  return (
    <DeleteDialog
      state={state}
      verb="Delete user"
      question={texts.confirmDeletion}
      facts={[
        { label: 'Name', value: user.name },
        { label: 'Email', value: user.email },
        { label: 'Phone', value: formatPhone(user.phone) },
      ]}
      consequence="Name, contact details and sign-in are erased. Past orders stay in the accounts without a name."
      isDeleting={deletion.isPending}
      refusal={error instanceof ApiError ? error.serverMessage : undefined}
      onDelete={deletion.mutate}
    />
  );
}

function useDeleteUser(user: User, onDeleted: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('deleteUser', { params: { id: user._id } }),
    onSuccess: async () => {
      toast.succeed(texts.deleted, toastDurationsMs.userMaster);
      await queryClient.invalidateQueries({ queryKey: [USERS_KEY] });
      onDeleted();
    },
    onError: (error) => {
      if (!isSessionEnd(error)) toast.fail(texts.notDeleted, toastDurationsMs.userMaster);
    },
  });
}
