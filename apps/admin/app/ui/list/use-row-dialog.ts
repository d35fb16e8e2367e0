import { useEffect, useRef, useState } from 'react';

type OpenDialog<Kind, Row> = { kind: Kind; row: Row; index: number };

/**
 * Which dialog is open over which row. Closed, it stays mounted until it has faded; then the focus
 * is back on the button that opened it, or where its row is gone, on the one now in that place.
 */
export function useRowDialog<Kind extends string, Row>() {
  const listRef = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener>(null);
  const [shown, setShown] = useState<OpenDialog<Kind, Row>>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (shown === undefined && opener.current) returnFocus(listRef.current, opener.current);
  }, [shown]);

  function show(kind: Kind, row: Row, index: number) {
    if (shown === undefined) opener.current = { element: document.activeElement, index };
    setShown({ kind, row, index });
    setIsOpen(true);
  }
  return {
    listRef,
    shown,
    show,
    /** What every dialog's frame takes. */
    frame: { isOpen, onClose: () => setIsOpen(false), onExited: () => setShown(undefined) },
  };
}

type Opener = { element: Element | null; index: number };

function returnFocus(list: HTMLElement | null, { element, index }: Opener): void {
  if (list === null || document.activeElement !== document.body) return;
  const rows = list.querySelectorAll('[data-row]');
  const row = rows[Math.min(index, rows.length - 1)];
  const target = element?.isConnected ? element : (row?.querySelector('button, a') ?? list);
  if (target instanceof HTMLElement) target.focus();
}
