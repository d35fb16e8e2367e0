import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isShortcutKey } from '../../lib/is-shortcut-key.ts';

/** `/` focuses the field from the moment it is seen, unless somebody types or has a dialog open. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    function moveFocus(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || !isShortcutKey(event)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [field]);
}
