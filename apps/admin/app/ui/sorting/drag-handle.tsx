import Box from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { strongLine } from '../layout/looks.ts';

type DragHandleProps = {
  id: string;
  label: string;
  isLifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
};

/** Moves a row of a list by dragging or by keys. An element `how-to-move` says how. */
export function DragHandle({ label, isLifted, ...handlers }: DragHandleProps) {
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
