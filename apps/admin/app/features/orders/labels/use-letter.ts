import { useEffectEvent, useLayoutEffect } from 'react';
import { isShortcutKey } from '../../../lib/is-shortcut-key.ts';

/** Calls back when that letter is pressed outside of fields and dialogs, from the moment the page is seen. */
export function useLetter(letter: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcutKey(event) || event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    onPress();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
