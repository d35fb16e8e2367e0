import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import type { Order } from '@dalan/contract/orders/orders';
import { SelectOrder } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls. */
const SLIP_PX = 10;

type SelectableCardProps = {
  order: Order;
  selection: Selection;
  isSelecting: boolean;
  children: ReactNode;
};

/**
 * A long press selects the first card; then each card has its box. Keyboards reach the box at once.
 */
export function SelectableCard(props: SelectableCardProps) {
  const { order, selection, isSelecting, children } = props;
  const press = useLongPress(() => {
    if (!isSelecting) selection.toggle(order, false);
  });
  return (
    <Box {...press} sx={{ display: 'flex', gap: 4, touchAction: 'pan-y' }}>
      <Box sx={isSelecting ? { pt: 0.5 } : untilFocused}>
        <SelectOrder order={order} selection={selection} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

function useLongPress(onPress: () => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const release = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      release();
      held.current = { timer: setTimeout(onPress, LONG_PRESS_MS), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = held.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // The browser's own menu would cover what the press has selected.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (held.current) event.preventDefault();
    },
  };
}

const untilFocused = {
  width: 20,
  mr: '-36px',
  '&:not(:focus-within)': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '&:focus-within': { mr: 0 },
} as const;
