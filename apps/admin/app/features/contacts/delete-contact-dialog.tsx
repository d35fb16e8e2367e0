import { staffContactTexts } from '@dalan/contract/contact/contact';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { api } from '../../lib/api/api.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DeleteDialog } from '../../ui/dialog/delete-dialog.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { CONTACTS_KEY } from './use-contacts.ts';
import { contactMaster } from './contact-texts.ts';

const { texts } = contactMaster;

type DeleteContactDialogProps = { contact: ContactMessage; state: DialogState };

export function DeleteContactDialog({ contact, state }: DeleteContactDialogProps) {
  const deletion = useRowMutation({
    send: () => api.call('deleteContactMessage', { params: { id: contact._id } }),
    listKey: CONTACTS_KEY,
    texts: { done: texts.deleted, failed: texts.notDeleted, gone: staffContactTexts.notFound },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
  });
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
      deletion={deletion}
    />
  );
}
