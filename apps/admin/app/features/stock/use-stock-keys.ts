import type { RefObject } from 'react';
import { isShortcutKey } from '../../lib/is-shortcut-key.ts';
import { useKeyDown } from '../../lib/use-key-down.ts';

type StockKeys = {
  listRef: RefObject<HTMLElement | null>;
  /** Called with the flour whose row has the focus. */
  onReceive: (focusedId: string | undefined) => void;
};

/** R receives, and the arrow keys move between rows. Enter opens the ledger, as on every link. */
export function useStockKeys({ listRef, onReceive }: StockKeys): void {
  useKeyDown((event) => {
    if (!isShortcutKey(event) || event.ctrlKey || event.metaKey) return;
    const links = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-flour]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key.toLowerCase() === 'r') {
      event.preventDefault();
      onReceive(links[at]?.dataset['flour']);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const isDown = event.key === 'ArrowDown';
      // Without a row in focus, Down takes the first; Up scrolls as always.
      if (at < 0 && (!isDown || document.activeElement !== document.body)) return;
      event.preventDefault();
      links[at + (isDown ? 1 : -1)]?.focus();
    }
  });
}
