import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { mailLink } from '@dalan/contract/contact/contact-links';
import { formatMoment } from '../../lib/format/india-time.ts';
import { BreakableAddress } from '../../ui/breakable-address.tsx';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { MessageMoves } from './message-moves.tsx';

type ContactDetailsDialogProps = { contact: ContactMessage; state: DialogState };

export function ContactDetailsDialog({ contact, state }: ContactDetailsDialogProps) {
  const [shown, setShown] = useState(contact);
  const { name, email, subject, message, createdAt, ticket, acknowledged, settled } = shown;
  return (
    <DialogFrame
      {...state}
      title="Contact Details"
      width={560}
      closeLabel="Close"
      action={
        <Button
          variant="contained"
          href={mailLink(email, `Re: ${subject} (${ticket})`)}
          startIcon={<Icon name="contact" size={18} />}
        >
          Reply by email
        </Button>
      }
    >
      <MessageMoves message={shown} onMoved={setShown} />
      <FactList
        facts={[
          { label: 'Number', value: ticket },
          { label: 'Name', value: <Box sx={{ fontWeight: 600 }}>{name}</Box> },
          { label: 'Email', value: <EmailLink email={email} /> },
          { label: 'Subject', value: subject },
          { label: 'Message', value: <Box sx={{ whiteSpace: 'pre-wrap' }}>{message}</Box> },
          { label: 'Received', value: formatMoment(createdAt) },
          ...dealtFact('Acknowledged', acknowledged),
          ...dealtFact('Settled', settled),
        ]}
      />
    </DialogFrame>
  );
}

function dealtFact(label: string, dealt: ContactMessage['settled']) {
  if (!dealt) return [];
  return [{ label, value: [formatMoment(dealt.at), dealt.by].filter(Boolean).join(', ') }];
}

function EmailLink({ email }: { email: string }) {
  return (
    <Link href={mailLink(email)}>
      <BreakableAddress address={email} />
    </Link>
  );
}
