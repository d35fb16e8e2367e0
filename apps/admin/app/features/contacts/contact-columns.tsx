import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { contactLimits } from '@dalan/contract/contact/contact';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { truncate } from '../../lib/format/truncate.ts';
import { BreakableAddress } from '../../ui/breakable-address.tsx';
import type { Column } from '../../ui/list/column.ts';
import { MessageClock } from './message-clock.tsx';

type Actions = (contact: ContactMessage, index: number) => ReactNode;

export function contactColumns(actions: Actions): Column<ContactMessage>[] {
  return [
    {
      label: 'Name',
      width: { tablet: '13%', desk: '14%' },
      sortField: 'name',
      isRowName: true,
      cell: ({ name }) => <Box sx={{ fontWeight: 600, ...breakAnywhere }}>{name}</Box>,
    },
    {
      label: 'Email',
      width: { tablet: '24%', desk: '23%' },
      sortField: 'email',
      cell: ({ email }) => (
        <Box sx={{ ...breakAnywhere, textWrap: 'balance' }}>
          <BreakableAddress address={email} />
        </Box>
      ),
    },
    {
      label: 'Subject',
      width: { tablet: '20%', desk: '21%' },
      sortField: 'subject',
      cell: (contact) => (
        <>
          <Box sx={{ ...breakAnywhere, ...twoLines }}>{contact.subject}</Box>
          <MessageClock contact={contact} />
        </>
      ),
    },
    {
      label: 'Message',
      skeleton: '85%',
      cell: ({ message }) => (
        <Box sx={{ ...breakAnywhere, color: 'text.secondary' }}>
          {truncate(message, contactLimits.messageCut)}
        </Box>
      ),
    },
    {
      label: 'Actions',
      align: 'right',
      width: { tablet: '94px', desk: '104px' },
      skeleton: '56px',
      cell: actions,
    },
  ];
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
