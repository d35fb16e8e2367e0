import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';
import { tipAt } from '../tips/tip.ts';

type RowActionProps = {
  icon: IconName;
  /** The label with the row's name, such as `Edit Asha Kulkarni`. */
  label: string;
  isDestructive?: boolean;
  onClick: () => void;
};

export function RowAction({ icon, label, isDestructive = false, onClick }: RowActionProps) {
  return (
    <IconButton
      {...tipAt('top')}
      size="small"
      aria-label={label}
      aria-haspopup="dialog"
      color={isDestructive ? 'error' : 'default'}
      onClick={onClick}
      sx={isDestructive ? apart : undefined}
    >
      <Icon name={icon} size={18} />
    </IconButton>
  );
}

/** Extra space before Delete, against misplaced taps. */
const apart = { ml: { xs: 3, sm: 2.5, md: 3 } };

export function RowActions({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1.5 }}>{children}</Box>;
}
