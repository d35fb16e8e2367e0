import type { RefObject } from 'react';
import { isShortcutKey } from '../../../lib/is-shortcut-key.ts';
import { useKeyDown } from '../../../lib/use-key-down.ts';

type RowKeys = { listRef: RefObject<HTMLElement | null>; onPage: () => void; onHelp: () => void };

/** J and K go down and up the boxes of the rows, Ctrl+A selects the page, `?` lists the keys. */
export function useRowKeys({ listRef, onPage, onHelp }: RowKeys): void {
  useKeyDown((event) => {
    if (!isShortcutKey(event)) return;
    const hasControl = event.ctrlKey || event.metaKey;
    if (hasControl) {
      if (event.key.toLowerCase() !== 'a') return;
      event.preventDefault();
      onPage();
      return;
    }
    if (event.key === 'j' || event.key === 'k') focusNext(listRef.current, event.key === 'j');
    if (event.key === '?') onHelp();
  });
}

function focusNext(list: HTMLElement | null, isDown: boolean): void {
  const boxes = [
    ...(list?.querySelectorAll<HTMLElement>('[data-row] input[type="checkbox"]') ?? []),
  ];
  const row = document.activeElement?.closest('[data-row]');
  const at = boxes.findIndex((box) => row?.contains(box));
  const next = at < 0 ? boxes[isDown ? 0 : boxes.length - 1] : boxes[at + (isDown ? 1 : -1)];
  next?.focus();
}
