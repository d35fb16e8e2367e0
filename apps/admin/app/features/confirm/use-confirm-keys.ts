import { useKeyDown } from '../../lib/use-key-down.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'a, button, [role="menuitem"]';

/**
 * Letters work while no field has the focus and no dialog is open. Enter presses whatever has the
 * focus, if that can be pressed.
 */
export function useConfirmKeys(keys: Record<string, () => void>, isOn: boolean): void {
  useKeyDown((event) => {
    if (!isOn || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest(FIELDS)) return;
    if (event.key === 'Enter' && target instanceof Element && target.closest(PRESSABLE)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
