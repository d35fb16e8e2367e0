import type { ContactMessage } from '@dalan/contract/contact';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import type { ContactDialog } from './contact-actions.tsx';
import { ContactDetailsDialog } from './contact-details-dialog.tsx';
import { DeleteContactDialog } from './delete-contact-dialog.tsx';

type Shown = { kind: ContactDialog; row: ContactMessage };

/** Comes with the first dialog that is opened, not with the list. */
export function ContactDialogs({ shown, state }: { shown: Shown; state: DialogState }) {
  const { kind, row } = shown;
  return kind === 'delete' ? (
    <DeleteContactDialog contact={row} state={state} />
  ) : (
    <ContactDetailsDialog contact={row} state={state} />
  );
}
