import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { User } from '@dalan/contract/people/accounts';
import { indianTelephoneLink, mailLink } from '@dalan/contract/contact/contact-links';
import { accountPagePath } from '@dalan/contract/pages/panel-paths';
import { useMayCall } from '../../lib/session/duty.ts';
import { formatMoment } from '../../lib/format/india-time.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { UserAvatar } from '../../ui/icons/user-avatar.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { RoleChip } from './role-chip.tsx';
import { NO_EMAIL, roleLabels } from './user-texts.ts';
import { userMaster } from './user-texts.ts';
import { hairline } from '../../ui/layout/looks.ts';

type ViewUserDialogProps = { user: User; state: DialogState; onEdit: () => void };

export function ViewUserDialog({ user, state, onEdit }: ViewUserDialogProps) {
  const { name, email, phone, address, role, createdAt } = user;
  const mayCall = useMayCall();
  return (
    <DialogFrame
      {...state}
      title="View User"
      width={520}
      closeLabel="Close"
      action={
        <>
          {role === 'user' && mayCall('getAccount') && (
            <Button variant="outlined" component={RouterLink} to={accountPagePath(user._id)}>
              {userMaster.account}
            </Button>
          )}
          <Button variant="contained" startIcon={<Icon name="edit" size={18} />} onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      <Box sx={header}>
        <UserAvatar name={name} seed={user._id} isStaff={role === 'admin'} size={64} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, fontSize: 'title', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <RoleChip role={role} />
        </Box>
      </Box>
      <FactList
        facts={[
          { label: 'Name', value: name },
          {
            label: 'Email',
            value: email === '' ? NO_EMAIL : <Link href={mailLink(email)}>{email}</Link>,
          },
          {
            label: 'Phone',
            value: <Link href={indianTelephoneLink(phone)}>{formatPhone(phone)}</Link>,
          },
          { label: 'Password', value: userMaster.hiddenPassword },
          { label: 'Address', value: address || '–' },
          { label: 'Role', value: roleLabels[role] },
          { label: 'Created', value: formatMoment(createdAt) },
        ]}
      />
    </DialogFrame>
  );
}

const header = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  pb: 4,
  borderBottom: hairline,
};
