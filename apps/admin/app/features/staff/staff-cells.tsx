import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { dutyLabels } from '@dalan/contract/people/staff';
import type { Duty } from '@dalan/contract/people/staff';
import { formatPhone } from '../../lib/format/phone.ts';
import { BreakableAddress } from '../../ui/breakable-address.tsx';
import { initialsOf } from '../../ui/icons/initials.ts';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import type { PersonRow, StaffRow } from './staff-rows.ts';
import { rowLabels, staffPageTexts } from './staff-texts.ts';

/** Shows the avatar, the name, and the e-mail or who invited them. */
export function PersonCell({ row }: { row: StaffRow }) {
  return (
    <Box sx={person}>
      <span aria-hidden>
        <Avatar sx={{ ...avatar, ...avatarOf(row) }}>{initialsOf(row.name)}</Avatar>
      </span>
      <Box sx={{ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, ...(isDisabled(row) && { color: 'text.secondary' }) }}>
          {row.name}
        </Box>
        <Box sx={{ fontWeight: 400, fontSize: 'small', color: 'text.secondary' }}>
          {row.kind === 'person' ? <PersonContact row={row} /> : rowLabels.invitedBy(row.invitedBy)}
        </Box>
      </Box>
    </Box>
  );
}

/**
 * The e-mail, or the phone number of a rider who has none. Below it stands a new e-mail that is not
 * confirmed yet.
 */
function PersonContact({ row }: { row: PersonRow }) {
  return (
    <>
      {row.email === '' ? formatPhone(row.phone) : <BreakableAddress address={row.email} />}
      {row.waitingEmail !== null && (
        <Box sx={{ color: colours.haldiDark }}>
          <BreakableAddress address={row.waitingEmail} /> {staffPageTexts.waits}
        </Box>
      )}
    </>
  );
}

function avatarOf(row: StaffRow) {
  if (row.kind === 'invitation') return invited;
  return isDisabled(row) ? disabled : undefined;
}

function isDisabled(row: StaffRow): boolean {
  return row.kind === 'person' && row.disabledAt !== null;
}

export function DutyChip({ duty }: { duty: Duty }) {
  return duty === 'owner' ? (
    <StatusChip text={dutyLabels.owner} tone="secondary" />
  ) : (
    <StatusChip text={dutyLabels[duty]} isOutlined />
  );
}

/** Says how a person signs in, or why they cannot. */
export function SignInChip({ row }: { row: StaffRow }) {
  if (row.kind === 'invitation') {
    return row.isOpen ? (
      <StatusChip text={staffPageTexts.linkOpen} tone="info" icon="link" />
    ) : (
      <StatusChip text={staffPageTexts.linkEnded} icon="clock" />
    );
  }
  if (isDisabled(row)) {
    return <StatusChip text={staffPageTexts.disabled} tone="error" icon="ban" />;
  }
  if (row.passkeyCount > 0) {
    const text = staffPageTexts.passkeys(row.passkeyCount);
    return <StatusChip text={text} tone="success" icon="passkey" />;
  }
  return <StatusChip text={staffPageTexts.passwordOnly} tone="warning" icon="lock" />;
}

const person = { display: 'flex', alignItems: 'center', gap: 2.5 };

const avatar = {
  flex: 'none',
  width: 36,
  height: 36,
  fontSize: 'note',
  backgroundColor: colours.basalt700,
};

const invited = {
  color: colours.basalt700,
  backgroundColor: colours.flour0,
  border: `2px dashed ${colours.basalt500}`,
};

const disabled = { color: colours.basalt700, backgroundColor: colours.flour100 };
