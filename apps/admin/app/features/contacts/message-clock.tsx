import Box from '@mui/material/Box';
import { messageClock, messageState } from '@dalan/contract/contact/complaints';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { Icon } from '../../ui/icons/icon.tsx';
import { clockText } from './contact-texts.ts';

/** The number of a message, and until when somebody must answer or settle it. */
export function MessageClock({ contact }: { contact: ContactMessage }) {
  const clock = messageClock(contact, new Date());
  const isLate = clock?.isLate ?? false;
  return (
    <Box sx={{ mt: 1, fontSize: 'note', color: 'text.secondary' }}>
      <Box sx={{ whiteSpace: 'nowrap' }}>{contact.ticket}</Box>
      <Box sx={isLate ? late : undefined}>
        {isLate && <Icon name="alert" size={14} />}
        {clockText(messageState(contact), clock)}
      </Box>
    </Box>
  );
}

const late = { color: 'error.main', fontWeight: 600, '& > svg': { mr: 1, verticalAlign: '-2px' } };
