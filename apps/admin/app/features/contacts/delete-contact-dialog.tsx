import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import type { ContactMessage } from '@dalan/contract/contact';
import { contactMaster } from '@dalan/contract/masters';
import { api } from '../../lib/api.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DeleteDialog } from '../../ui/dialog/delete-dialog.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { CONTACTS_KEY } from './use-contacts.ts';

const { texts } = contactMaster;

type DeleteContactDialogProps = { contact: ContactMessage; state: DialogState };

export function DeleteContactDialog({ contact, state }: DeleteContactDialogProps) {
  const deletion = useDeleteContact(contact, state.onClose);
  const { error } = deletion;
  return (
    <DeleteDialog
      state={state}
      verb="Delete message"
      question={texts.confirmDeletion}
      facts={[
        { label: 'Name', value: contact.name },
        { label: 'Email', value: contact.email },
        { label: 'Subject', value: contact.subject },
      ]}
      consequence="The message is erased for good."
      isDeleting={deletion.isPending}
      refusal={error instanceof ApiError ? error.serverMessage : undefined}
      onDelete={deletion.mutate}
    />
  );
}

function useDeleteContact(contact: ContactMessage, onDeleted: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [CONTACTS_KEY] });
  return useMutation({
    mutationFn: () => api.call('deleteContactMessage', { params: { id: contact._id } }),
    onSuccess: async () => {
      toast.succeed(texts.deleted, toastDurationsMs.elsewhere);
      await reload();
      onDeleted();
    },
    onError: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(texts.notDeleted, toastDurationsMs.elsewhere);
      // Somebody else was quicker: the list behind the dialog is out of date.
      if (error instanceof ApiError && error.status === 404) void reload();
    },
  });
}
