import { useEffect } from 'react';
import type { RefObject } from 'react';

const WRITING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** `/` moves the focus to the field, unless someone is writing or has a dialog open. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function moveFocus(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier) return;
      if (event.target instanceof Element && event.target.closest(WRITING)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [field]);
}
