import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { contactLimits } from '@dalan/contract/contact/contact';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { truncate } from '../../lib/format/truncate.ts';
import { BreakableEmail } from '../../ui/breakable-email.tsx';

type ContactCardProps = { contact: ContactMessage; actions: ReactNode };

/** One row of the list on phones. */
export function ContactCard({ contact, actions }: ContactCardProps) {
  const { name, email, subject, message } = contact;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={textColumn}>
        <Box sx={{ fontWeight: 600, fontSize: '1rem' }}>{name}</Box>
        <Box sx={{ color: 'text.disabled', fontSize: '0.875rem', textWrap: 'balance' }}>
          <BreakableEmail email={email} />
        </Box>
        <Box sx={{ mt: 1 }}>{subject}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {truncate(message, contactLimits.messageCutOnPhones)}
        </Box>
      </Box>
      {actions}
    </Box>
  );
}

const textColumn = {
  flex: 1,
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} as const;
