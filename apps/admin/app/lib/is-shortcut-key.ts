const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** True if a typed letter is a shortcut: no field has the focus, and no dialog is open. */
export function isShortcutKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false;
  return !(event.target instanceof Element && event.target.closest(TYPING));
}
