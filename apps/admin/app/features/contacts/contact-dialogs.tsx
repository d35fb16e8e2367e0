import type { ContactMessage } from '@dalan/contract/contact/contact';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import type { ContactDialog } from './contact-actions.tsx';
import { ContactDetailsDialog } from './contact-details-dialog.tsx';
import { DeleteContactDialog } from './delete-contact-dialog.tsx';

type ContactDialogsProps = { kind: ContactDialog; contact: ContactMessage; state: DialogState };

/** This is loaded lazily, when the first dialog opens. */
export function ContactDialogs({ kind, contact, state }: ContactDialogsProps) {
  return kind === 'delete' ? (
    <DeleteContactDialog contact={contact} state={state} />
  ) : (
    <ContactDetailsDialog contact={contact} state={state} />
  );
}
