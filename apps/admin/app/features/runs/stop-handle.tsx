import Box from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { strongLine } from '../../ui/layout/looks.ts';

type StopHandleProps = {
  id: string;
  label: string;
  isLifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
};

/** Moves a stop by dragging or by keys. */
export function StopHandle({ label, isLifted, ...handlers }: StopHandleProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-describedby="how-to-move"
      aria-pressed={isLifted}
      {...handlers}
      sx={handle}
    >
      <Icon name="drag" size={18} />
    </Box>
  );
}

const handle = {
  width: 44,
  height: 44,
  my: -2.5,
  p: 0,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: colours.basalt700,
  cursor: 'grab',
  touchAction: 'none',
  '&:focus-visible': { outline: strongLine, outlineOffset: '-6px' },
};
