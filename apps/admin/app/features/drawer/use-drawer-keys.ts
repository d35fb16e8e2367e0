import { useEffect, useEffectEvent } from 'react';
import { isShortcutKey } from '../../lib/is-shortcut-key.ts';

/** O pays out and K counts, while the drawer is open. */
export function useDrawerKeys(keys: { isOn: boolean; onPayOut: () => void; onCount: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.isOn || !isShortcutKey(event) || event.ctrlKey || event.metaKey) return;
    const action = { o: keys.onPayOut, k: keys.onCount }[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
