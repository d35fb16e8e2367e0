import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';
const PRESSABLE = 'a, button, [role="menuitem"]';

/**
 * Letters work while no field has the focus and no dialog is open. Enter presses whatever has the
 * focus, if that can be pressed.
 */
export function useConfirmKeys(keys: Record<string, () => void>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
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
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
