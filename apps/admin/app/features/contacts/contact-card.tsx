import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { contactLimits } from '@dalan/contract/contact/contact';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { truncate } from '../../lib/format/truncate.ts';
import { BreakableAddress } from '../../ui/breakable-address.tsx';
import { MessageClock } from './message-clock.tsx';

type ContactCardProps = { contact: ContactMessage; actions: ReactNode };

/** One row of the list on phones. */
export function ContactCard({ contact, actions }: ContactCardProps) {
  const { name, email, subject, message } = contact;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={textColumn}>
        <Box sx={{ fontWeight: 600, fontSize: 'body' }}>{name}</Box>
        <Box sx={{ color: 'text.disabled', fontSize: 'note', textWrap: 'balance' }}>
          <BreakableAddress address={email} />
        </Box>
        <Box sx={{ mt: 1 }}>{subject}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {truncate(message, contactLimits.messageCutOnPhones)}
        </Box>
        <MessageClock contact={contact} />
      </Box>
      {actions}
    </Box>
  );
}

const textColumn = {
  flex: 1,
  minWidth: 0,
  fontSize: 'small',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} as const;
