import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { wrappingRow } from '../layout/looks.ts';

const looks = {
  success: { icon: 'check', bar: colours.paan, ground: colours.paanTint },
  warning: { icon: 'alert', bar: colours.haldiDark, ground: colours.haldiTint },
  error: { icon: 'alert', bar: colours.kumkum, ground: colours.kumkumTint },
} as const satisfies Record<string, { icon: IconName; bar: string; ground: string }>;

type NoticeProps = {
  tone: keyof typeof looks;
  role?: 'status' | 'alert' | 'note' | 'region';
  /** The name of the notice as a region. */
  label?: string;
  /** Buttons at the right, or below the text on a narrow screen. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A coloured strip. Screen readers announce it when it appears, unless it has another role. */
export function Notice(props: NoticeProps) {
  const { tone, role = 'status', label, actions, ref, children } = props;
  const { icon, bar, ground } = looks[tone];
  return (
    <Box
      ref={ref}
      role={role}
      aria-label={label}
      sx={{ ...strip, backgroundColor: ground, borderColor: bar, '& > svg': { color: bar } }}
    >
      <Icon name={icon} />
      <Box sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>{children}</Box>
      {actions}
    </Box>
  );
}

const strip = {
  ...wrappingRow,
  px: 4,
  py: 2,
  minHeight: 44,
  border: '1px solid',
  borderLeftWidth: 4,
  '& > svg': { flex: 'none' },
} as const;
