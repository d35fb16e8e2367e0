import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Passkey } from '@dalan/contract/people/passkeys';
import { dateAndTime, formatRecent } from '../../lib/format/india-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { RowAction, RowActions } from '../../ui/list/row-action.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { hairline, sheetInset } from '../../ui/layout/looks.ts';

export const passkeyDialogs = ['rename', 'remove'] as const;
export type PasskeyDialog = (typeof passkeyDialogs)[number];

type PasskeyRowProps = { passkey: Passkey; onOpen: (dialog: PasskeyDialog) => void };

export function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const { name } = passkey;
  return (
    <Box component="li" data-row sx={item}>
      <Box sx={mark}>
        <Icon name="passkey" size={22} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={facts}>
          {factsOf(passkey).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Typography>
      </Box>
      <RowActions>
        <RowAction icon="edit" label={`Rename ${name}`} onClick={() => onOpen('rename')} />
        <RowAction
          icon="delete"
          label={`Remove ${name}`}
          isDestructive
          onClick={() => onOpen('remove')}
        />
      </RowActions>
    </Box>
  );
}

function factsOf({ createdAt, lastUsedAt, isSynced }: Passkey): string[] {
  return [
    `Made on ${dateAndTime(createdAt).date}`,
    lastUsedAt ? `Last used: ${formatRecent(lastUsedAt)}` : 'Not used yet',
    ...(isSynced ? ['Synced to your other devices'] : []),
  ];
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  ...sheetInset,
  py: 3,
  '& + &': { borderTop: hairline },
};

const mark = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  color: colours.paan,
  backgroundColor: colours.paanTint,
};

const facts = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  columnGap: 4,
  color: 'text.disabled',
} as const;
