import { useId, useRef, useState } from 'react';
import { colours } from './theme/colours.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { strongLine } from './layout/looks.ts';

/** A button that opens a panel below it. Escape or a press elsewhere closes it. */
export function useOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = () => setIsOpen(false);
  useCloseOutside(box, isOpen, close);
  return {
    /** The ref of the element around button and panel. */
    box,
    close,
    button: {
      component: 'button',
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setIsOpen(!isOpen),
    },
    panel: { id: panelId, hidden: !isOpen },
  } as const;
}

export const openedPanel = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  zIndex: 2,
  p: 3,
  border: strongLine,
  backgroundColor: colours.flour0,
  '&[hidden]': { display: 'none' },
} as const;
