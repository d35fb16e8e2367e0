import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { IconName } from '../../ui/icon-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';

const looks = {
  success: { icon: 'check', bar: colours.paan, ground: colours.paanTint },
  warning: { icon: 'alert', bar: colours.haldiDark, ground: colours.haldiTint },
  error: { icon: 'alert', bar: colours.kumkum, ground: colours.kumkumTint },
} as const satisfies Record<string, { icon: IconName; bar: string; ground: string }>;

type NoticeProps = { tone: keyof typeof looks; actions?: ReactNode; children: ReactNode };

/** A strip above the work, said to screen readers when it appears. */
export function Notice({ tone, actions, children }: NoticeProps) {
  const { icon, bar, ground } = looks[tone];
  return (
    <Box
      role="status"
      sx={{ ...strip, backgroundColor: ground, borderColor: bar, '& > svg': { color: bar } }}
    >
      <Icon name={icon} />
      <Box sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>{children}</Box>
      {actions}
    </Box>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 2,
  minHeight: 44,
  border: '1px solid',
  borderLeftWidth: 4,
  '& > svg': { flex: 'none' },
} as const;
