import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { User } from '@dalan/contract/people/accounts';
import { dateAndTime } from '../../lib/format/india-time.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { BreakableAddress } from '../../ui/breakable-address.tsx';
import { UserAvatar } from '../../ui/icons/user-avatar.tsx';
import type { Column } from '../../ui/list/column.ts';
import { RoleChip } from './role-chip.tsx';
import { NO_EMAIL } from './user-texts.ts';

export function userColumns(actions: (user: User, index: number) => ReactNode): Column<User>[] {
  return [
    {
      label: 'Image',
      width: { phone: '62px', tablet: '59px', desk: '68px' },
      skeleton: 'avatar',
      cell: (user) => (
        <UserAvatar name={user.name} seed={user._id} isStaff={user.role === 'admin'} />
      ),
    },
    {
      label: 'Name',
      width: { tablet: '13%', desk: '16%' },
      sortField: 'name',
      isRowName: true,
      cell: ({ name }) => <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>,
    },
    {
      label: 'Email',
      from: 'tablet',
      width: { desk: '26%' },
      sortField: 'email',
      cell: ({ email }) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {email === '' ? NO_EMAIL : <BreakableAddress address={email} />}
        </Box>
      ),
    },
    {
      label: 'Phone',
      from: 'tablet',
      width: { tablet: '61px', desk: '12%' },
      sortField: 'phone',
      cell: ({ phone }) => formatPhone(phone),
    },
    {
      label: 'Role',
      from: 'tablet',
      width: { tablet: '64px', desk: '9%' },
      sortField: 'role',
      cell: ({ role }) => <RoleChip role={role} />,
    },
    {
      label: 'Created At',
      from: 'tablet',
      width: { tablet: '93px', desk: '19%' },
      sortField: 'createdAt',
      cell: ({ createdAt }) => <CreatedAt moment={createdAt} />,
    },
    {
      label: 'Actions',
      align: 'right',
      width: { phone: '162px', tablet: '128px' },
      skeleton: '92px',
      cell: actions,
    },
  ];
}

/** In a narrow column the time wraps to the second line. */
function CreatedAt({ moment }: { moment: string }) {
  const { date, time } = dateAndTime(moment);
  return (
    <time dateTime={moment}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {date}
        <Box
          component="span"
          sx={{ display: { xs: 'none', md: 'inline' }, color: 'text.disabled' }}
        >
          ,
        </Box>
      </Box>{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.disabled' }}>
        {time}
      </Box>
    </time>
  );
}
