import type { ContactMessage } from '@dalan/contract/contact/contact';
import { RowAction, RowActions } from '../../ui/list/row-action.tsx';

export const contactDialogs = ['view', 'delete'] as const;
export type ContactDialog = (typeof contactDialogs)[number];

type ContactActionsProps = { contact: ContactMessage; onOpen: (dialog: ContactDialog) => void };

export function ContactActions({ contact, onOpen }: ContactActionsProps) {
  const target = `message from ${contact.name}: ${contact.subject}`;
  return (
    <RowActions>
      <RowAction icon="view" label={`View ${target}`} onClick={() => onOpen('view')} />
      <RowAction
        icon="delete"
        label={`Delete ${target}`}
        isDestructive
        onClick={() => onOpen('delete')}
      />
    </RowActions>
  );
}
